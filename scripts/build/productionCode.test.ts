import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { projectFolder } from '../install.mjs';
import {
  LEFT_OUT,
  withLinksThatMayGo,
  withListsBelow,
  withoutEnds,
  withoutIconsAndPromises,
  withoutInstruments,
  withoutKeys,
  withoutMoves,
  withoutNames,
  withoutOwnPlaces,
  withoutPages,
  withPartsThatMayGo,
  withoutWarnings,
} from './productionCode.mjs';

const MODULES = join(projectFolder, 'node_modules');
const read = (...path: string[]) => readFileSync(join(MODULES, ...path), 'utf8');

test('functions lose the names that are set, and nothing else', () => {
  const named = `var __defProp = Object.defineProperty;
${LEFT_OUT[0]?.text}var Part = /* @__PURE__ */ React.memo(
  /* @__PURE__ */ __name(function Part2(props) {
    const close = /* @__PURE__ */ __name(() => props.onOpen(() => /* @__PURE__ */ __name((a) => a, "inner")), "close");
    const __names = useName(close, "close");
    return __names;
  }, "Part")
);
function List({ ref = /* @__PURE__ */ __name(() => {
}, "ref") }) {
}
__name(List, "List");
export { Part };
`;
  expect(withoutNames(named)).toBe(`var __defProp = Object.defineProperty;
var Part = /* @__PURE__ */ React.memo(
  function Part2(props) {
    const close = () => props.onOpen(() => (a) => a);
    const __names = useName(close, "close");
    return __names;
  }
);
function List({ ref = () => {
} }) {
}
export { Part };
`);
});

const ofRadix = readdirSync(join(MODULES, '@radix-ui'))
  .map((name) => join('@radix-ui', name, 'dist', 'index.mjs'))
  .filter((file) => existsSync(join(MODULES, file)) && read(file).includes(LEFT_OUT[0]?.text ?? ''));

test.each(ofRadix)('%s can be read without its names', (file) => {
  const lean = withoutNames(read(file));
  expect(lean).not.toMatch(/\b__name\b/);
  expect(parseSync(file, lean).errors).toEqual([]);
});

test('nearly all modules of Radix name their functions', () => {
  expect(ofRadix.length).toBeGreaterThan(40);
});

test('an icon of lucide keeps its elements', async () => {
  const folder = join('lucide-react', 'dist', 'esm', 'icons');
  const files = readdirSync(join(MODULES, folder)).filter((file) => file.endsWith('.mjs'));
  expect(files.length).toBeGreaterThan(1_000);
  for (const file of ['truck.mjs', 'hourglass.mjs', 'key.mjs', 'key-round.mjs']) {
    const code = withoutKeys(read(folder, file)).replace(
      /import createLucideIcon.*/,
      'const createLucideIcon = String;',
    );
    const { __iconData: before } = await import(/* @vite-ignore */ join(MODULES, folder, file));
    const { __iconData: after } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    expect(after.name).toBe(before.name);
    expect(after.size).toBeUndefined();
    expect(after.node).toEqual(
      before.node.map(([tag, { key, ...attributes }]: [string, Record<string, string>]) => {
        expect(key).toBeTypeOf('string');
        return [tag, attributes];
      }),
    );
  }
});

/** Files of the router that hold its warnings. @param kind 'development' or 'production' */
const chunks = (kind: string) => {
  const folder = join('react-router', 'dist', kind);
  const files = readdirSync(join(MODULES, folder)).filter((file) => file.endsWith('.mjs'));
  return files.map((file) => read(folder, file)).filter((code) => code.includes('var ENABLE_DEV_WARNINGS'));
};

test('the router is the one that its authors make for production', () => {
  expect(chunks('development').map(withoutWarnings)).toEqual(chunks('production'));
  expect(chunks('production')).toHaveLength(1);
});

test('the links of the router lose their names, and nothing else', () => {
  const [code = ''] = chunks('production');
  const lean = withLinksThatMayGo(code);
  for (const name of ['Link', 'NavLink', 'Form']) {
    expect(code).toContain(`${name}.displayName = "${name}"`);
    expect(lean).not.toContain(`\n${name}.displayName`);
  }
  const whole = lean.replaceAll(/(var \w+ = )\/\* @__PURE__ \*\/ (React10\.forwardRef)/g, '$1$2');
  expect(whole).toBe(code.replaceAll(/^(?:Link|NavLink|Form)\.displayName = "\w+";\n/gm, ''));
});

test('the icons, the wheel, the close button and the promises of sonner are left unused', () => {
  const lean = withoutIconsAndPromises(read('sonner', 'dist', 'index.mjs'));
  for (const name of ['getAsset', 'getLoadingIcon', 'CloseIcon']) {
    expect([name, lean.match(new RegExp(`\\b${name}\\b`, 'g'))]).toEqual([name, [name]]);
  }
  expect(lean).toContain('this.promise = true ? undefined : (');
  expect(parseSync('sonner.mjs', lean).errors).toEqual([]);
});

test('what measures the loads and visits of the router is left unused', () => {
  const [code = ''] = chunks('production');
  const lean = withoutInstruments(code);
  expect(code.split('if (init.instrumentations) {').length).toBe(3);
  expect(lean).toBe(code.replaceAll('if (init.instrumentations) {', 'if (false) {'));
});

test.each([
  [
    'lists by pages',
    withoutPages,
    ['@tanstack', 'query-core', 'build', 'modern', 'query.js'],
    ['infiniteQueryBehavior'],
  ],
  ['moves of panel and page', withoutMoves, ['vaul', 'dist', 'index.mjs'], ['usePreventScroll', 'useScaleBackground']],
])('%s are left unused', (_what, leave, path, names) => {
  const code = read(...path);
  const lean = leave(code);
  for (const name of names) {
    const calls = new RegExp(`(?<!function )\\b${name}\\(`, 'g');
    expect([name, code.match(calls)?.length, lean.match(calls)]).toEqual([name, 1, null]);
  }
  expect(parseSync('library.mjs', lean).errors).toEqual([]);
});

test('windowed lists that keep to their end are left unused', () => {
  const code = read('@tanstack', 'virtual-core', 'dist', 'esm', 'index.js');
  const lean = withoutEnds(code);
  expect([code.match(/anchorTo === "end"/g)?.length, lean.match(/anchorTo === "end"/g)?.length]).toEqual([2, 1]);
  // What it would do there is taken on nowhere else.
  expect(lean.match(/if \(false\)/g)).toHaveLength(5);
  expect(lean.replaceAll(/if \(.*\) \{/g, 'if () {')).toBe(code.replaceAll(/if \(.*\) \{/g, 'if () {'));
  expect(parseSync('virtual.mjs', lean).errors).toEqual([]);
});

test('places of rows that are written past React are left unused', () => {
  const code = read('@tanstack', 'react-virtual', 'dist', 'esm', 'index.js');
  const lean = withoutOwnPlaces(code);
  expect([code.match(/state\.enabled/g)?.length, lean.match(/state\.enabled/g)]).toEqual([4, null]);
  expect(parseSync('virtual.mjs', lean).errors).toEqual([]);
});

test('nothing of ours asks for what is left unused', () => {
  const sources = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(projectFolder, 'src', file), 'utf8')] as const);
  const named = (pattern: RegExp) => sources.flatMap(([file, code]) => (pattern.test(code) ? [file] : []));
  expect(named(/infiniteQuery|instrumentations|toast\.promise|shouldScaleBackground/i)).toEqual([]);
  expect(named(/anchorTo|followOnAppend|directDomUpdates|containerRef/)).toEqual([]);
  const panels = named(/<Drawer\.Root\b/);
  expect(panels).toEqual([join('ui', 'SidePanel.tsx')]);
  expect(named(/repositionInputs=\{false\}/)).toEqual(panels);
});

/** How often Radix's select names the part that opens a list over its field, beside the part's own name as a text. */
const listsOver = (code: string) => code.match(/\bSelectItemAlignedPosition\b(?!")/g)?.length;

test('lists that open over their field are left unused', () => {
  const code = read('@radix-ui', 'react-select', 'dist', 'index.mjs');
  const lean = withListsBelow(code);
  expect([listsOver(code), listsOver(lean)]).toEqual([2, 1]);
  expect(lean).toContain('const SelectPosition = SelectPopperPosition;');
  expect(parseSync('select.mjs', lean).errors).toEqual([]);
});

test('no list of the product opens over its field', () => {
  const source = join(projectFolder, 'src');
  const lists = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(join(source, file), 'utf8').match(/<Select\.Content[^]*?>\n/g) ?? []);
  expect(lists.map((list) => list.includes('position="popper"'))).toEqual([true]);
});

test('the parts of Radix Themes lose their names, and nothing else', () => {
  const folder = join('@radix-ui', 'themes', 'dist', 'esm', 'components');
  const named = readdirSync(join(MODULES, folder)).filter(
    (file) => file.endsWith('.js') && read(folder, file).includes('.displayName="'),
  );
  expect(named.length).toBeGreaterThan(30);
  for (const file of named) {
    const code = read(folder, file);
    const lean = withPartsThatMayGo(code);
    const names = code.match(/;[\w$]+\.displayName="[\w.]+"/g) ?? [];
    const whole = names.reduce((left, name) => left.replace(name, ''), code);
    expect([file, lean.replaceAll('/* @__PURE__ */ ', '')]).toEqual([file, whole]);
    expect([file, lean.includes('.displayName="'), parseSync(file, lean).errors]).toEqual([file, false, []]);
  }
});
