// Libraries ship what helps those who write them: names of functions for stack traces, keys for lists of elements,
// warnings; looks that we draw ourselves; and parts that come into use by an option that we never give, which no search for
// what nobody uses can know. The build leaves it out before it searches.
import { parseSync, Visitor } from 'oxc-parser';
import { replaceOnce } from './adoptedStyles.mjs';
import { isAppBuild } from './isAppBuild.mjs';

/** As Radix's bundler writes it into every module. It redefines a property of each function that a part makes as it is drawn. */
const NAME_HELPER = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });\n';

/** @param {string} code of a module of Radix @returns {string} the same, with functions that are named by where they stand */
export function withoutNames(code) {
  const { program } = parseSync('module.mjs', code);
  /** @type {(readonly [start: number, end: number])[]} */
  const cuts = [];
  new Visitor({
    CallExpression({ callee, start, end, arguments: [named] }) {
      if (callee.type !== 'Identifier' || callee.name !== '__name' || !named) return;
      const pure = /\/\* @__PURE__ \*\/ $/.exec(code.slice(0, start))?.[0].length ?? 0;
      cuts.push([start - pure, named.start], [named.end, end]);
    },
  }).visit(program);
  return (
    cuts
      .toSorted(([one], [other]) => other - one)
      .reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code)
      .replace(NAME_HELPER, '')
      // What is left of a function that was named after it was made.
      .replaceAll(/^\w+;\n/gm, '')
  );
}

/**
 * Parts are made by a call and named afterwards, which keeps those in a build that nobody uses.
 * @param {string} code of a module of Radix Themes
 * @returns {string} the same, with parts that have no name and may be left out
 */
export const withPartsThatMayGo = (code) =>
  code
    .replaceAll(/;[\w$]+\.displayName="[\w.]+"(?=;)/g, '')
    .replaceAll(/(?<=[=,])(?=[\w$]+\.forwardRef\()/g, '/* @__PURE__ */ ');

/** @param {string} code of an icon of lucide @returns {string} the same, with what `src/ui/lean` does not read left out */
export const withoutKeys = (code) =>
  replaceOnce(code, [
    ['__iconData.node;\n', ''],
    ['  size: 24,\n', ''],
  ]).replaceAll(/, key: "\w+"|,\n *key: "\w+"/g, '');

/** @param {string} code of the router, which names no other build for production @returns {string} the same, without warnings */
export const withoutWarnings = (code) =>
  replaceOnce(code, [['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;']]);

/**
 * The router's links and forms are made by a call and named afterwards, which keeps them and all that they use in a build
 * where nobody uses them.
 * @param {string} code of the router @returns {string} the same, with links and forms that may be left out
 */
export const withLinksThatMayGo = (code) =>
  ['Link', 'NavLink', 'Form'].reduce(
    (left, name) =>
      replaceOnce(left, [
        [`${name}.displayName = "${name}";\n`, ''],
        [`var ${name} = React10.`, `var ${name} = /* @__PURE__ */ React10.`],
      ]),
    code,
  );

/** @param {string} code of the router @returns {string} the same, with what measures loads and visits (`instrumentations`) unused */
export const withoutInstruments = (code) =>
  replaceOnce(code, [
    ['if (init.instrumentations) {\n    let ', 'if (false) {\n    let '],
    ['if (init.instrumentations) {\n    router = ', 'if (false) {\n    router = '],
  ]);

/** @param {string} code of the router */
const leanRouter = (code) => withoutInstruments(withLinksThatMayGo(withoutWarnings(code)));

/** @param {string} code of the cache's queries @returns {string} the same, with lists that come page by page left unused */
export const withoutPages = (code) =>
  replaceOnce(code, [
    [
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
      'this.options.behavior',
    ],
  ]);

/**
 * Our panels stay where they are when a phone's keyboard comes (`repositionInputs`), and the page behind keeps its size.
 * @param {string} code of vaul @returns {string} the same, with what would move either left unused
 */
export const withoutMoves = (code) =>
  replaceOnce(code, [
    [
      `usePreventScroll({
        isDisabled: !isOpen || isDragging || !modal || justReleased || !hasBeenOpened || !repositionInputs || !disablePreventScroll
    });`,
      '',
    ],
    ['if (!drawerRef.current || !repositionInputs) return;', 'return;'],
    ['    useScaleBackground();\n', ''],
  ]);

/**
 * Each notice is drawn by us, with an icon and a button of ours, and tells what has happened.
 * @param {string} code of sonner @returns {string} the same, with its icons, its wheel and its promises left unused
 */
export const withoutIconsAndPromises = (code) =>
  replaceOnce(code, [
    [' || getAsset(toastType)', ''],
    [': CloseIcon) : null', ': null) : null'],
    ['toast.icon || getLoadingIcon() : toast.promise ? getLoadingIcon() : null', 'toast.icon : null'],
    ['this.promise = (promise, data)=>{', 'this.promise = true ? undefined : (promise, data)=>{'],
  ]);

/**
 * Our lists open below their field, never over it.
 * @param {string} code of Radix's select @returns {string} the same, with the way to open over the field left unused
 */
export const withListsBelow = (code) =>
  replaceOnce(code, [
    [' = position === Position.Popper ? SelectPopperPosition : SelectItemAlignedPosition;', ' = SelectPopperPosition;'],
  ]);

/**
 * Our windowed lists begin at their top and stay where they are when items come.
 * @param {string} code of the library of windows @returns {string} the same, with what keeps to a list's end left unused
 */
export const withoutEnds = (code) =>
  replaceOnce(code, [
    [
      'if (prevOptions !== void 0 && prevOptions.enabled && merged.enabled && merged.anchorTo === "end" && this.scrollElement !== null) {',
      'if (false) {',
    ],
    ['if (edgeKeysChanged) {', 'if (false) {'],
    ['if (anchor && this.scrollOffset !== null && !this._awaitingCommandReadBack()) {', 'if (false) {'],
    ['      if (followOnAppend) {\n', '      if (false) {\n'],
    ['} else if (anchorDelta !== null) {', '} else if (false) {'],
  ]);

/**
 * React puts our rows in their places.
 * @param {string} code of its part for React @returns {string} the same, with places that it writes itself left unused
 */
export const withoutOwnPlaces = (code) =>
  replaceOnce(code, [
    ['if (!state.enabled || !state.container) return;\n    const totalSize', 'return;\n    const totalSize'],
    ['if (!state.enabled || !state.container) return;\n    applyContainerSize', 'return;\n    applyContainerSize'],
    ['      if (state.enabled) {', '      if (false) {'],
    ['if (node !== null && state.enabled && state.container) {', 'if (false) {'],
    ['return Object.assign(v, {', 'return true ? v : Object.assign(v, {'],
  ]);

/** @param {string} code of Radix's select */
const leanSelect = (code) => withoutNames(withListsBelow(code));

/**
 * By what a module is known, by its path and a text in it, and what is done to it.
 * @type {readonly { path: RegExp, text: string, lean: (code: string) => string }[]}
 */
export const LEFT_OUT = [
  { path: /\/node_modules\/@radix-ui\/(?!react-select\/).*\.mjs$/, text: NAME_HELPER, lean: withoutNames },
  {
    path: /\/node_modules\/@radix-ui\/react-select\/dist\/index\.mjs$/,
    text: 'var SelectItemAligned',
    lean: leanSelect,
  },
  { path: /\/node_modules\/@radix-ui\/themes\/.*\.js$/, text: '.displayName="', lean: withPartsThatMayGo },
  { path: /\/node_modules\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/, text: '__iconData', lean: withoutKeys },
  { path: /\/node_modules\/react-router\/dist\/.*\.mjs$/, text: 'var ENABLE_DEV_WARNINGS', lean: leanRouter },
  {
    path: /\/node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/,
    text: 'infiniteQueryBehavior(',
    lean: withoutPages,
  },
  {
    path: /\/node_modules\/@tanstack\/virtual-core\/dist\/esm\/index\.js$/,
    text: 'function isAppendWithTrim(',
    lean: withoutEnds,
  },
  {
    path: /\/node_modules\/@tanstack\/react-virtual\/dist\/esm\/index\.js$/,
    text: 'directDomUpdates',
    lean: withoutOwnPlaces,
  },
  { path: /\/node_modules\/vaul\/dist\/index\.mjs$/, text: 'function usePreventScroll(', lean: withoutMoves },
  { path: /\/node_modules\/sonner\/dist\/index\.mjs$/, text: 'const getAsset = ', lean: withoutIconsAndPromises },
];

/** @returns {import('vite').Plugin} */
export function productionCode() {
  /** @type {Set<unknown>} */
  const found = new Set();
  let isApp = false;
  return {
    name: 'weftline:production-code',
    apply: 'build',
    enforce: 'pre',
    config() {
      // Vite keeps what the machine says, and would build React with all its warnings.
      process.env['NODE_ENV'] = 'production';
    },
    configResolved(config) {
      isApp = isAppBuild(config);
    },
    transform: {
      filter: { id: LEFT_OUT.map(({ path }) => path) },
      handler(code, id) {
        const kind = LEFT_OUT.find(({ path, text }) => path.test(id) && code.includes(text));
        if (!kind) return null;
        found.add(kind);
        return { code: kind.lean(code), map: null };
      },
    },
    buildEnd(error) {
      const missing = LEFT_OUT.filter((kind) => !found.has(kind)).map(({ text }) => text);
      if (isApp && !error && missing.length > 0) this.error(`No library ships ${missing.join(', ')} any more.`);
    },
  };
}
