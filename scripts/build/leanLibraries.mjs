// Some modules of libraries do much more than this product asks of them, before the login and at every drawing. The build
// puts src/ui/lean in their place, which does the same for all that is asked: lean.test.ts holds one against the other.
import { join } from 'node:path';
import { projectFolder } from '../install.mjs';
import { isAppBuild } from './isAppBuild.mjs';

/** What stands in for a module, by the end of the module's path. @type {Readonly<Record<string, string>>} */
export const LEAN_MODULES = {
  'lucide-react/dist/esm/createLucideIcon.mjs': 'createLucideIcon.ts',
  '@radix-ui/themes/dist/esm/components/flex.js': 'flex.ts',
  '@radix-ui/themes/dist/esm/helpers/get-responsive-styles.js': 'get-responsive-styles.ts',
};

/** @returns {import('vite').Plugin} */
export function leanLibraries() {
  /** @type {Set<string>} */
  const found = new Set();
  let isApp = false;
  return {
    name: 'weftline:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      isApp = isAppBuild(config);
    },
    transform: {
      filter: { id: Object.keys(LEAN_MODULES).map((end) => new RegExp(`/node_modules/${end}$`)) },
      handler(_code, id) {
        const [end = '', file = ''] = Object.entries(LEAN_MODULES).find(([path]) => id.endsWith(path)) ?? [];
        found.add(end);
        const lean = JSON.stringify(join(projectFolder, 'src', 'ui', 'lean', file));
        const names = end.startsWith('lucide-react') ? '{ createLucideIcon as default }' : '*';
        return { code: `export ${names} from ${lean};`, map: null };
      },
    },
    buildEnd(error) {
      const missing = Object.keys(LEAN_MODULES).filter((end) => !found.has(end));
      if (isApp && !error && missing.length > 0) this.error(`The build has no ${missing.join(', ')} any more.`);
    },
  };
}
