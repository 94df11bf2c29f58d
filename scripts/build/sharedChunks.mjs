// What is there before any screen, beyond the program, is one file, and so is what several screens share: all of it is
// fetched while the person types, every file is a request, and in one file compression finds what repeats.
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../install.mjs';
import { adoptedStyles } from './adoptedStyles.mjs';
import { isAppBuild } from './isAppBuild.mjs';
import { leanLibraries } from './leanLibraries.mjs';
import { productionCode } from './productionCode.mjs';

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Modules */

const APP = join(projectFolder, 'src', 'app');
/** The program before the login. */
const PROGRAM = join(APP, 'main.tsx');
/** The frame of all screens. */
const SHELL = join(APP, 'shell', 'Shell.tsx');

/** Modules that only name others: who imports from them needs what is named, not all. */
const INDEX =
  /\/node_modules\/(?:@radix-ui\/themes\/dist\/esm\/(?:components\/)?index\.js|radix-ui\/dist\/index\.mjs|lucide-react\/dist\/esm\/lucide-react\.mjs)$/;

const STYLE = /\.css(?:\?|$)/;

/**
 * The modules that are there before any screen, and those of them that the program brings. The index of an icon library
 * names all icons, so this is known only once what nobody uses is left out; it takes less than a second.
 * @returns {Promise<{ program: ReadonlySet<string>, all: readonly string[] }>}
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
    build: { write: false, rolldownOptions: { input: [PROGRAM, SHELL], preserveEntrySignatures: 'strict' } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return {
    program: new Set(chunks.flatMap(({ facadeModuleId, moduleIds }) => (facadeModuleId === SHELL ? [] : moduleIds))),
    all: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
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
  /** @type {Awaited<ReturnType<typeof modulesBeforeScreens>>} */
  let beforeScreens = { program: new Set(), all: [] };
  /** @type {ReadonlySet<string> | undefined} */
  let there;
  /** @param {string} id @param {Modules} modules */
  const isThere = (id, modules) => (there ??= withImports(beforeScreens.all, modules)).has(id);
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
                  debugName: 'Shell',
                  name: (id, modules) =>
                    !STYLE.test(id) && isThere(id, modules) && !beforeScreens.program.has(id) ? 'Shell' : null,
                },
                {
                  debugName: 'shared',
                  minShareCount: 2,
                  name: (id, modules) => (STYLE.test(id) || isThere(id, modules) ? null : 'shared'),
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
