import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const faces = read('src/styles/inter.css');
const [family = ''] = /(?<=font-family: ')[^']+/.exec(faces) ?? [];
const [file = ''] = /(?<=url\(')[^']+/.exec(faces) ?? [];

// A script or the build that asked for another typeface would get none, and nothing else would say so.
it.each([
  ['src/styles/base.css', `--font-stack: '${family}', '${family} Fallback',`],
  ['src/styles/print.css', `8pt '${family}',`],
  ['src/app/shell/Shell.tsx', `document.fonts.load('1em ${family}')`],
  ['scripts/build/prerenderedGate.mjs', `.resolve('${file}')`],
])('%s asks for the typeface of inter.css', (path, words) => {
  expect(read(path)).toContain(words);
});
