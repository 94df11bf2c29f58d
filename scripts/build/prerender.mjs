// Runs src/app/prerender.tsx, which draws in Node.js what the build puts into the page.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { projectFolder } from '../install.mjs';

/** @returns {Promise<typeof import('../../src/app/prerender.tsx')>} */
export async function loadPrerender() {
  const { module } = await runnerImport(join(projectFolder, 'src', 'app', 'prerender.tsx'), {
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    resolve: { alias: { '@': join(projectFolder, 'src') } },
  });
  return module;
}
