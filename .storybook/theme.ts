import { create } from 'storybook/theming';

const brand = { brandTitle: 'Weftline', brandImage: './favicon.svg', brandUrl: './', brandTarget: '_self' } as const;
const type = {
  fontBase: "Inter, system-ui, 'Segoe UI', sans-serif",
  appBorderRadius: 12,
  inputBorderRadius: 8,
} as const;

/** Storybook's own frame in the product's colours; values as in src/styles/palette.css. */
export const frameTheme = {
  light: create({
    ...brand,
    ...type,
    base: 'light',
    colorPrimary: '#ef1a29',
    colorSecondary: '#b80f1c',
    appBg: '#faf9fb',
    appContentBg: '#ffffff',
    appBorderColor: '#e6e3e9',
    barBg: '#ffffff',
    textColor: '#1c1b1f',
    textMutedColor: '#5f5c67',
  }),
  dark: create({
    ...brand,
    ...type,
    base: 'dark',
    colorPrimary: '#ef1a29',
    colorSecondary: '#dc1724',
    // Words on the panels' ground, where that red would be too dark to read.
    barSelectedColor: '#ff9b98',
    appBg: '#121113',
    appContentBg: '#1a191b',
    appPreviewBg: '#121113',
    appBorderColor: '#3c393f',
    barBg: '#1a191b',
    textColor: '#eeeef0',
    textMutedColor: '#b5b2bc',
  }),
};
