import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The stories know a text that React keeps hold of by this mark (.storybook/changedTexts.ts); without it they see no fault.
it('React marks the texts that it makes by themselves', () => {
  const url = new URL('../node_modules/react-dom/cjs/react-dom-client.development.js', import.meta.url);
  const code = readFileSync(url, 'utf8');
  expect(code).toContain('internalInstanceKey = "__reactFiber$" + randomKey');
  expect(code).toMatch(/createTextNode\(\s*newProps\s*\)\),\s*\(current\[internalInstanceKey\] = workInProgress\)/);
});
