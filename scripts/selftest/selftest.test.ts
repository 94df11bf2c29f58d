import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../install.mjs';
import { DEFECTS } from './defects.mjs';
import { commandsOf, type Defect, othersOf, rowOf, storiesAbout, wantedOf, withDefect } from './patch.mjs';

const defect: Defect = { name: 'a', file: 'a.ts', find: 'one', replace: '$&two', gate: 'unit', proof: 'a.test.ts' };

describe('a seeded defect', () => {
  it('replaces its one place, and takes its text literally', () => {
    expect(withDefect('- one -', defect)).toBe('- $&two -');
  });

  it.each([
    ['is gone', '- two -', defect, /0 times/],
    ['stands twice', 'one one', defect, /2 times/],
    ['stays as it is', 'one', { ...defect, replace: 'one' }, /changes nothing/],
  ])('fails when its place %s', (_what, text, patch, message) => {
    expect(() => withDefect(text, patch)).toThrow(message);
  });
});

describe('the choice of defects', () => {
  const defects = ['a', 'b', 'c'].map((name) => ({ ...defect, name }));
  const names = (wanted: { only?: string; from?: string }) => wantedOf(defects, wanted).map(({ name }) => name);

  it('is all, one, or those from one on', () => {
    expect([names({}), names({ only: 'b' }), names({ from: 'b' })]).toEqual([['a', 'b', 'c'], ['b'], ['b', 'c']]);
  });

  it('fails for a name that nothing bears', () => {
    expect(() => names({ only: 'd' })).toThrow("No defect is called 'd'");
  });
});

describe('what else is run for a defect', () => {
  it.each([
    ['src/components/threads/ThreadCard.tsx', ['stories/components/threads/', 'stories/screens/threads/']],
    ['src/operations/threads.ts', ['stories/components/threads/', 'stories/screens/threads/']],
    ['src/domain/time/relativeAge.ts', ['stories/components/time/']],
    ['src/ui/SidePanel.tsx', ['stories/ui/SidePanel.stories.tsx', 'stories/ui/SidePanel/']],
    ['src/app/shell/Frame.tsx', ['stories/app/shell/']],
    ['stories/ui/StatusDot.stories.tsx', ['stories/ui/StatusDot.stories.tsx']],
    ['src/styles/palette.css', []],
    ['e2e/gate.spec.ts', []],
  ])('%s: the stories of its room or component', (file, stories) => {
    expect(storiesAbout(file)).toEqual(stories);
  });

  it('is every gate that is run whole but its own, and of the unit tests not those of the defects', () => {
    const others = othersOf({ ...defect, file: 'src/ui/StatusDot.tsx', gate: 'lint' });
    expect(others.map(({ gate }) => gate)).toEqual(['types', 'links', 'unit', 'stories']);
    expect(others.find(({ gate }) => gate === 'unit')?.commands[0]).toContain('--exclude=scripts/selftest/**');
    expect(othersOf({ ...defect, gate: 'stories' }).map(({ gate }) => gate)).not.toContain('stories');
  });
});

describe('the row of a defect', () => {
  it('tells its gate, its verdict, and what else turned red where that is known', () => {
    const { proof: _proof, ...without } = defect;
    expect([
      rowOf(defect, 'red', undefined),
      rowOf(defect, 'GREEN', ['lint', 'types']),
      rowOf({ ...without, gate: 'lint' }, 'red', []),
    ]).toEqual([
      'a: red in unit a.test.ts',
      'a: GREEN in unit a.test.ts, also red: lint, types',
      'a: red in lint, also red: none',
    ]);
  });
});

describe('the seeded defects', () => {
  it('are thirty or more, each with a name of its own', () => {
    expect(DEFECTS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
  });

  it.each(DEFECTS)('$name: fits the file as it stands, and names a gate that is there', (seeded) => {
    expect(() => withDefect(readFileSync(join(projectFolder, seeded.file), 'utf8'), seeded)).not.toThrow();
    const scripts = commandsOf(seeded).map(([script = '']) => script);
    const missing = [...scripts, seeded.proof ?? seeded.file].filter((file) => !existsSync(join(projectFolder, file)));
    expect(missing).toEqual([]);
  });
});
