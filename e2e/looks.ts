import { readFileSync } from 'node:fs';
import { readTypeRoles } from '@/testing/designTokens';
import { type Appearance, channelsOf, colorOf, type PaletteRole, readPalette } from '@/testing/palette';

const palettes = readPalette(readFileSync('src/styles/palette.css', 'utf8'));
const sizes = readTypeRoles(readFileSync('src/styles/index.css', 'utf8'));

/** A colour of the palette as the browser computes it. */
export const roleColor = (role: PaletteRole, appearance: Appearance = 'light') =>
  `rgb(${channelsOf(colorOf(palettes[appearance], role)).slice(0, 3).join(', ')})`;

/** The size of a role of type as the browser computes it. */
export const textSize = (role: string) => `${sizes.find(({ name }) => name === role)?.size}px`;
