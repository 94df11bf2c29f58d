// Some libraries put style elements into the page, which the security policy refuses: here they lose them. Two of them
// also lose a fault.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { projectFolder } from '../install.mjs';
import { dropEmpty, dropUnread, readIn } from './customProperties.mjs';

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
  'sonner/dist/index.mjs': [
    [INSERT_CSS, ADOPT_CSS],
    // Whoever went from a message into a field was led back to where they came from, and what they typed was lost. The
    // layer of both toasters knows where the focus goes when a message goes.
    ['lastFocusedElementRef.current = event.relatedTarget;', ''],
  ],
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
    // A list that closes within 100 ms of being scrolled would look at its own scrolling in every frame for good.
    [
      `return () => viewport.removeEventListener("scroll", handleScroll);
      }
    }, [scrollAreaContext.viewport, debounceScrollEnd, onThumbPositionChange]);`,
      `return () => {
          viewport.removeEventListener("scroll", handleScroll);
          removeUnlinkedScrollListenerRef.current?.();
          removeUnlinkedScrollListenerRef.current = void 0;
        };
      }
    }, [scrollAreaContext.viewport, debounceScrollEnd, onThumbPositionChange]);`,
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

/**
 * What no element of ours bears, by the library whose rules ask for it: the sides and looks that it is not asked for.
 * @type {Readonly<Record<string, RegExp>>}
 */
export const NEVER_BORNE = {
  // A notice is drawn by us (`unstyled`), at the left of the lower edge, and goes to the left.
  'sonner/dist/index.mjs':
    /data-styled=true|data-rich-colors|data-promise|data-invert|data-lifted|data-(?:icon|description|title|button|cancel|content|close-button)\b|x-position=(?:right|center)|y-position=top|dir=rtl|swipe-direction=(?:right|up|down)|\.sonner-/,
  // A panel comes from the right, the left or below, and knows no stops on its way.
  'vaul/dist/index.mjs': /snap-points=true|drawer-direction=top/,
};

/** As both libraries hand their stylesheet over. */
const STYLESHEET = /__insertCSS\("(?:[^"\\]|\\.)*"\)/g;

/** What one of a library's selectors asks for, leaving out what it asks not to be. @param {string} selector */
export const askedBy = (selector) => selector.replaceAll(/:not\([^)]*\)/g, '');

/** @param {string} code of a library @returns {string} the stylesheet that it brings as a text */
export function stylesheetOf(code) {
  const [call = '', another] = code.match(STYLESHEET) ?? [];
  if (!call || another) throw new Error(`found ${call ? 'two stylesheets' : 'no stylesheet'} instead of one`);
  // A text of JavaScript escapes single quotes, which JSON does not know.
  return JSON.parse(call.slice('__insertCSS('.length, -1).replaceAll(String.raw`\'`, "'"));
}

/**
 * The rules of a stylesheet that may match, and what they use.
 * @param {string} css
 * @param {RegExp} neverBorne what a selector asks for in vain
 */
export function withoutNeverBorne(css, neverBorne) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => !neverBorne.test(askedBy(selector)));
    if (left.length === 0) rule.remove();
    else rule.selectors = left;
  });
  const moves = root.toString().replaceAll(/@keyframes/g, '');
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[\\w-]*:[^;}]*\\b${rule.params}\\b`).test(moves)) rule.remove();
  });
  dropUnread(root);
  dropEmpty(root);
  return root.toString();
}

/**
 * @param {string} code of a library
 * @param {RegExp} neverBorne
 * @throws Error when it brings not one stylesheet, written as a text
 */
export function leanStylesheet(code, neverBorne) {
  const css = JSON.stringify(withoutNeverBorne(stylesheetOf(code), neverBorne));
  return code.replace(STYLESHEET, () => `__insertCSS(${css})`);
}

/** The custom properties that these libraries' stylesheets read, which our rules may set. @returns {string[]} */
export const readByLibraries = () =>
  Object.entries(NEVER_BORNE).flatMap(([end, neverBorne]) => {
    const code = readFileSync(join(projectFolder, 'node_modules', end), 'utf8');
    return readIn(withoutNeverBorne(stylesheetOf(code), neverBorne));
  });

/** @returns {import('vite').Plugin} */
export const adoptedStyles = () => ({
  name: 'weftline:adopted-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: Object.keys(REPLACEMENTS).map((end) => new RegExp(`/node_modules/${end}$`)) },
    handler(code, id) {
      const [end = '', replacements = []] = Object.entries(REPLACEMENTS).find(([path]) => id.endsWith(path)) ?? [];
      const neverBorne = Object.entries(NEVER_BORNE).find(([path]) => id.endsWith(path))?.[1];
      try {
        const adopted = replaceOnce(code, replacements);
        return { code: neverBorne ? leanStylesheet(adopted, neverBorne) : adopted, map: null };
      } catch (error) {
        return this.error(`${end} is written in another way now: ${/** @type {Error} */ (error).message}`);
      }
    },
  },
});
