import { create } from 'storybook/theming';
import darkTokens from '../src/styles/tokens/dark.tokens.json';
import lightTokens from '../src/styles/tokens/light.tokens.json';
import plain from '../src/styles/tokens/plain.tokens.json';
import { PRODUCT_NAME } from '../src/domain/product';

const brand = { brandTitle: PRODUCT_NAME, brandImage: './favicon.svg', brandUrl: './', brandTarget: '_self' } as const;
const type = {
  fontBase: plain.font.family.body.$value.join(', '),
  appBorderRadius: plain.radius.card.$value.value,
  inputBorderRadius: plain.radius.control.$value.value,
};

type ColorRole = Exclude<keyof typeof lightTokens.color, '$type'>;

const hexIn =
  ({ color }: typeof lightTokens | typeof darkTokens) =>
  (role: ColorRole) =>
    color[role].$value.hex;

const light = hexIn(lightTokens);
const dark = hexIn(darkTokens);

/** Storybook's own frame in the product's name, type and colours; esbuild, which builds it, reads no style sheet as text. */
export const frameTheme = {
  light: create({
    ...brand,
    ...type,
    base: 'light',
    colorPrimary: light('accent'),
    colorSecondary: light('red-11'),
    appBg: light('canvas'),
    appContentBg: light('panel'),
    appBorderColor: light('line'),
    barBg: light('panel'),
    textColor: light('ink'),
    textMutedColor: light('ink-2'),
  }),
  dark: create({
    ...brand,
    ...type,
    base: 'dark',
    colorPrimary: dark('accent'),
    colorSecondary: dark('accent-solid'),
    // Words on the panels' ground, where that would be too dark to read.
    barSelectedColor: dark('red-11'),
    appBg: dark('canvas'),
    appContentBg: dark('panel'),
    appPreviewBg: dark('canvas'),
    appBorderColor: dark('line'),
    barBg: dark('panel'),
    textColor: dark('ink'),
    textMutedColor: dark('ink-2'),
  }),
};
