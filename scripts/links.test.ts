import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressesIn, anchorsIn, deadLinks, deadStoryAddresses } from './links.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weftline-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (path: string, text = '') => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const dead = (text: string) => {
  write('docs/guide.mdx', text);
  return deadLinks(folder, 'docs/guide.mdx', new Set(['ui-badge--default', 'ui-badge']));
};

describe('the links of the documentation', () => {
  it('are found in every form, and not in code', () => {
    const text = [
      '[a](a.md) and ![b](<b.png> "title") [![c](c.png)](d.md)',
      '[e]: e.md',
      '<a href="f.md"><img src=\'g.png\' /></a>',
      "import { Table } from './Table';",
      "import { Meta } from '@storybook/addon-docs/blocks';",
      '`[no](no.md)`',
      '```\n[no](no.md)\n```',
    ].join('\n');
    expect(addressesIn(text).toSorted()).toEqual(
      ['./Table', 'a.md', 'b.png', 'c.png', 'd.md', 'e.md', 'f.md', 'g.png'].toSorted(),
    );
  });

  it('make anchors of headings as GitHub does', () => {
    expect([...anchorsIn('# Two words\n## `npm test`, und Grüße!\n## Twice\n## Twice\n```\n# none\n```')]).toEqual([
      'two-words',
      'npm-test-und-grüße',
      'twice',
      'twice-1',
    ]);
  });

  it('lead to files, folders, modules, stories, headings and the world', () => {
    write('docs/picture.png');
    write('docs/Table.tsx');
    write('README.md', '# Commands');
    const links = [
      'picture.png',
      './Table',
      '../docs',
      '../README.md#commands',
      '#here',
      './?path=/story/ui-badge--default',
      './?path=/docs/ui-badge--docs',
      'https://example.com/any',
      'mailto:somebody@example.com',
    ];
    expect(dead(`# Here\n${links.map((link) => `[x](${link})`).join('\n')}`)).toEqual([]);
  });

  it.each([
    'gone.png',
    '../README.md#gone',
    '#gone',
    './?path=/story/ui-badge--gone',
    './?path=/docs/ui-gone--docs',
    './Gone',
    '/gone.png',
  ])('that lead nowhere are named: %s', (link) => {
    write('README.md', '# Commands');
    expect(dead(`# Here\n\n![x](${link})`)).toEqual([`docs/guide.mdx: ${link}`]);
  });
});

it('addresses within Storybook lead to a story or to a page', () => {
  const shown = new Set(['ui-badge--default', 'ui-badge']);
  const text = `'./?path=/story/ui-badge--default' "./?path=/docs/ui-badge--docs" './?path=/story/ui-badge--gone'
    './?path=/docs/ui-gone--docs'`;
  expect(deadStoryAddresses('Page.tsx', text, shown)).toEqual([
    'Page.tsx: ./?path=/story/ui-badge--gone',
    'Page.tsx: ./?path=/docs/ui-gone--docs',
  ]);
});
