// The licences of everything that ships, in one file beside the page, as they ask for it. Vite lists what stands in the
// page's own scripts; what ships otherwise is added here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../install.mjs';

export const LICENCES = 'licences.md';

/** The font, the rules of the stylesheet that are not ours, and what the service worker is made of. */
const BESIDE_SCRIPTS = [
  '@fontsource-variable/inter',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The licence of those that name it and bring no text. @param {string} author */
const mit = (author) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/**
 * Gives those listed as MIT without a text the licence's own.
 * @param {string} listed
 */
export const withTexts = (listed) =>
  // To the next heading, or to the very end.
  listed.replaceAll(/^## (\S+) - .* \(MIT\)\n(?=\n## |\s*(?![\s\S]))/gm, (heading, /** @type {string} */ name) => {
    /** @type {{ author?: string | { name: string } }} */
    const { author = name } = JSON.parse(
      readFileSync(join(projectFolder, 'node_modules', name, 'package.json'), 'utf8'),
    );
    return `${heading}\n${mit(typeof author === 'string' ? author : author.name)}`;
  });

/** @param {string} name of a package */
function licenceOf(name) {
  const folder = join(projectFolder, 'node_modules', name);
  /** @type {{ version: string, license: string }} */
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((found) => /^licen[cs]e/i.test(found));
  if (file === undefined) throw new Error(`${name} brings no text of its licence.`);
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** @returns {import('vite').Plugin} */
export const licences = () => ({
  name: 'weftline:licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const listed = bundle[LICENCES];
      if (listed?.type === 'asset')
        listed.source = withTexts(String(listed.source)) + BESIDE_SCRIPTS.map(licenceOf).join('');
    },
  },
});
