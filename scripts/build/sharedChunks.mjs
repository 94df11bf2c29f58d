// What several screens share, and is not there before them, is one file, not one for every icon and label: all of it is
// fetched while the person types, and every file is a request.
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../install.mjs';
import { adoptedStyles } from './adoptedStyles.mjs';
import { isAppBuild } from './isAppBuild.mjs';
import { leanLibraries } from './leanLibraries.mjs';
import { productionCode } from './productionCode.mjs';

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Modules */

/** The program before the login, and the frame of all screens. */
const BEFORE_SCREENS = ['main.tsx', 'shell/Shell.tsx'].map((file) => join(projectFolder, 'src', 'app', file));

/** Modules that only name others: who imports from them needs what is named, not all. */
const INDEX =
  /\/node_modules\/(?:@radix-ui\/themes\/dist\/esm\/(?:components\/)?index\.js|radix-ui\/dist\/index\.mjs|lucide-react\/dist\/esm\/lucide-react\.mjs)$/;

const STYLE = /\.css(?:\?|$)/;

/**
 * The modules that are there before any screen. The index of an icon library names all icons, so this is known only once
 * what nobody uses is left out; it takes less than a second.
 * @returns {Promise<readonly string[]>}
 */
async function modulesBeforeScreens() {
  const result = await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'silent',
    resolve: { alias: { '@': join(projectFolder, 'src') } },
    plugins: [
      // Those that change what libraries import and use.
      adoptedStyles(),
      leanLibraries(),
      productionCode(),
      {
        name: 'weftline:nothing-later',
        enforce: 'pre',
        resolveDynamicImport: (_address, importer) => ({ id: `later:${importer ?? ''}`, external: true }),
        load: (id) => (STYLE.test(id) ? 'export default ""' : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: BEFORE_SCREENS, preserveEntrySignatures: 'strict' } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** With what they import for exports that only screens use. @param {readonly string[]} ids @param {Modules} modules */
function withImports(ids, modules) {
  const reached = new Set(ids);
  // Iterating over a set includes what is added meanwhile.
  for (const id of reached) {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) if (!INDEX.test(next)) reached.add(next);
  }
  return reached;
}

/**
 * A way from a file back to itself: one of its modules would run before what it needs.
 * @param {Readonly<Record<string, readonly string[]>>} imports of each file
 * @returns {string[] | undefined}
 */
export function circleOf(imports) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {string[]} way @returns {string[] | undefined} */
  const follow = (file, way) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports[file] ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(imports)) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** @returns {import('vite').Plugin} */
export function sharedChunks() {
  let isApp = false;
  /** @type {readonly string[]} */
  let beforeScreens = [];
  /** @type {ReadonlySet<string> | undefined} */
  let there;
  return {
    name: 'weftline:shared-chunks',
    apply: 'build',
    configResolved(config) {
      isApp = isAppBuild(config);
    },
    async buildStart() {
      there = undefined;
      if (isApp) beforeScreens = await modulesBeforeScreens();
    },
    outputOptions: (options) =>
      isApp
        ? {
            ...options,
            codeSplitting: {
              // With what a module imports, React would move out of the program.
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: 'shared',
                  minShareCount: 2,
                  name: (id, modules) => {
                    there ??= withImports(beforeScreens, modules);
                    return there.has(id) || STYLE.test(id) ? null : 'shared';
                  },
                },
              ],
            },
          }
        : options,
    generateBundle(_options, bundle) {
      if (!isApp) return;
      const circle = circleOf(
        Object.fromEntries(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
        ),
      );
      if (circle) this.error(`These files need each other before they run: ${circle.join(' > ')}`);
    },
  };
}
