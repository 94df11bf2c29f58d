import { isAppBuild } from './isAppBuild.mjs';

/** V8's magic comment; other engines see a comment. */
const ALL_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile whole files while they load, beside the page. Else it compiles each function at its first call, while a
 * person waits for the first sight of a screen. What is loaded is small, and most of it is called.
 * @returns {import('vite').Plugin}
 */
export function compiledAhead() {
  let isApp = false;
  return {
    name: 'weftline:compiled-ahead',
    apply: 'build',
    configResolved(config) {
      isApp = isAppBuild(config);
    },
    generateBundle: {
      // Last: Vite writes a list of files before the first line, and V8 looks for this in the first line alone.
      order: 'post',
      handler(_options, bundle) {
        if (!isApp) return;
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = ALL_AT_ONCE + file.code;
      },
    },
  };
}
