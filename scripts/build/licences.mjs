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
      if (listed?.type === 'asset') listed.source = `${String(listed.source)}${BESIDE_SCRIPTS.map(licenceOf).join('')}`;
    },
  },
});
