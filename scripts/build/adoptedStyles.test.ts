import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../install.mjs';
import {
  leanStylesheet,
  NEVER_BORNE,
  readByLibraries,
  REPLACEMENTS,
  replaceOnce,
  withoutNeverBorne,
} from './adoptedStyles.mjs';

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

test('five libraries lose their style elements by eight replacements, and two a fault by one each', () => {
  expect(Object.keys(REPLACEMENTS)).toHaveLength(5);
  expect(Object.values(REPLACEMENTS).flat()).toHaveLength(10);
});

test('a text that is gone, or stands there twice, is an error', () => {
  expect(replaceOnce('a b', [['b', 'c']])).toBe('a c');
  expect(() => replaceOnce('a', [['b', 'c']])).toThrow('found 0 times instead of once: b');
  expect(() => replaceOnce('b b', [['b', 'c']])).toThrow('found 2 times instead of once: b');
});

test('of a stylesheet, rules for what is never borne go, with the moves and values that only they use', () => {
  const css = `
    @keyframes come{from{opacity:0}} @keyframes go{to{opacity:0}} @keyframes turn{to{rotate:1turn}}
    .a,.a.top{animation:come 1s;color:var(--ink)} .a{--ink:red;--paper:white} .b:not(.top){animation-name:go}
    .top{animation:turn 1s;background:var(--paper)} @media print{.top{color:red}}`;
  const left = withoutNeverBorne(css, /top/).replaceAll(/\s/g, '');
  expect(left).toBe(
    '@keyframescome{from{opacity:0}}@keyframesgo{to{opacity:0}}' +
      '.a{animation:come1s;color:var(--ink)}.a{--ink:red}.b:not(.top){animation-name:go}',
  );
});

test.each(Object.entries(NEVER_BORNE))('%s brings a shorter stylesheet', (end, neverBorne) => {
  const code = readFileSync(join(projectFolder, 'node_modules', end), 'utf8');
  const lean = leanStylesheet(code, neverBorne);
  expect(lean.length).toBeLessThan(code.length);
  // All but the stylesheet is as it was.
  expect(lean.replace(/__insertCSS\(".*"\)/, '')).toBe(code.replace(/__insertCSS\(".*"\)/, ''));
});

test('what NoticeStack.css turns over a sheet is read by sonner', () => {
  expect(readByLibraries()).toEqual(expect.arrayContaining(['--lift', '--y']));
});

test('a library that brings no stylesheet any more, or two, is an error', () => {
  expect(() => leanStylesheet('', /a/)).toThrow('found no stylesheet instead of one');
  expect(() => leanStylesheet('__insertCSS("a{}");__insertCSS("b{}")', /a/)).toThrow('found two stylesheets');
});
