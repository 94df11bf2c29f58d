// What is mutated, which tests must notice, and how long a result stays valid.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** All rules, whether a test stands beside them or not. */
const RULES = 'src/domain';
/** Folders in which every file with a test beside it is mutated too. */
const ALSO = ['src/app', 'src/clock', 'src/notifications', 'src/operations'];
/** Wiring: the screens' stories test it, and no unit test repeats them. */
const WIRING = ['src/operations/queries.ts'];

/**
 * A folder: its files are mutated in one run, and the tests that stand in it must notice. Names have slashes and begin
 * at the project's root.
 * @typedef {{ folder: string, files: string[], tests: string[] }} Shard
 */

/** @param {string} file */
const isTest = (file) => file.endsWith('.test.ts');

/** The test beside a file. @param {string} file */
export const testOf = (file) => file.replace(/\.ts$/, '.test.ts');

/**
 * @param {string} root
 * @returns {Shard[]} in the order of their names
 */
export function shardsOf(root) {
  const rules = readdirSync(join(root, RULES), { recursive: true, encoding: 'utf8' })
    .map((name) => `${RULES}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));
  const others = ALSO.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)).filter(
    (name) => name.endsWith('.ts') && (isTest(name) || existsSync(join(root, testOf(name)))),
  );
  const names = [...rules, ...others].toSorted();
  return [...new Set(names.map((name) => posix.dirname(name)))].map((folder) => {
    const own = names.filter((name) => posix.dirname(name) === folder);
    return { folder, files: own.filter((name) => !isTest(name) && !WIRING.includes(name)), tests: own.filter(isTest) };
  });
}

/**
 * The file that an import names; nothing for a package.
 * @param {string} root
 * @param {string} from
 * @param {string} request
 */
function fileFor(root, from, request) {
  const path = request.startsWith('@/') ? `src/${request.slice(2)}` : posix.join(posix.dirname(from), request);
  return request.startsWith('@/') || request.startsWith('.')
    ? [path, `${path}.ts`, `${path}.tsx`].find((name) => /\.\w+$/.test(name) && existsSync(join(root, name)))
    : undefined;
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {string[]} what it imports or hands on, by the names written there
 */
function requestsOf(root, file) {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'), { sourceType: 'module' });
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
}

/**
 * A hash of all that the result of a shard depends on: its files and tests, what these import, directly or not, and the
 * versions of the packages; a result with the same stamp need not be computed again.
 * @param {string} root
 * @param {Shard} shard
 */
export function stampOf(root, { files, tests }) {
  const reached = new Set([...files, ...tests]);
  const packages = new Set(['@stryker-mutator/core', 'vitest', 'vite']);
  // Iterating over a set includes what is added meanwhile.
  for (const file of reached) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const request of requestsOf(root, file)) {
      const found = fileFor(root, file, request);
      if (found) reached.add(found);
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request);
    }
  }
  /** @type {{ packages: Record<string, { version: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const name of [...packages].toSorted())
    hash.update(`${name}@${lock.packages[`node_modules/${name}`]?.version}\n`);
  for (const file of [...reached].toSorted()) {
    const text = readFileSync(join(root, file));
    hash.update(`${file}\n${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/**
 * The files of a shard that were changed, or whose test was.
 * @param {Shard} shard
 * @param {ReadonlySet<string>} changed
 * @returns {string[]}
 */
export const changedFiles = ({ files }, changed) =>
  files.filter((file) => changed.has(file) || changed.has(testOf(file)));
