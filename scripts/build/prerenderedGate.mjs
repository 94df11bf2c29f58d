// Draws the gate into index.html, with just the style that it needs, so that it is painted before any script is there.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { minifySync } from 'vite';
import { projectFolder } from '../install.mjs';
import { loadPrerender } from './prerender.mjs';
import { usedStyle } from './usedStyle.mjs';

const APP_PAGE = join(projectFolder, 'index.html');
/** What the script in index.html makes of the document element. */
const ROOT_STATES = '<html class="light dark">';
/** Drawn for each letter of a password. */
const BULLET = '\u2022';

const INTER = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/**
 * Begins the program after the gate is painted: with everything in the cache, a browser would evaluate all of it before. A
 * slow processor paints the empty canvas even before that. A page in a hidden tab paints nothing, and has nothing to wait
 * for but its own end. Where the program does not come, the line below the field says so.
 * @param {string} program its address
 */
const starter = (program) => `addEventListener('DOMContentLoaded', () => {
  const begin = () => import(${JSON.stringify(program)}).catch((error) => {
    document.querySelector('[role=status]').textContent = 'Please reload the page.';
    throw error;
  });
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
  else
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').map(begin))
      .observe({ type: 'paint', buffered: true });
});`;

/** @param {Bundle} bundle @returns {string} the file of the program; what it imports, which a new screen may change, Vite preloads */
function programFile(bundle) {
  const program = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === APP_PAGE && output.isEntry,
  );
  if (program?.type !== 'chunk') throw new Error('index.html begins no program.');
  return program.fileName;
}

/** @param {Bundle} bundle */
const stylesheet = (bundle) =>
  Object.values(bundle)
    .flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : []))
    .join('');

/**
 * The letters of some markup, cut out of Inter, in base64 for the script in index.html. A font with an address, of
 * whatever kind, is there only after the first paint, which it then repeats; one from bytes at once.
 * @param {string} markup
 */
async function lettersOf(markup) {
  const font = await subsetFont(readFileSync(INTER), `${markup.replace(/<[^>]*>/g, '')}${BULLET}`, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 }, opsz: 14 },
    // Of what the font can do with letters, only what these words show: the space between two of them.
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['STAT'],
  });
  return font.toString('base64');
}

/** @returns {import('vite').Plugin} */
export function prerenderedGate() {
  let base = '/';
  return {
    name: 'weftline:prerendered-gate',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename, bundle, server }) => {
        if (filename !== APP_PAGE) return html;
        // The development server draws no gate into the page, which would bring its style along.
        if (server) return [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/styles/index.css' } }];
        if (!bundle) throw new Error('index.html was built without scripts.');
        const { gateMarkup, gateStates } = await loadPrerender();
        const gate = gateMarkup();
        const program = `${base}${programFile(bundle)}`;
        const entry = `<script type="module" crossorigin src="${program}"></script>`;
        if (!html.includes(entry)) throw new Error('index.html begins the program in another way than known here.');
        const page = html
          .replace('<div id="root"></div>', () => `<div id="root">${gate}</div>`)
          .replace(entry, '')
          .replace(/(?<=<script>)[^<]*/, (script) => minifySync('page.js', `${script}${starter(program)}`).code);
        const style = usedStyle(stylesheet(bundle), `${ROOT_STATES}${page}${gateStates()}`);
        return {
          html: page,
          tags: [
            { tag: 'meta', attrs: { name: 'gate-letters', content: await lettersOf(gate) }, injectTo: 'head-prepend' },
            { tag: 'style', children: style, injectTo: 'head' },
            // A slow processor would paint the empty canvas for itself, which takes as long as painting the gate.
            { tag: 'link', attrs: { rel: 'expect', href: '#root', blocking: 'render' }, injectTo: 'head' },
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: program },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
