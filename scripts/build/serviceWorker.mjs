// A part of the build: lists what was built and puts the list into the service worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { projectFolder } from '../install.mjs';
import { NOT_FOUND_PAGE } from './delivery.mjs';
import { isAppBuild } from './isAppBuild.mjs';

const WORKER = 'service-worker.js';
const PAGE = 'index.html';
/** Asked for by the system alone, when somebody puts the app on a home screen. */
const HOME_SCREEN_ICON = 'apple-touch-icon.png';
const VERSION_LETTERS = 16;

export const WORKER_SOURCE = join(projectFolder, 'src', 'app', 'offline', 'serviceWorker.ts');

/** What tells one worker's code from another's: our own, and which libraries. */
const WORKER_CODE = [
  WORKER_SOURCE,
  join(dirname(WORKER_SOURCE), 'versionCaches.ts'),
  ...['precaching', 'core'].map((name) => join(projectFolder, 'node_modules', `workbox-${name}`, 'package.json')),
];

/** What the build puts in for the worker's own words. @param {unknown[]} files @param {string} version */
export const workerWords = (files, version) => ({
  'process.env.NODE_ENV': '"production"',
  BUILT_FILES: JSON.stringify(files),
  BUILT_VERSION: JSON.stringify(version),
});

/** What a browser asks for; headers and compressed copies are the server's. */
const SERVED = /\.(html|js|css|woff2|svg|png|ico)$/;

/**
 * Every file of a build with the hash that it must have.
 * @param {string} folder
 * @returns {{ url: string, revision: string | null, integrity: string }[]} revision is null where the name holds a hash
 */
export function builtFiles(folder) {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => SERVED.test(path) && statSync(path).isFile())
      .map((path) => ({ path, name: relative(folder, path).split(sep).join('/') }))
      .filter(({ name }) => ![WORKER, NOT_FOUND_PAGE, HOME_SCREEN_ICON].includes(name))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      // The page is kept last: a version that has it is whole.
      .toSorted((one, other) => Number(one.name === PAGE) - Number(other.name === PAGE))
      .map(({ path, name }) => {
        const hash = createHash('sha256').update(readFileSync(path)).digest('base64');
        return {
          // Some hosts send /index.html on to /.
          url: name === PAGE ? '/' : `/${name}`,
          revision: name.startsWith('assets/') ? null : hash,
          integrity: `sha256-${hash}`,
        };
      })
  );
}

/**
 * Builds the service worker into a folder with a built app.
 * @param {string} folder
 * @param {import('vite').BuildOptions['target']} [target]
 */
export async function buildServiceWorker(folder, target) {
  const files = builtFiles(folder);
  // A worker of other code is another version too: nothing that it keeps otherwise comes into the cache of a version in use.
  const code = WORKER_CODE.map((path) => readFileSync(path, 'utf8'));
  const version = createHash('sha256')
    .update(JSON.stringify([files, code]))
    .digest('hex');
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'warn',
    define: workerWords(files, version.slice(0, VERSION_LETTERS)),
    build: {
      ...(target === undefined ? {} : { target }),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rollupOptions: {
        input: WORKER_SOURCE,
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
}

/**
 * Builds the service worker after the app, from all that is in its folder by then: the last plugin.
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  let isApp = false;
  return {
    name: 'weftline:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html'
        ? [{ tag: 'meta', attrs: { name: 'service-worker', content: `/${WORKER}` }, injectTo: 'head' }]
        : [],
    generateBundle() {
      isApp = isAppBuild(config) && config.build.write;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isApp) await buildServiceWorker(resolve(config.root, config.build.outDir), config.build.target);
      },
    },
  };
}
