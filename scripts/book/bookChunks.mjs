// Of what the stories' files share, few larger files instead of six hundred of less than 2 kB: a button's story asked for
// 109 files, the page of a screen for 430, and each frame of a page of documentation asks for all of its own anew.
const STYLE = /\.css(?:\?|$)/;

const LIBRARIES =
  /\/node_modules\/(?:@radix-ui|radix-ui|@floating-ui|react-remove-scroll|aria-hidden|react-style-singleton)/;

/** What few stories need, and what brings much with it. */
const HEAVY =
  /\/node_modules\/(?:@tanstack|react-router|react-router-dom|sonner|vaul)\/|\/src\/(?:app|screens|operations)\//;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Modules */

/** @param {RegExp} wanted @returns {(id: string) => boolean} */
const codeOf = (wanted) => (id) => wanted.test(id) && !STYLE.test(id);

/**
 * Whether a module needs, itself or by what it imports, what few stories need: all stories of its group would load that.
 * @param {string} id
 * @param {Modules} modules
 */
export function leadsToHeavy(id, modules) {
  const reached = new Set([id]);
  // Iterating over a set includes what is added meanwhile.
  for (const each of reached) {
    if (HEAVY.test(each)) return true;
    // Libraries know nothing of ours.
    if (each.includes('/node_modules/')) continue;
    for (const next of modules.getModuleInfo(each)?.importedIds ?? []) reached.add(next);
  }
  return false;
}

/** @param {string} name @returns {(id: string, modules: Modules) => string | undefined} */
const unlessHeavy = (name) => (id, modules) => (leadsToHeavy(id, modules) ? undefined : name);

/** @type {import('vite').Rolldown.CodeSplittingOptions} */
export const bookChunks = {
  // With what an icon imports, React would move into the file of the icons.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'icons', test: codeOf(/\/node_modules\/lucide-react\//), priority: 3 },
    { name: 'radix', test: codeOf(LIBRARIES), priority: 3 },
    { name: 'domain', test: codeOf(/\/src\/(?:domain|clock|notifications)\//), priority: 3 },
    // Two small files, of which a page of documentation needs both.
    { name: 'links', test: codeOf(/\/stories\/(?:ClauseLink|wantedAnchor)\./), priority: 3 },
    // What every story and frame begins with.
    { name: 'preview', test: codeOf(/\/(?:src|stories)\//), tags: ['$initial'], priority: 2 },
    { name: unlessHeavy('ui'), test: codeOf(/\/src\/ui\//), minShareCount: 2, priority: 1 },
    { name: unlessHeavy('testing'), test: codeOf(/\/src\/testing\//), minShareCount: 2, priority: 1 },
    {
      name: (id) => /\/src\/components\/([\w-]+)\//.exec(id)?.[1],
      test: codeOf(/\/src\/components\//),
      minShareCount: 2,
      priority: 1,
    },
  ],
};
