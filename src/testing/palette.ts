import { type Tone, TONES } from '@/domain/tone';

/** Meanings that have a family of roles: the tones, and the voice of the AI. */
export const PALETTE_FAMILIES = [...TONES, 'ai'] as const;
export type PaletteFamily = Tone | 'ai';

type PlainRole =
  | 'canvas'
  | 'panel'
  | 'raised'
  | 'sunken'
  | 'hover'
  | 'line'
  | 'outline'
  | 'field'
  | 'ink'
  | 'ink-2'
  | 'focus'
  | 'fill'
  | 'on-solid'
  | 'accent'
  | 'accent-solid'
  | 'accent-solid-hover'
  | 'scrim'
  | 'shade'
  | 'shade-near'
  | 'shade-line'
  | 'paper'
  | 'paper-ink';
/** A colour by what it is for, as palette.css names it without the two dashes. */
export type PaletteRole =
  | PlainRole
  | `${PaletteFamily}-${'text' | 'soft'}`
  | `${'info' | 'danger' | 'ai'}-line`
  | `${Tone}-mark`;

/** Colours of one appearance by name: roles and scale steps; '#rrggbb', with two more digits where not opaque. */
export type Palette = ReadonlyMap<string, string>;
export type Appearance = 'light' | 'dark';

const selectors = { light: ':root, .light', dark: '.dark' } as const;

function readBlock(css: string, selector: string): Palette {
  const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(
    ([, name = '']) => name.trim().replaceAll(/\s+/g, ' ') === selector,
  );
  const [block] = blocks;
  if (!block || blocks.length > 1) throw new Error(`The palette has ${blocks.length} blocks '${selector}', not 1`);
  const colors = new Map<string, string>();
  for (const [, name = '', value = ''] of (block[2] ?? '').matchAll(/--([\w-]+)\s*:\s*([^;]*);/g)) {
    if (!/^#([\da-f]{6}|[\da-f]{8})$/.test(value))
      throw new Error(`--${name} is '${value}', no colour of 6 or 8 digits`);
    if (colors.has(name)) throw new Error(`--${name} is set twice in '${selector}'`);
    colors.set(name, value);
  }
  return colors;
}

/** Reads both appearances. @param css text of src/styles/palette.css @throws Error when it is not of that form */
export function readPalette(css: string): Record<Appearance, Palette> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return { light: readBlock(bare, selectors.light), dark: readBlock(bare, selectors.dark) };
}

/** Roles that serve one end, with what each is for. */
export interface RoleGroup {
  name: string;
  /** What all of them stand for; empty where each speaks for itself. */
  purpose: string;
  roles: readonly { name: string; purpose: string }[];
}

/**
 * The roles as the palette groups and explains them, the scales left out.
 * @param css text of src/styles/palette.css
 * @throws Error for a role without a word on what it is for
 */
export function readRoleGroups(css: string): readonly RoleGroup[] {
  const [, block = ''] = /:root,\s*\.light \{([^}]*)\}/.exec(css) ?? [];
  const [, ...parts] = block.split(/^ *\/\* (?=[^*]+ \*\/$)/m);
  return parts.flatMap((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [name = '', purpose = ''] = head.replace(' */', '').split(': ');
    if (name === 'Scales') return [];
    const roles = lines.flatMap((line) => {
      const [, role, says] = /--([\w-]+): [^;]+;(?: \/\* (.+) \*\/)?/.exec(line) ?? [];
      if (role !== undefined && says === undefined) throw new Error(`Nothing says what --${role} is for`);
      return role === undefined || says === undefined ? [] : [{ name: role, purpose: says }];
    });
    return [{ name, purpose, roles }];
  });
}

/** A colour by its name. @throws Error when the palette has none of that name */
export function colorOf(palette: Palette, name: string): string {
  const color = palette.get(name);
  if (color === undefined) throw new Error(`The palette has no --${name}`);
  return color;
}

/** Red, green, blue from 0 to 255 and the opacity from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number, opacity: number];

/** Reads '#rrggbb' or '#rrggbbaa'. */
export function channelsOf(color: string): Channels {
  const byte = (index: number) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  return [byte(0), byte(1), byte(2), color.length > 7 ? byte(3) / 255 : 1];
}

/** What is seen when a colour lies on an opaque ground. */
export function layered(color: string, ground: string): Channels {
  const [red, green, blue, opacity] = channelsOf(color);
  const [groundRed, groundGreen, groundBlue] = channelsOf(ground);
  const mix = (over: number, under: number) => over * opacity + under * (1 - opacity);
  return [mix(red, groundRed), mix(green, groundGreen), mix(blue, groundBlue), 1];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance after WCAG 2.2, 0 to 1. */
function luminanceOf([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast after WCAG 2.2, 1 to 21, of a colour as seen on an opaque ground. */
export function contrastRatio(color: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(layered(color, ground)), luminanceOf(channelsOf(ground))].toSorted(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Least contrast by use (WCAG 2.2 AA): text, text from 19 px bold or 24 px, and what is no text but must be seen. */
export const LEAST_CONTRAST = { text: 4.5, 'large text': 3, mark: 3 } as const;

/** Two colours that meet on screen. */
export interface PalettePair {
  color: PaletteRole;
  ground: PaletteRole;
  use: keyof typeof LEAST_CONTRAST;
  /** Where they meet. */
  where: string;
}

const pairs = (
  use: PalettePair['use'],
  where: string,
  colors: readonly PaletteRole[],
  grounds: readonly PaletteRole[],
): PalettePair[] => colors.flatMap((color) => grounds.map((ground) => ({ color, ground, use, where })));

const surfaces = ['canvas', 'panel', 'raised'] as const;
const softs = PALETTE_FAMILIES.map((family): PaletteRole => `${family}-soft`);
const marks = TONES.map((tone): PaletteRole => `${tone}-mark`);

/**
 * Every pair in use. Left out are `line`, `outline` and the families' lines, which set things apart that are told apart
 * without them, `scrim`, which dims what cannot be used, the shades of what lies over the page, and paper.
 */
export const palettePairs: readonly PalettePair[] = [
  ...pairs('text', 'words on every ground', ['ink', 'ink-2'], [...surfaces, 'sunken', 'hover', ...softs]),
  ...PALETTE_FAMILIES.flatMap((family) => [
    ...pairs('text', 'tags and boxes', [`${family}-text`], [`${family}-soft`]),
    ...pairs('text', 'coloured words and icons', [`${family}-text`], surfaces),
  ]),
  ...pairs('text', 'the primary button', ['on-solid'], ['accent-solid', 'accent-solid-hover']),
  ...pairs('large text', 'the initials on the badge', ['on-solid'], ['accent']),
  ...pairs('mark', 'dots', marks, surfaces),
  ...pairs('mark', 'bars on their track', [...marks, 'fill'], ['line']),
  ...pairs('mark', 'bars', ['fill'], surfaces),
  ...pairs('mark', 'edges of fields', ['field'], surfaces),
  ...pairs('mark', 'the ring around what has the focus', ['focus'], surfaces),
  ...pairs('mark', 'the line under the current place, the badge', ['accent'], surfaces),
];
