import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ON_DESK, ON_PHONE, ROOMY, WIDE } from './useMediaQuery';

const SHEET = readFileSync(fileURLToPath(new URL('../styles/index.css', import.meta.url)), 'utf8');

it.each([
  ['sm', ON_PHONE, '<'],
  ['sm', ROOMY, '>='],
  ['md', ON_DESK, '>='],
  ['lg', WIDE, '>='],
])('the script asks for %s as the style sheet does: %s', (name, query, sign) => {
  const [, width] = new RegExp(`--breakpoint-${name}: (\\d+px)`).exec(SHEET) ?? [];
  expect(query).toBe(`(width ${sign} ${width})`);
});
