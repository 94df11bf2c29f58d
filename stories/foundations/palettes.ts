import paletteCss from '@/styles/palette.css?raw';
import { readPalette, readRoleGroups } from '@/testing/palette';

/** The colours of both appearances, read from the stylesheet that the app ships. */
export const palettes = readPalette(paletteCss);

/** What each colour is for, as the stylesheet says. */
export const roleGroups = readRoleGroups(paletteCss);
