import { readdirSync, readFileSync } from 'node:fs';
import { Button, Flex as OriginalFlex } from '@radix-ui/themes';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { createLucideIcon } from './createLucideIcon';
import { Flex } from './flex';
import * as lean from './get-responsive-styles';

const SOURCES = new URL('../../', import.meta.url);
const LUCIDE = new URL('../../../node_modules/lucide-react/dist/esm/', import.meta.url);
const THEMES = new URL('../../../node_modules/@radix-ui/themes/dist/esm/', import.meta.url);

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'));

/** What the sources import from a library, by its names there. */
const importedFrom = (library: string) =>
  [
    ...new Set(
      sources.flatMap((text) =>
        [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'))].flatMap(([, names = '']) =>
          names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
        ),
      ),
    ),
  ].filter((name) => /^[A-Z]/.test(name));

/** Markup with each element's attributes in one order, for it says nothing. */
const inOrder = (markup: string) =>
  markup.replace(
    /<(\w+)((?: [\w:-]+="[^"]*")+)/g,
    (_tag, name: string, attributes: string) =>
      `<${name} ${(attributes.match(/[\w:-]+="[^"]*"/g) ?? []).toSorted().join(' ')}`,
  );

const drawn = (part: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) =>
  inOrder(renderToStaticMarkup(createElement(part, props)));

describe('an icon', () => {
  const barrel = readFileSync(new URL('lucide-react.mjs', LUCIDE), 'utf8');
  const icons = importedFrom('lucide-react').map((name) => [
    name,
    new RegExp(`default as ${name}\\b[^}]*\\} from '(\\./icons/[\\w-]+\\.mjs)'`).exec(barrel)?.[1] ?? '',
  ]);

  it('of the sources is found in lucide', () => {
    expect(icons.length).toBeGreaterThan(40);
    expect(icons.filter(([, file]) => file === '')).toEqual([]);
  });

  it.each(icons)('%s is drawn as lucide draws it', async (_name, file = '') => {
    const { default: original, __iconData: data } = await import(/* @vite-ignore */ new URL(file, LUCIDE).href);
    const own = createLucideIcon(data) as ComponentType<Record<string, unknown>>;
    for (const props of [
      {},
      { size: 14, strokeWidth: 2, className: 'shrink-0 text-ink', 'aria-hidden': true },
      { size: 16, 'aria-label': 'Overdue', role: 'img' },
      { 'aria-label': undefined, className: '', color: 'red', 'data-mark': '' },
      { children: createElement('title', {}, 'Late') },
    ]) {
      expect(drawn(own, props)).toBe(drawn(original, props));
    }
  });

  it('of our own is drawn as lucide draws it', async () => {
    const { default: original } = await import(/* @vite-ignore */ new URL('createLucideIcon.mjs', LUCIDE).href);
    const node: [string, Record<string, string>][] = [
      ['path', { d: 'M12 2v20', key: 'a' }],
      ['circle', { r: '4', key: 'b' }],
    ];
    expect(drawn(createLucideIcon('half-disc', node) as ComponentType<Record<string, unknown>>, { size: 18 })).toBe(
      drawn(original('half-disc', node), { size: 18 }),
    );
  });

  it('is given nothing that only lucide’s own knows', () => {
    const words =
      /<[A-Z]\w*[^<>]*\b(?:absoluteStrokeWidth|nonScalingStroke|iconNode)\b|LucideProvider|useLucideContext/;
    expect(sources.filter((text) => words.test(text))).toEqual([]);
  });
});

test('the button that is busy is the only one with a flex container, which needs no class but its own', () => {
  expect(
    importedFrom('@radix-ui/themes').filter((name) => /^(?:Box|Container|Flex|Grid|Section|Spinner)$/.test(name)),
  ).toEqual([]);
  const busy = renderToStaticMarkup(createElement(Button, { loading: true }, 'Log in'));
  expect(busy.match(/class="rt-Flex[^"]*"/g)).toEqual([
    'class="rt-Flex rt-r-ai-center rt-r-jc-center rt-r-position-absolute rt-r-inset-0"',
  ]);
  const child = createElement('span', null, 'Words');
  expect(renderToStaticMarkup(createElement(Flex, null, child))).toBe(
    renderToStaticMarkup(createElement(OriginalFlex, { asChild: true }, child)),
  );
});

test.each([
  ['a value with a class', { value: '2', className: 'rt-r-size', propValues: ['1', '2'] }],
  ['one below zero', { value: '-2', className: 'rt-r-mt', propValues: ['1', '-2'] }],
  ['one that is its own class', { value: 'soft', className: '', propValues: ['soft'] }],
  ['none', { className: 'rt-r-size', propValues: ['1'] }],
  ['an empty one', { value: '', className: 'rt-r-size', propValues: ['1'] }],
  [
    'one that is said in other words',
    { value: 'left', className: 'rt-r-ta', propValues: ['left'], parseValue: () => 'start' },
  ],
  ['one without a class', { value: '3px', className: 'rt-r-w', propValues: ['1'] }],
  [
    'one without a class in other words',
    { value: '3', className: 'rt-r-w', propValues: [], parseValue: (word: string) => `${word}px` },
  ],
])('the class and the style for %s are those of Radix Themes', async (_what, value) => {
  const original = await import(/* @vite-ignore */ new URL('helpers/get-responsive-styles.js', THEMES).href);
  const given = { ...value, customProperties: ['--width'] };
  const [className, style = {}] = original.getResponsiveStyles(given);
  expect(lean.getResponsiveStyles(given)[0]).toBe(className);
  expect(lean.getResponsiveStyles(given)[1] ?? {}).toEqual(style);
  for (const allowArbitraryValues of [true, false])
    expect(lean.getResponsiveClassNames({ ...given, allowArbitraryValues })).toBe(
      original.getResponsiveClassNames({ ...given, allowArbitraryValues }),
    );
});

test('no part is given a value by breakpoint', () => {
  const byBreakpoint = /=\{\{\s*(?:initial|xs|sm|md|lg|xl):/;
  expect(byBreakpoint.test("<Text size={{ initial: '1', md: '2' }}>")).toBe(true);
  expect(sources.filter((text) => byBreakpoint.test(text))).toEqual([]);
});
