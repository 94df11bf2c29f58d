import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { TONES } from '@/domain/tone';
import {
  type Appearance,
  channelsOf,
  colorOf,
  contrastRatio,
  layered,
  LEAST_CONTRAST,
  palettePairs,
  readPalette,
  readRoleGroups,
} from '@/testing/palette';
import { toneGround, toneMark, toneText } from '@/ui/toneClass';
import { frameTheme } from '../../.storybook/theme';
import specification from '../../stories/specification/clauses.json';
import { importedFromLibraries } from '../../scripts/styles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const palettes = readPalette(read('src/styles/palette.css'));
const APPEARANCES = ['light', 'dark'] as const satisfies readonly Appearance[];
const SCALES = ['red', 'mauve'] as const;
const STEPS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Style sheets and components, with their text. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|(^|[\\/])testing[\\/]/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: read(join('src', file)) }));

describe('both appearances', () => {
  // The stories' test set-up relies on it: a play that asks for no colour runs in one appearance alone.
  it('differ in colours alone: no file but these knows dark, and for a colour', () => {
    const knowing = sources.filter(({ text }) =>
      /\.dark\b|\bdark:[a-z[]|classList\.\w+\('dark'|color-scheme/.test(text),
    );
    expect(knowing.map(({ file }) => file).toSorted()).toEqual(['app/appearance.ts', 'styles/palette.css']);
    const inDark = knowing.flatMap(({ text }) =>
      [...text.matchAll(/(?:\.dark|html:not\(\.light, \.dark\))\s*\{([^}]*)\}/g)].flatMap(([, rules = '']) =>
        [...rules.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property),
      ),
    );
    const others = inDark.filter((property) => !palettes.dark.has(property.slice(2)));
    expect([...new Set(others)].toSorted()).toEqual(['color-scheme']);
  });

  it('define the same names', () => {
    expect([...palettes.dark.keys()].toSorted()).toEqual([...palettes.light.keys()].toSorted());
  });

  it.each(SCALES)('have all steps of %s, opaque and see-through', (scale) => {
    const names = STEPS.flatMap((step) => [`${scale}-${step}`, `${scale}-a${step}`]);
    for (const appearance of APPEARANCES) {
      expect([...palettes[appearance].keys()]).toEqual(expect.arrayContaining(names));
    }
  });

  it.each(APPEARANCES)('%s: what is a ground or lies on one is opaque', (appearance) => {
    const names = new Set(palettePairs.flatMap(({ color, ground }) => [color, ground]));
    const seeThrough = [...names].filter((name) => colorOf(palettes[appearance], name).length > 7);
    expect(seeThrough).toEqual([]);
  });
});

describe.each(APPEARANCES)('contrast, %s', (appearance) => {
  const palette = palettes[appearance];

  it.each(palettePairs)('$color on $ground ($use: $where)', ({ color, ground, use }) => {
    expect(contrastRatio(colorOf(palette, color), colorOf(palette, ground))).toBeGreaterThanOrEqual(
      LEAST_CONTRAST[use],
    );
  });

  it('the focus is seen on every ground that holds a control', () => {
    for (const ground of ['canvas', 'panel', 'raised', 'sunken', 'hover']) {
      expect(contrastRatio(colorOf(palette, 'focus'), colorOf(palette, ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it('words stay readable while they are selected', () => {
    const [, selection = ''] =
      /::selection \{\s*background-color: var\(--([\w-]+)\)/.exec(read('src/styles/colorTokens.css')) ?? [];
    for (const ground of ['canvas', 'panel', 'raised']) {
      const [red, green, blue] = layered(colorOf(palette, selection), colorOf(palette, ground)).map(Math.round);
      const selected = `#${[red, green, blue].map((byte = 0) => byte.toString(16).padStart(2, '0')).join('')}`;
      expect(contrastRatio(colorOf(palette, 'ink'), selected)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
    }
  });
});

describe.each([
  ['light', 'panel'],
  ['dark', 'canvas'],
] as const)('see-through steps, %s', (appearance, role) => {
  const palette = palettes[appearance];
  const ground = colorOf(palette, role);

  it.each(SCALES.flatMap((scale) => STEPS.map((step) => [scale, step] as const)))(
    '%s a%s on its ground looks like the opaque step',
    (scale, step) => {
      const seen = layered(colorOf(palette, `${scale}-a${step}`), ground);
      const solid = channelsOf(colorOf(palette, `${scale}-${step}`));
      for (const [index, channel] of seen.entries()) {
        expect(Math.abs(channel - (solid[index] ?? Number.NaN))).toBeLessThanOrEqual(2);
      }
    },
  );
});

describe('SHELL-10: the accent colour is that of the clause', () => {
  const clauses = specification.areas.flatMap((area) => area.clauses);
  const [accent = ''] = /#[\da-f]{6}/.exec(clauses.find(({ id }) => id === 'SHELL-10')?.sentence ?? '') ?? [];

  it.each(APPEARANCES)('in %s, as a role and as step 9 of red', (appearance) => {
    expect(colorOf(palettes[appearance], 'accent')).toBe(accent);
    expect(colorOf(palettes[appearance], 'red-9')).toBe(accent);
  });

  it('in the README, with its contrast under white', () => {
    const ratio = contrastRatio(colorOf(palettes.light, 'on-solid'), accent).toFixed(2);
    expect(read('README.md')).toContain(`**White on the accent.** ${accent} with white is ${ratio}:1`);
  });

  it('on the icon of the browser tab', () => {
    expect(read('public/favicon.svg')).toContain(`fill="${accent}"`);
  });

  // Drawn from the other, to its edges, for the system rounds it.
  it('on the icon of a home screen', () => {
    const { width, height, data } = PNG.sync.read(readFileSync(join(root, 'public/apple-touch-icon.png')));
    const corners = [0, width - 1, width * (height - 1), width * height - 1];
    expect({ width, height }).toEqual({ width: 180, height: 180 });
    expect(corners.map((pixel) => data.subarray(4 * pixel, 4 * pixel + 4).toString('hex'))).toEqual(
      corners.map(() => `${accent.slice(1)}ff`),
    );
  });
});

describe('names in use exist', () => {
  const defined = new Set([
    ...palettes.light.keys(),
    ...sources.flatMap(({ text }) =>
      [...text.matchAll(/--([\w-]+)['"]?\s*:|(?:set(?:Layer)?Property\(|publishHeight\(\w+, )'--([\w-]+)'/g)].map(
        ([, declared, set]) => declared ?? set ?? '',
      ),
    ),
  ]);
  // Radix' primitives set theirs while they run.
  const isKnown = (name: string) => defined.has(name) || name.startsWith('radix-');

  it.each(sources.filter(({ text }) => /\(\s*--/.test(text)))('in $file', ({ text }) => {
    const used = [...text.matchAll(/\(\s*--([\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('and every role is in use; the scales have all their steps', () => {
    const isStep = (name: string) => SCALES.some((scale) => name.startsWith(`${scale}-`));
    const elsewhere = sources.filter(({ file }) => file !== 'styles/palette.css').map(({ text }) => text);
    const unused = [...palettes.light.keys()].filter(
      (name) => !isStep(name) && !elsewhere.some((text) => text.includes(`(--${name})`)),
    );
    expect(unused).toEqual([]);
  });

  it('and says what it is for', () => {
    const explained = readRoleGroups(read('src/styles/palette.css')).flatMap(({ roles }) => roles);
    const roles = [...palettes.light.keys()].filter((name) => !SCALES.some((scale) => name.startsWith(`${scale}-`)));
    expect(explained.map(({ name }) => name)).toEqual(roles);
  });

  it('and utilities paint with roles alone', () => {
    const theme = read('src/styles/index.css');
    const utilities = [...theme.matchAll(/--color-([\w-]+): var\(--([\w-]+)\);/g)];
    expect(utilities.length).toBeGreaterThan(0);
    for (const [, utility, role = ''] of utilities) {
      expect(utility).toBe(role);
      expect([...palettes.light.keys()]).toContain(role);
    }
  });
});

describe('colour values have one home', () => {
  const colorsIn = (text: string) => text.match(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])/gi) ?? [];

  it('no other source spells a colour out', () => {
    const found = sources
      .filter(({ file }) => file !== 'styles/palette.css')
      .flatMap(({ file, text }) =>
        [...colorsIn(text), ...(text.match(/\b(?:rgb|hsl|hwb|oklab|oklch|lab|lch|color)a?\(/g) ?? [])].map((color) => [
          file,
          color,
        ]),
      );
    expect(found).toEqual([]);
  });

  it('the page before its appearance is known has the ground of the dark one', () => {
    const [, ground] = /html:not\(\.light, \.dark\) \{\s*--canvas: (\S+);/.exec(read('src/styles/palette.css')) ?? [];
    expect(ground).toBe(colorOf(palettes.dark, 'canvas'));
  });

  it("Storybook's frame wears colours of the palette", () => {
    expect(colorsIn(JSON.stringify(frameTheme.light))).toContain(colorOf(palettes.light, 'accent'));
    expect(colorsIn(read('.storybook/theme.ts'))).toEqual([]);
  });
});

describe('a tone has one look', () => {
  const scales = read('src/styles/colorTokens.css');
  const blockOf = (color: string) =>
    new RegExp(String.raw`\[data-accent-color='${color}'\] \{([^}]*)\}`).exec(scales)?.[1] ?? '';

  it.each(TONES)('%s: words, ground and mark in the roles of its own name', (tone) => {
    expect([toneText[tone], toneGround[tone], toneMark[tone]]).toEqual([
      `text-(--${tone}-text)`,
      `bg-(--${tone}-soft)`,
      `bg-(--${tone}-mark)`,
    ]);
  });

  const families: readonly (readonly [family: string, color: string])[] = [['danger', 'ruby']];

  it.each(families)('%s: words, ground and mark of Radix Themes’ %s lead to its roles', (family, color) => {
    const block = blockOf(color);
    for (const [step, part] of [
      ['a3', 'soft'],
      ['a11', 'text'],
      ['9', 'mark'],
      ['indicator', 'mark'],
    ] as const) {
      expect(block).toContain(`--accent-${step}: var(--${family}-${part});`);
    }
    const roles = [...block.matchAll(/var\(--([\w-]+)\)/g)].map(([, role = '']) => role);
    expect(roles.filter((role) => !role.startsWith(`${family}-`))).toEqual(['panel']);
  });

  it('the scales of Radix Themes name every step that the imported parts draw with', () => {
    const colors = [...scales.matchAll(/\[data-accent-color='(\w+)'\]/g)].map(([, color = '']) => color);
    expect(colors.toSorted()).toEqual(['gray', 'red', 'ruby']);
    const parts = importedFromLibraries([{ file: 'src/styles/radix.css', text: read('src/styles/radix.css') }]);
    const drawnWith = new Set(
      parts.flatMap(({ text }) => [...text.matchAll(/var\((--(?:accent|gray)-[\w-]+)/g)].map(([, name = '']) => name)),
    );
    expect(drawnWith.size).toBeGreaterThan(20);
    for (const color of colors) {
      const named = scales.slice(0, scales.indexOf('[data-accent-color')) + blockOf(color);
      expect([...drawnWith].filter((name) => !named.includes(`${name}:`))).toEqual([]);
    }
  });
});
