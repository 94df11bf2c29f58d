import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { colorTokens, plainTokens } from '@/testing/designTokens';
import { filesBelow } from '../../scripts/filesBelow.mjs';
import { projectFolder } from '../../scripts/install.mjs';

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const sheets = {
  palette: read('palette.css'),
  theme: read('index.css'),
  base: read('base.css'),
  type: read('typeTokens.css'),
};

/** The tokens as their file holds them. */
const written = async (tokens: object) =>
  (await format('tokens.json', JSON.stringify(tokens), { printWidth: 120 })).code;

/** All values in a group, with their paths: 'color.canvas'. */
function pathsIn(group: object, above = ''): readonly string[] {
  return Object.entries(group).flatMap(([name, part]) => {
    if (name.startsWith('$')) return [];
    const path = `${above}${name}`;
    return typeof part === 'object' && part !== null && '$value' in part ? [path] : pathsIn(part, `${path}.`);
  });
}

describe('the design tokens say what the stylesheets say', () => {
  // `npx vitest run --config vitest.unit.config.ts designTokens -u` writes them anew.
  it.each([
    ['light', colorTokens(sheets, 'light')],
    ['dark', colorTokens(sheets, 'dark')],
    ['plain', plainTokens(sheets)],
  ])('%s', async (name, tokens) => {
    await expect(await written(tokens)).toMatchFileSnapshot(`tokens/${name}.tokens.json`);
  });
});

/** Where a size stands for itself: fields that an iPhone does not enlarge, and shapes that no role is for. */
const OWN_SIZES = [
  'src/styles/radix/text-area.css: font-size: 16px',
  'src/styles/radix/text-field.css: font-size: 16px',
  'src/ui/LinkButton.css: border-radius: 4px',
  'src/ui/SidePanel.css: border-radius: 16px',
  'src/ui/data-table/DataGrid.css: border-radius: 5px',
];

it('sizes of type and radii have one home, also under the names of Radix Themes', () => {
  const spelled = filesBelow('src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [
        ...readFileSync(join(projectFolder, file), 'utf8').matchAll(
          /(?:font-size|border-radius|--(?:font-size|(?:heading-)?line-height)-[1-7]|--radius-[1-5]): [1-9]\d*px/g,
        ),
      ].map(([words]) => `${file}: ${words}`),
    );
  expect(spelled.toSorted()).toEqual(OWN_SIZES.toSorted());
});

describe('the design tokens keep to the format', () => {
  const groups = [colorTokens(sheets, 'light'), colorTokens(sheets, 'dark'), plainTokens(sheets)];

  it('names hold none of the signs that paths are written with', () => {
    const names = groups.flatMap((group) => pathsIn(group)).flatMap((path) => path.split('.'));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/^[a-z][\w-]*$/.test(name))).toEqual([]);
  });

  it('each reference leads to a token, in both appearances', () => {
    const references = JSON.stringify(plainTokens(sheets)).match(/(?<="\{)[^}"]+(?=\}")/g) ?? [];
    expect(references).toContain('color.shade');
    for (const colors of groups.slice(0, 2)) {
      const paths = new Set([...pathsIn(plainTokens(sheets)), ...pathsIn(colors)]);
      expect(references.filter((path) => !paths.has(path))).toEqual([]);
    }
  });

  it('the resolver names the files', () => {
    const named = read('tokens/weftline.resolver.json').match(/[a-z]+\.tokens\.json/g);
    expect(named).toEqual(['plain.tokens.json', 'light.tokens.json', 'dark.tokens.json']);
  });

  it('every role of text, radius and breakpoint is there', () => {
    expect(pathsIn(plainTokens(sheets)).filter((path) => /^(text|radius|breakpoint)\./.test(path))).toHaveLength(
      [...sheets.theme.matchAll(/--(?:text|radius|breakpoint)-[a-z-]+?: \d/g)].filter(
        ([name]) => !name.includes('line-height'),
      ).length,
    );
  });
});
