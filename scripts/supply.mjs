// What is taken from others: pinned, unaltered, without scripts of its own at installation, under licences that allow it,
// and each runtime dependency in the README with its reason and its weight. `-- --write` brings the weights up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LICENCES } from './build/licences.mjs';
import { WORKER_SOURCE, workerWords } from './build/serviceWorker.mjs';
import { projectFolder, requireNode, startedDirectly } from './install.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, inBundle?: boolean, hasInstallScript?: boolean, license?: unknown,
 *   link?: boolean, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */

/** Licences that let the code be used and passed on with the app; MPL asks only for changes of its own files. */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Packages that would run a script when installed, which `ignore-scripts` keeps from it, and why none misses it. */
const SCRIPTS_NOT_RUN = new Map([['esbuild', 'only fetches again what its optional packages bring']]);

/** @param {string} place in the lockfile, 'node_modules/a/node_modules/b' */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {Manifest} manifest @returns {string[]} */
export function unpinned({ dependencies = {}, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is not pinned: ${version}`);
}

/**
 * A tag can be moved to other code, a commit cannot.
 * @param {string} file named in what is said
 * @param {string} workflow
 * @returns {string[]}
 */
export const movableActions = (file, workflow) =>
  [...workflow.matchAll(/^\s*(?:- )?uses:\s*(\S+)/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))
    .map((action) => `${file}: ${action} is not pinned to a commit`);

/** @param {Lock} lock @returns {string[]} */
export function lockFaults({ packages }) {
  return Object.entries(packages).flatMap(([place, { version, integrity, inBundle, hasInstallScript, license }]) => {
    if (place === '') return [];
    const what = `package-lock.json: ${nameOf(place)} ${version}`;
    return [
      // What comes within another package's archive is covered by that archive's hash.
      ...(inBundle || integrity?.startsWith('sha512-') ? [] : [`${what} has no integrity`]),
      ...(hasInstallScript && !SCRIPTS_NOT_RUN.has(nameOf(place))
        ? [`${what} asks to run a script when installed`]
        : []),
      ...(isAllowed(license) ? [] : [`${what} has the licence ${JSON.stringify(license)}`]),
    ];
  });
}

/**
 * One of several is enough where the licence says OR; which words belong together where it says AND as well is not worked
 * out, and so not allowed.
 * @param {unknown} licence as the lockfile has it
 */
function isAllowed(licence) {
  if (typeof licence !== 'string' || (licence.includes(' OR ') && licence.includes(' AND '))) return false;
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED_LICENCES.includes(each)));
}

/** All packages that a package brings along, itself too. @param {Lock} lock @param {string} name */
function broughtBy({ packages }, name) {
  const brought = new Set([name]);
  for (const each of brought) {
    const { dependencies = {}, peerDependencies = {} } = packages[`node_modules/${each}`] ?? {};
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) brought.add(next);
  }
  return brought;
}

/** The row of what several dependencies bring along. */
export const SHARED = 'what several share';

/**
 * Adds up the weights of packages by the dependency that brings them along.
 * @param {ReadonlyMap<string, number>} weights in bytes, by package
 * @param {readonly string[]} dependencies
 * @param {Lock} lock
 */
export function weightsOf(weights, dependencies, lock) {
  const brought = new Map(dependencies.map((name) => [name, broughtBy(lock, name)]));
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const [name, bytes] of weights) {
    const by = dependencies.includes(name)
      ? [name]
      : dependencies.filter((dependency) => brought.get(dependency)?.has(name));
    const row = by.length === 1 && by[0] !== undefined ? by[0] : SHARED;
    sums.set(row, (sums.get(row) ?? 0) + bytes);
  }
  return sums;
}

/** The table of the README, with its head. */
const TABLE = /(?<=## Runtime dependencies\n\n)\|[^\n]*\n\|[-| :]*\n(?:\|[^\n]*\n)+/;

/** @param {string} readme @returns {{ names: string[], why: string, weight: string }[]} */
export function rowsOf(readme) {
  const [, , ...lines] = TABLE.exec(readme)?.[0].trim().split('\n') ?? [];
  return lines.map((line) => {
    const [names = '', why = '', weight = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { names: names.split(', '), why, weight };
  });
}

/** @param {{ names: string[] }} row @param {ReadonlyMap<string, number>} weights */
const kilobytes = ({ names }, weights) => names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0) / 1000;

/** Within what a weight may move with our own use of a package before the README is wrong: a kilobyte, or a tenth. */
const isNear = (/** @type {number} */ told, /** @type {number} */ measured) =>
  Math.abs(told - measured) <= Math.max(1, measured / 10);

/**
 * @param {string} readme
 * @param {readonly string[]} dependencies
 * @param {ReadonlyMap<string, number>} weights
 * @returns {string[]}
 */
export function tableFaults(readme, dependencies, weights) {
  const rows = rowsOf(readme);
  const named = rows.flatMap(({ names }) => names);
  const wanted = [...dependencies, SHARED];
  return [
    ...wanted.filter((name) => !named.includes(name)).map((name) => `README.md: ${name} is not in the table`),
    ...named.filter((name) => !wanted.includes(name)).map((name) => `README.md: ${name} is no runtime dependency`),
    ...rows.filter(({ why }) => why === '').map(({ names }) => `README.md: ${names.join(', ')} has no reason`),
    ...rows
      .filter((row) => !isNear(Number.parseFloat(row.weight), kilobytes(row, weights)))
      .map(
        (row) =>
          `README.md: ${row.names.join(', ')} weighs ${kilobytes(row, weights).toFixed(1)} kB, not ${row.weight}; run npm run check:supply -- --write`,
      ),
  ];
}

/** The README with today's weights. @param {string} readme @param {ReadonlyMap<string, number>} weights */
export function withWeights(readme, weights) {
  const lines = rowsOf(readme).map(
    (row) => `| ${row.names.join(', ')} | ${row.why} | ${kilobytes(row, weights).toFixed(1)} kB |`,
  );
  return readme.replace(TABLE, () => ['| package | why | weight |', '| --- | --- | ---: |', ...lines, ''].join('\n'));
}

/** The package that a module or a file comes from, nothing for our own. @param {string} file */
const packageOf = (file) => /(?<=node_modules\/)(?:@[\w.-]+\/)?[\w.-]+(?!.*node_modules\/)/.exec(file)?.[0];

/**
 * Whose licence does not go along with the app.
 * @param {Iterable<string>} shipped names of packages
 * @param {string} text the licences, each in full below a heading with the package's name
 * @returns {string[]}
 */
export function unlicensed(shipped, text) {
  const listed = new Set([...text.matchAll(/^## (\S+) - .*\n\n(?!## )\S/gm)].map(([, name]) => name));
  return [...shipped].filter((name) => !listed.has(name)).map((name) => `${LICENCES}: ${name} ships and is not in it`);
}

/**
 * What each package adds to the built app in bytes: its code minified and gzipped by itself, its fonts as they are.
 * @returns {Promise<{ weights: Map<string, number>, licences: string }>}
 */
async function measure() {
  const { build, minifySync } = await import('vite');
  /** @type {Map<string, string>} */
  const code = new Map();
  /** @type {Map<string, number>} */
  const files = new Map();
  let licences = '';
  const weights = {
    name: 'weftline:weights',
    generateBundle: {
      // After all that changes the bundle.
      order: /** @type {const} */ ('post'),
      /** @param {unknown} _options @param {import('vite').Rolldown.OutputBundle} bundle */
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'asset') {
            const [name] = chunk.originalFileNames.flatMap((file) => packageOf(resolve(projectFolder, file)) ?? []);
            if (name !== undefined) files.set(name, (files.get(name) ?? 0) + Buffer.byteLength(chunk.source));
            if (chunk.fileName === LICENCES) licences = String(chunk.source);
            continue;
          }
          for (const [file, module] of Object.entries(chunk.modules)) {
            const name = packageOf(file);
            if (name !== undefined) code.set(name, (code.get(name) ?? '') + (module.code ?? ''));
          }
        }
      },
    },
  };
  /** @type {import('vite').InlineConfig} */
  const common = { root: projectFolder, logLevel: 'error', plugins: [{ ...weights, enforce: 'post' }] };
  await build({ ...common, build: { write: false } });
  // A build of its own, as the product's.
  await build({
    ...common,
    configFile: false,
    define: workerWords([], ''),
    build: { write: false, rollupOptions: { input: WORKER_SOURCE } },
  });
  const weightOf = (/** @type {string} */ name, /** @type {string} */ text) =>
    gzipSync(minifySync(`${name}.js`, text).code || text, { level: 9 }).length;
  return {
    weights: new Map(
      [...new Set([...files.keys(), ...code.keys()])].map((name) => [
        name,
        (files.get(name) ?? 0) + (code.has(name) ? weightOf(name, code.get(name) ?? '') : 0),
      ]),
    ),
    licences,
  };
}

const WORKFLOWS = '.github/workflows';

/** @param {string} file */
const read = (file) => readFileSync(join(projectFolder, file), 'utf8');

if (startedDirectly(import.meta.url)) {
  requireNode();
  /** @type {Manifest} */
  const manifest = JSON.parse(read('package.json'));
  /** @type {Lock} */
  const lock = JSON.parse(read('package-lock.json'));
  const dependencies = Object.keys(manifest.dependencies ?? {});
  const measured = await measure();
  const weights = weightsOf(measured.weights, dependencies, lock);
  if (process.argv.includes('--write'))
    writeFileSync(join(projectFolder, 'README.md'), withWeights(read('README.md'), weights));
  const faults = [
    ...unpinned(manifest),
    ...readdirSync(join(projectFolder, WORKFLOWS)).flatMap((name) => movableActions(name, read(join(WORKFLOWS, name)))),
    ...lockFaults(lock),
    ...(/^ignore-scripts=true$/m.test(read('.npmrc')) ? [] : ['.npmrc: scripts would run at installation']),
    ...tableFaults(read('README.md'), dependencies, weights),
    ...unlicensed(measured.weights.keys(), measured.licences),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
