import { expect, it } from 'vitest';
import { leadsToHeavy } from './book/bookChunks.mjs';

const imports: Record<string, string[]> = {
  '/p/src/ui/Panel.tsx': ['/p/src/ui/tone.ts'],
  '/p/src/ui/tone.ts': [],
  '/p/src/ui/SidePanel.tsx': ['/p/node_modules/vaul/index.mjs'],
  '/p/src/ui/RecordGuard.tsx': ['/p/src/ui/Panel.tsx', '/p/src/ui/SidePanel.tsx'],
  '/p/src/testing/barDestinations.ts': ['/p/src/app/screens.ts'],
  // A circle ends.
  '/p/src/ui/Loom.tsx': ['/p/src/ui/Cloth.tsx'],
  '/p/src/ui/Cloth.tsx': ['/p/src/ui/Loom.tsx'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

it.each([
  ['/p/src/ui/Panel.tsx', false],
  ['/p/src/ui/SidePanel.tsx', true],
  ['/p/src/ui/RecordGuard.tsx', true],
  ['/p/src/testing/barDestinations.ts', true],
  ['/p/src/ui/Loom.tsx', false],
])('%s brings what few stories need: %s', (id, expected) => {
  expect(leadsToHeavy(id, modules)).toBe(expected);
});
