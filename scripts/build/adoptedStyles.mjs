// Some libraries put style elements into the page, which the security policy refuses: here they lose them.
import { join } from 'node:path';
import { projectFolder } from '../install.mjs';

const IMPORT = `from ${JSON.stringify(join(projectFolder, 'src', 'ui', 'adoptStyle.ts'))};`;

/** As bundlers write it into both libraries. */
const INSERT_CSS = `function __insertCSS(code) {
  if (!code || typeof document == 'undefined') return
  let head = document.head || document.getElementsByTagName('head')[0]
  let style = document.createElement('style')
  style.type = 'text/css'
  head.appendChild(style)
  ;style.styleSheet ? (style.styleSheet.cssText = code) : style.appendChild(document.createTextNode(code))
}`;
const ADOPT_CSS = `import { adoptStyle as __insertCSS } ${IMPORT}`;

/**
 * What is replaced, by the end of the module's path: each text stands there exactly once.
 * @type {Record<string, (readonly [text: string, replacement: string])[]>}
 */
export const REPLACEMENTS = {
  'vaul/dist/index.mjs': [[INSERT_CSS, ADOPT_CSS]],
  'sonner/dist/index.mjs': [[INSERT_CSS, ADOPT_CSS]],
  // Keeps the page behind a panel from scrolling.
  'react-style-singleton/dist/es2015/singleton.js': [
    [`import { getNonce } from 'get-nonce';`, `import { adoptStyle } ${IMPORT}`],
    ['var nonce = getNonce();', 'var nonce;'],
    [
      `if ((stylesheet = makeStyleTag())) {
                    injectStyles(stylesheet, style);
                    insertStyleTag(stylesheet);
                }`,
      'stylesheet = adoptStyle(style);',
    ],
    ['stylesheet.parentNode && stylesheet.parentNode.removeChild(stylesheet);', 'stylesheet();'],
  ],
  // The rules of these two stand in src/styles/radix/select.css.
  '@radix-ui/react-select/dist/index.mjs': [
    [
      `/* @__PURE__ */ jsx(
        "style",
        {
          dangerouslySetInnerHTML: {
            __html: \`[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}\`
          },
          nonce
        }
      )`,
      'null',
    ],
  ],
  '@radix-ui/react-scroll-area/dist/index.mjs': [
    [
      `/* @__PURE__ */ jsx(
      "style",
      {
        dangerouslySetInnerHTML: {
          __html: \`[data-radix-scroll-area-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-scroll-area-viewport]::-webkit-scrollbar{display:none}\`
        },
        nonce
      }
    )`,
      'null',
    ],
  ],
};

/**
 * @param {string} code of a module
 * @param {(readonly [text: string, replacement: string])[]} replacements
 * @throws Error when a text does not stand in it exactly once
 */
export function replaceOnce(code, replacements) {
  return replacements.reduce((changed, [text, replacement]) => {
    const parts = changed.split(text);
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times instead of once: ${text}`);
    return parts.join(replacement);
  }, code);
}

/** @returns {import('vite').Plugin} */
export const adoptedStyles = () => ({
  name: 'weftline:adopted-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: Object.keys(REPLACEMENTS).map((end) => new RegExp(`/node_modules/${end}$`)) },
    handler(code, id) {
      const [end = '', replacements = []] = Object.entries(REPLACEMENTS).find(([path]) => id.endsWith(path)) ?? [];
      try {
        return { code: replaceOnce(code, replacements), map: null };
      } catch (error) {
        return this.error(`${end} makes its style in another way now: ${/** @type {Error} */ (error).message}`);
      }
    },
  },
});
