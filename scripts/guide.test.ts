import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import storybook from '../.storybook/main';
import { inOwnTerms } from './book/manifest.mjs';
import { importedFile } from './component-pages/sources.mjs';
import { projectFolder } from './install.mjs';
import { propsIn } from './props.mjs';

const inProject = (path: string) => join(projectFolder, path);
const guide = readFileSync(inProject('stories/guides/BuildingWithTheComponents.mdx'), 'utf8');
const code = /```tsx\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
const inBackticks = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

const sources = Object.fromEntries(
  readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(inProject(file), 'utf8')]),
);
const exportsOf = (file: string) =>
  parseSync(file, sources[file] ?? '').module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  );

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const exported = new Set(Object.keys(sources).flatMap(exportsOf));
const fileNames = new Set(
  ['src', 'stories', 'scripts', 'e2e', '.']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: folder !== '.', encoding: 'utf8' }).map((file) => basename(file)),
    )
    .filter((name) => name.includes('.')),
);

/** Whether there is what a guide names: a command, a path (`<domain>` stands for one of them), a file or an export. */
function isThere(text: string): boolean {
  const [, command] = /^npm run (\S+)/.exec(text) ?? [];
  if (command !== undefined) return command in scripts;
  if (/^(app|screens|components|ui)$/.test(text)) return existsSync(inProject(`src/${text}`));
  if (text === 'src' || text.includes('/')) return existsSync(inProject(text.replace('<domain>', 'purchase-orders')));
  return fileNames.has(text) || exported.has(text);
}

describe('the guide to building with the components', () => {
  it('imports what there is', () => {
    const { module } = parseSync('guide.tsx', code);
    const missing = module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const file = importedFile(moduleRequest.value, 'guide.tsx', (path) => path in sources);
      const names = file === undefined ? [] : exportsOf(file);
      return entries.flatMap(({ importName }) => (names.includes(importName.name ?? '') ? [] : [importName.name]));
    });
    expect(module.staticImports).toHaveLength(3);
    expect(missing).toEqual([]);
  });

  it('gives its component all that it takes', () => {
    const [, component = '', attributes = ''] = /<(\w+) \{\.\.\.args\}([^>]*)\/>/.exec(code) ?? [];
    const [, record = ''] = /args = \{(.*)\};/.exec(code) ?? [];
    const given = [...attributes.matchAll(/(\w+)=/g), ...record.matchAll(/(\w+): (?!true)/g)].map(([, name]) => name);
    const taken = propsIn(sources).filter((prop) => prop.component === component && prop.required);
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(given)).toEqual(new Set(taken.map(({ name }) => name)));
  });

  it('names files, commands, components and rules that there are', () => {
    const others = ['manifests/components.json', 'dangerouslySetInnerHTML', 'aria-label'];
    expect(inBackticks(guide).filter((text) => !others.includes(text) && !isThere(text))).toEqual([]);
  });

  it('leads to a list of components that every Storybook has', () => {
    expect(inBackticks(guide)).toContain('manifests/components.json');
    expect(storybook.features).toMatchObject({ componentsManifest: true });
  });
});

it('Storybook looks for stories only in folders that hold some', () => {
  const { stories } = storybook;
  const places = Array.isArray(stories) ? stories : [];
  expect(places.length).toBeGreaterThan(20);
  const empty = places.filter((place) => {
    if (typeof place === 'string') return true;
    const names = readdirSync(inProject(`.storybook/${place.directory}`), { recursive: true, encoding: 'utf8' });
    return !names.some((name) => /\.(mdx|stories\.tsx)$/.test(name));
  });
  expect(empty).toEqual([]);
});

/** A text in as many backticks as it needs: in MDX, what stands in braces outside of them is a program. */
const CODE_SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

it('the guides are text, of which nothing is computed when they are opened', () => {
  const guides = readdirSync(inProject('stories/guides')).filter((file) => file.endsWith('.mdx'));
  expect(guides.length).toBeGreaterThan(3);
  const computed = guides.flatMap((file) =>
    readFileSync(inProject(`stories/guides/${file}`), 'utf8')
      .replace(/^import .*$/gm, '')
      .replaceAll(CODE_SPAN, '')
      .split('\n')
      .filter((line) => /[{}]/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(computed).toEqual([]);
});

it('the guide to making a change names what there is', () => {
  const named = inBackticks(readFileSync(inProject('stories/guides/MakingAChange.mdx'), 'utf8'));
  expect(named.length).toBeGreaterThan(40);
  // Fields of what is exported.
  const fields = ['outcome', 'perform', 'affects', 'load', 'sortable', 'narrowedBy', 'onFilter', 'openerId'];
  expect(named.filter((text) => !fields.includes(text) && !isThere(text))).toEqual([]);
});

it('the guide to plugging in a backend quotes code that there is', () => {
  const adopters = readFileSync(inProject('stories/guides/PluggingInABackend.mdx'), 'utf8');
  const blocks = [...adopters.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const quoted = blocks.flatMap((block) => block.split('\n')).map((line) => line.trim());
  const tests = readFileSync(inProject('src/testing/httpOperations.test.ts'), 'utf8');
  const lines = new Set(
    [...Object.values(sources), tests].flatMap((text) => text.split('\n')).map((line) => line.trim()),
  );
  expect(blocks.length).toBeGreaterThan(3);
  // The adopter's own line.
  expect(quoted.filter((line) => !lines.has(line) && !line.includes('our backend'))).toEqual([]);
});

it('the list of components names the files that one imports, and no machine', () => {
  const entry = {
    name: 'LoomTable',
    path: './stories/ui/Loom.stories.tsx',
    import: "import {\n  Loom, LoomTable<Yarn, Cloth>\n} from 'weftline';\nimport { fn } from 'storybook/test';",
    reactDocgen: { definedInFile: `${projectFolder}src/ui/Loom.tsx` },
  };
  const text = "import { Loom } from '@/ui/Loom';\nimport { LoomTable } from '@/ui/LoomTable';";
  expect(inOwnTerms({ components: { v: 0, components: { 'ui-loom': entry } } }, () => text)).toEqual({
    components: {
      v: 0,
      components: {
        'ui-loom': {
          ...entry,
          import:
            "import { Loom } from '@/ui/Loom';\nimport { LoomTable } from '@/ui/LoomTable';\nimport { fn } from 'storybook/test';",
          reactDocgen: { definedInFile: 'src/ui/Loom.tsx' },
        },
      },
    },
  });
});

const loomWith = (type: string) => ({
  definedInFile: 'src/ui/Loom.tsx',
  props: { yarns: { tsType: { name: type } }, cloth: { tsType: { name: 'string' } } },
});

it('the list of components holds what can be pasted, and what a component that takes types is for, with its props', () => {
  const files: Record<string, string> = {
    'stories/ui/Loom.stories.tsx': "import { Loom } from '@/ui/Loom';\nimport { Panel } from '@/ui/Panel';",
    'src/ui/Loom.tsx':
      'export interface LoomProps<Yarn> {\n  /** From left to right. */\n  yarns: readonly Yarn[];\n}\n/** Weaves what it is given. */\nexport function Loom<Yarn>(props: LoomProps<Yarn>) {}',
  };
  const entry = {
    name: 'Loom<Yarn>',
    path: 'stories/ui/Loom.stories.tsx',
    error: { name: 'No component import found' },
    import: "import { Panel } from 'weftline';\nimport { Panel } from 'weftline';",
    stories: [
      { name: 'Default', snippet: 'const Default = () => <Loom<Yarn> yarns={[]}><Panel /></Loom<Yarn>>;' },
      { name: 'Kept', snippet: 'const Kept = () => <KeptLoom />;' },
    ],
  };
  expect(inOwnTerms({ components: { components: { loom: entry } } }, (path) => files[path] ?? '')).toEqual({
    components: {
      components: {
        loom: {
          name: 'Loom',
          description: 'Weaves what it is given.',
          path: entry.path,
          import: "import { Loom } from '@/ui/Loom';\nimport { Panel } from '@/ui/Panel';",
          stories: [
            { name: 'Default', snippet: 'const Default = () => <Loom yarns={[]}><Panel /></Loom>;' },
            { name: 'Kept' },
          ],
          reactDocgen: {
            description: 'Weaves what it is given.',
            definedInFile: 'src/ui/Loom.tsx',
            props: {
              yarns: { required: true, tsType: { name: 'readonly Yarn[]' }, description: 'From left to right.' },
            },
          },
        },
      },
    },
  });
});

it('the list of components gives a type that react-docgen does not know as it is written', () => {
  const text =
    'export interface LoomProps { yarns: readonly Yarn[]; cloth: Cloth }\nexport function Loom(props: LoomProps) {}';
  expect(
    inOwnTerms({ components: { components: { loom: { reactDocgen: loomWith('unknown') } } } }, () => text),
  ).toEqual({
    components: { components: { loom: { reactDocgen: loomWith('readonly Yarn[]') } } },
  });
});
