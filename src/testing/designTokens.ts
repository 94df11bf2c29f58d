import { type Appearance, channelsOf, colorOf, readPalette, readRoleGroups } from './palette';

/** A token of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  $value: unknown;
  $description?: string;
}

/** Tokens of one type, or groups of them. */
export type TokenGroup = { readonly [Name in string]: string | DesignToken | TokenGroup };

/** Texts of src/styles. */
export interface StyleSheets {
  /** palette.css */
  palette: string;
  /** index.css */
  theme: string;
  /** base.css */
  base: string;
  /** typeTokens.css */
  type: string;
}

const described = ($value: unknown, $description: string): DesignToken =>
  $description === '' ? { $value } : { $value, $description };

/** To four decimals: a byte's share needs no more. */
const round = (share: number) => Math.round(share * 10_000) / 10_000;

/** A colour as the format's Color Module writes it: parts from 0 to 1, and the hex for tools that read no parts. */
function colorValue(color: string) {
  const [red, green, blue, alpha] = channelsOf(color);
  const components = [red, green, blue].map((channel) => round(channel / 255));
  return { colorSpace: 'srgb', components, alpha: round(alpha), hex: color.slice(0, 7) };
}

const pixels = (value: number) => ({ value, unit: 'px' });

/** Colours of one appearance: every role and every step of the scales. */
export function colorTokens(sheets: Pick<StyleSheets, 'palette'>, appearance: Appearance): TokenGroup {
  const palette = readPalette(sheets.palette)[appearance];
  const purposes = new Map(
    readRoleGroups(sheets.palette).flatMap(({ roles }) => roles.map(({ name, purpose }) => [name, purpose])),
  );
  const tokens = [...palette.keys()].map(
    (name) => [name, described(colorValue(colorOf(palette, name)), purposes.get(name) ?? '')] as const,
  );
  return { color: { $type: 'color', ...Object.fromEntries(tokens) } };
}

/** One step of the type scale, as the stylesheet has it. */
export interface TypeRole {
  name: string;
  /** In pixels. */
  size: number;
  /** In pixels. */
  lineHeight: number;
  /** What is set in it. */
  purpose: string;
}

/** Every `--text-*` role, the smallest first. @param theme text of src/styles/index.css */
export const readTypeRoles = (theme: string): readonly TypeRole[] =>
  [...theme.matchAll(/--text-([a-z-]+): (\d+)px; \/\* (.+) \*\/\s+--text-[a-z-]+--line-height: (\d+)px;/g)].map(
    ([, name = '', size, purpose = '', lineHeight]) => ({
      name,
      purpose,
      size: Number(size),
      lineHeight: Number(lineHeight),
    }),
  );

/** Every `--radius-*` role in pixels. @param theme text of src/styles/index.css */
export const readRadii = (theme: string): readonly { name: string; px: number; purpose: string }[] =>
  [...theme.matchAll(/--radius-([a-z-]+): (\d+)px; \/\* (.+) \*\//g)].map(([, name = '', px, purpose = '']) => ({
    name,
    purpose,
    px: Number(px),
  }));

/** Every breakpoint in pixels. @param theme text of src/styles/index.css */
export const readBreakpoints = (theme: string): readonly { name: string; px: number }[] =>
  [...theme.matchAll(/--breakpoint-([a-z]+): (\d+)px;/g)].map(([, name = '', px]) => ({ name, px: Number(px) }));

/** The layers of `--overlay-shadow`. @param base text of src/styles/base.css */
function shadowLayers(base: string): readonly object[] {
  const [, value = ''] = /--overlay-shadow: ([^;]+);/.exec(base) ?? [];
  return value.split(/,\s*/).map((layer) => {
    const [, role = ''] = /var\(--([\w-]+)\)/.exec(layer) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = layer
      .replace(/var\([^)]*\)/, '')
      .trim()
      .split(/\s+/)
      .map(Number.parseFloat);
    return {
      color: `{color.${role}}`,
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  });
}

/** What is the same in both appearances: type, radius, breakpoints, the one shadow. */
export function plainTokens({ theme, base, type }: StyleSheets): TokenGroup {
  const [, families = ''] = /--font-stack: ([^;]+);/.exec(base) ?? [];
  const weights = [...type.matchAll(/--font-weight-(regular|medium|bold): (\d+);/g)];
  return {
    font: {
      family: {
        $type: 'fontFamily',
        body: { $value: families.split(', ').map((family) => family.replaceAll("'", '')) },
      },
      weight: {
        $type: 'fontWeight',
        ...Object.fromEntries(weights.map(([, name = '', weight]) => [name, { $value: Number(weight) }])),
      },
    },
    text: {
      $type: 'typography',
      ...Object.fromEntries(
        readTypeRoles(theme).map(({ name, size, lineHeight, purpose }) => [
          name,
          described(
            {
              fontFamily: '{font.family.body}',
              fontSize: pixels(size),
              fontWeight: '{font.weight.regular}',
              letterSpacing: pixels(0),
              lineHeight: round(lineHeight / size),
            },
            purpose,
          ),
        ]),
      ),
    },
    radius: {
      $type: 'dimension',
      ...Object.fromEntries(readRadii(theme).map(({ name, px, purpose }) => [name, described(pixels(px), purpose)])),
    },
    breakpoint: {
      $type: 'dimension',
      ...Object.fromEntries(readBreakpoints(theme).map(({ name, px }) => [name, described(pixels(px), '')])),
    },
    shadow: { $type: 'shadow', overlay: { $value: shadowLayers(base) } },
  };
}
