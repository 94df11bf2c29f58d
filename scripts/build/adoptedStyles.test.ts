import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../install.mjs';
import { REPLACEMENTS, replaceOnce } from './adoptedStyles.mjs';

/** Makes a style element, by itself or through React. */
const STYLE_ELEMENT = /createElement\(['"]style['"]\)|jsx\(\s*['"]style['"]/g;

test.each(Object.entries(REPLACEMENTS))('%s makes no style element once replaced', (end, replacements) => {
  const code = readFileSync(join(projectFolder, 'node_modules', end), 'utf8');
  expect(code.match(STYLE_ELEMENT)).toHaveLength(1);
  const changed = replaceOnce(code, replacements);
  // What remains in react-style-singleton is called by nobody, and the build drops it.
  expect(changed.match(STYLE_ELEMENT) ?? []).toHaveLength(end.startsWith('react-style-singleton') ? 1 : 0);
  expect(changed.match(/makeStyleTag\(/g) ?? []).toHaveLength(end.startsWith('react-style-singleton') ? 1 : 0);
});

test('five libraries lose their style elements, by eight replacements', () => {
  expect(Object.keys(REPLACEMENTS)).toHaveLength(5);
  expect(Object.values(REPLACEMENTS).flat()).toHaveLength(8);
});

test('a text that is gone, or stands there twice, is an error', () => {
  expect(replaceOnce('a b', [['b', 'c']])).toBe('a c');
  expect(() => replaceOnce('a', [['b', 'c']])).toThrow('found 0 times instead of once: b');
  expect(() => replaceOnce('b b', [['b', 'c']])).toThrow('found 2 times instead of once: b');
});
