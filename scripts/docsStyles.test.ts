import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { frameAround } from '../.storybook/docs/frameAround';
import { guideTables, type Node } from './book/guideTables.mjs';

/** A selector that reaches elements by their names, as those of the product are. */
const BY_NAME = /(^|[\s>(,])(a|button|code|h[1-6]|kbd|li|ol|p|section|table|ul)\b/;

it('what a page of documentation says of elements by their names ends where a component is drawn', () => {
  const reached: string[] = [];
  postcss.parse(readFileSync('.storybook/docs/docs.css', 'utf8')).walkRules((rule) => {
    const { parent } = rule;
    const isScoped =
      parent?.type === 'atrule' && 'params' in parent && parent.params === '(.book-page) to (.book-drawn)';
    const ofPage = isScoped ? [] : rule.selectors.filter((selector) => /^(\.book-page\b|[a-z])/.test(selector));
    reached.push(...ofPage.filter((selector) => BY_NAME.test(selector)));
  });
  expect(reached).toEqual([]);
});

it('a frame has the appearance of what it holds', () => {
  expect(frameAround('./iframe.html', 'Loom', 'dark')).toContain(':root{color-scheme:dark}');
});

it('a frame is seen once its story is drawn, for until then it is light', () => {
  const hidden: string[] = [];
  postcss.parse(readFileSync('.storybook/docs/docs.css', 'utf8')).walkDecls('opacity', ({ parent, value }) => {
    if (value === '0' && parent?.type === 'rule' && 'selector' in parent) hidden.push(parent.selector);
  });
  expect(hidden).toContain('.book-drawn:not([data-drawn]) .book-frame');
});

const element = (tagName: string, ...children: Node[]): Node => ({ type: 'element', tagName, children });
const text = (value: string): Node => ({ type: 'text', value });

const listed = (name: string, nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [...(node.tagName === name ? [node] : []), ...listed(name, node.children ?? [])]);

it('code in a cell of a guide breaks after a slash; elsewhere it stays as it is', () => {
  const page = element('div', ...['td', 'p'].map((name) => element(name, element('code', text('src/ui/')))));
  guideTables()(page);
  expect(listed('code', [page])).toEqual([
    element('code', text('src/'), element('wbr'), text('ui/')),
    element('code', text('src/ui/')),
  ]);
});

it('each cell of a guide bears the head of its column, and stays a cell where it is drawn as a block', () => {
  const row = (name: string, ...words: string[]) =>
    element('tr', ...words.map((word) => element(name, element('em', text(word)))));
  const table = element(
    'table',
    element('thead', row('th', 'fault', 'proof')),
    element('tbody', row('td', 'it', 'is')),
  );
  guideTables()(element('div', table));
  expect(listed('td', [table]).map(({ properties }) => properties)).toEqual([
    { role: 'cell', dataHead: 'fault' },
    { role: 'cell', dataHead: 'proof' },
  ]);
  const others = ['table', 'thead', 'tbody', 'tr', 'th'].map((name) => listed(name, [table])[0]?.properties);
  expect(others.map((properties) => properties?.['role'])).toEqual([
    'table',
    'rowgroup',
    'rowgroup',
    'row',
    'columnheader',
  ]);
});
