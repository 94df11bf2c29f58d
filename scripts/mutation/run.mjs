// Changes the rules one by one and checks whether a test notices: all of them, those of the files whose path contains
// one of the given words, or with --since <ref> those of the files that differ from it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { projectFolder, readOrStop, stop } from '../install.mjs';
import { saveFigures } from '../results/figures.mjs';
import { differingFrom, makeTree, removeTree } from '../workTree.mjs';
import { changedFiles, shardsOf, stampOf } from './sources.mjs';
import { changesOf, countsOf, figuresOf, judge, problemsWith, reportOf } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').FileResult} FileResult */
/** @typedef {import('./verdict.mjs').Results} Results */

const USAGE = 'npm run mutation -- [words of a rule] [--since <git ref>] [--save]';
const reports = join(projectFolder, 'reports');

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * @param {string} tree
 * @param {string[]} files to mutate
 * @param {string[]} tests that must notice
 * @returns {Promise<Results>}
 */
async function runStryker(tree, files, tests) {
  const vitestConfig = {
    cacheDir: '.vite',
    resolve: { tsconfigPaths: true },
    test: {
      include: tests,
      setupFiles: ['src/testing/fixedSeed.ts'],
      reporters: [fileURLToPath(new URL('loadingReporter.mjs', import.meta.url))],
    },
  };
  writeFileSync(join(tree, 'mutation.vitest.mjs'), `export default ${JSON.stringify(vitestConfig)};\n`);
  const options = {
    mutate: files,
    inPlace: true,
    // Types are stripped, not checked; and a line at the top would move all others.
    disableTypeChecks: false,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation.vitest.mjs', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Math.max(1, availableParallelism() - 1),
    reporters: ['json'],
    jsonReporter: { fileName: 'mutation.json' },
    warnings: { slow: false },
    logLevel: 'warn',
    allowEmpty: false,
  };
  writeFileSync(join(tree, 'mutation.stryker.json'), JSON.stringify(options));
  rmSync(join(tree, 'mutation.json'), { force: true });
  const bin = join(projectFolder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const child = spawn(process.execPath, [bin, 'run', 'mutation.stryker.json'], {
    cwd: tree,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running = child;
  const exitCode = await new Promise((resolve) => child.once('exit', resolve));
  running = undefined;
  if (exitCode !== 0) stop(`The mutants of ${dirname(files[0] ?? '')} could not be run.`);
  /** @type {{ files: Results }} */
  const report = JSON.parse(readFileSync(join(tree, 'mutation.json'), 'utf8'));
  return report.files;
}

/** Where the result of a file is cached. @param {string} file */
const keptAt = (file) => join(reports, 'mutation', `${file}.json`);

/**
 * @param {string} file
 * @param {string} stamp
 * @returns {FileResult | undefined}
 */
function kept(file, stamp) {
  if (!existsSync(keptAt(file))) return undefined;
  /** @type {{ stamp: string, result: FileResult }} */
  const found = JSON.parse(readFileSync(keptAt(file), 'utf8'));
  return found.stamp === stamp ? found.result : undefined;
}

/** @param {string} text */
const short = (text) => (text.length > 90 ? `${text.slice(0, 87)}...` : text);

/** @param {{ original: string, replacement: string }} change */
const asLines = ({ original, replacement }) => `  - ${short(original)}\n  + ${short(replacement)}`;

/**
 * @param {string} name
 * @param {ReturnType<typeof countsOf>} counts
 */
const figures = (name, { killed, survived, score }) =>
  `${name.padEnd(28)}${String(killed).padStart(6)} noticed ${String(survived).padStart(4)} not ${score.toFixed(1).padStart(6)} %`;

/** @param {ReturnType<typeof judge>} verdict */
function tell({ counts, unnamed, named, vain }) {
  console.log(figures('all', counts));
  if (counts.invalid > 0) console.log(`${counts.invalid} could not run and are not counted.`);
  for (const change of unnamed) {
    console.log(`\n${change.file}:${change.lineNumber} ${change.mutator}\n${asLines(change)}`);
  }
  if (named.length > 0) console.log('\nNamed as equivalent:');
  for (const { file, original, replacement, reason } of named) {
    console.log(`  ${file}: ${short(original)} → ${short(replacement)}: ${reason}`);
  }
  for (const change of vain) {
    console.log(`\nNamed as equivalent, but ${change.why}: ${change.file}\n${asLines(change)}`);
  }
}

/**
 * The results of some files of a shard, from the cache or else computed now.
 * @param {string} tree
 * @param {import('./sources.mjs').Shard} shard
 * @param {string[]} files
 * @returns {Promise<Results>}
 */
async function resultsOf(tree, shard, files) {
  const begin = performance.now();
  const stamp = stampOf(tree, shard);
  const missing = files.filter((file) => !kept(file, stamp));
  const found = missing.length > 0 ? await runStryker(tree, missing, shard.tests) : {};
  /** @type {Results} */
  const results = {};
  for (const file of files) {
    // Stryker says nothing of a file in which there is nothing to change.
    const result = kept(file, stamp) ?? found[file] ?? { language: 'typescript', source: '', mutants: [] };
    mkdirSync(dirname(keptAt(file)), { recursive: true });
    writeFileSync(keptAt(file), JSON.stringify({ stamp, result }));
    results[file] = result;
  }
  const took = missing.length > 0 ? `${Math.round((performance.now() - begin) / 1000)} s` : 'kept';
  console.log(`${figures(shard.folder, countsOf(changesOf(results)))}  ${took.padStart(6)}`);
  return results;
}

/** @param {string[]} args */
export async function mutate(args) {
  const { values, positionals: words } = readOrStop(USAGE, () =>
    parseArgs({
      args,
      options: { since: { type: 'string' }, save: { type: 'boolean', default: false } },
      allowPositionals: true,
    }),
  );
  const changed = values.since === undefined ? undefined : differingFrom(values.since);
  const tree = makeTree('mutation');
  process.once('exit', () => removeTree(tree));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      if (!running) process.exit(1);
      running.once('exit', () => process.exit(1));
      running.kill(signal);
    });
  }

  const shards = shardsOf(tree);
  /** @type {Results} */
  const results = {};
  for (const shard of shards) {
    const files = (changed ? changedFiles(shard, changed) : shard.files).filter(
      (file) => words.length === 0 || words.some((word) => file.includes(word)),
    );
    if (files.length > 0) Object.assign(results, await resultsOf(tree, shard, files));
  }
  if (Object.keys(results).length === 0) {
    if (words.length > 0) stop(`Nothing to mutate has a path that holds ${words.join(' or ')}.`);
    console.log(`Nothing to mutate differs from ${values.since}.`);
    return;
  }
  const extent = changed || words.length > 0 ? 'a part' : 'all';
  const equivalents = JSON.parse(readFileSync(new URL('equivalents.json', import.meta.url), 'utf8'));
  const verdict = judge(results, equivalents, extent);
  tell(verdict);
  // A part must not be taken for the whole.
  if (extent === 'all') {
    writeFileSync(join(reports, 'mutation.json'), `${JSON.stringify(reportOf(results))}\n`);
    saveFigures('mutation', 'npm run mutation', { ...figuresOf(verdict), isSaved: values.save });
  }
  const problems = problemsWith(verdict, extent);
  if (problems.length > 0) {
    console.error(`\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
}
