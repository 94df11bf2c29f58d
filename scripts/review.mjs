// Shows what a change does to the stories: builds another state of the project and this one on the same machine, takes
// of each chosen story picture, accessibility tree and words in both, and serves one report.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { projectFolder, readOrStop, requireNode, stop } from './install.mjs';
import { changesBetween, comparePictures } from './review/compare.mjs';
import { reportPage, stateOf, wordsOfChange } from './review/reportPage.mjs';
import { serveReport } from './review/serveReport.mjs';
import { takeStories } from './review/takeStories.mjs';
import { commitOf, differingFrom, git, makeTree, removeTree } from './workTree.mjs';

const USAGE = `npm run review -- <git ref> [words] [--tag <tag>] [--widths 390,1280] [--workers 2] [--quiet]
npm run review -- --show
Words narrow it to stories whose component, file, name or tag bears them all; --quiet ends without serving the report.`;

const folder = join(projectFolder, 'reports', 'review');
const verdictsFile = join(folder, 'verdicts.json');
const reportFile = join(folder, 'report.json');

/** @template T @param {string} file @param {T} otherwise @returns {T} */
const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);

const readArguments = () =>
  readOrStop(USAGE, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tag: { type: 'string' },
        widths: { type: 'string', default: '390,1280' },
        workers: { type: 'string', default: '2' },
        quiet: { type: 'boolean', default: false },
        show: { type: 'boolean', default: false },
      },
    });
    const [ref, ...words] = positionals;
    const widths = values.widths.split(',').map(Number);
    const workers = Number(values.workers);
    if (!widths.every((width) => width >= 240 && width <= 3_840)) throw new Error(`Not widths: ${values.widths}`);
    if (!Number.isInteger(workers) || workers < 1) throw new Error(`Not a number of workers: ${values.workers}`);
    if (ref === undefined && !values.show) throw new Error('Against which commit?');
    return { ref: ref ?? '', words, widths, workers, tag: values.tag, quiet: values.quiet, show: values.show };
  });

/**
 * Builds the book of a tree, unless the same files were built before.
 * @param {string} tree
 * @param {string | undefined} treeHash of all its files; undefined where they are not committed
 * @returns {string} the folder of the book
 */
function buildBook(tree, treeHash) {
  const book = join(projectFolder, 'node_modules', '.cache', 'weftline', 'review', treeHash ?? 'uncommitted');
  if (treeHash !== undefined && existsSync(join(book, 'index.json'))) return book;
  rmSync(book, { recursive: true, force: true });
  const bin = join(projectFolder, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const { status } = spawnSync(process.execPath, [bin, 'build', '--quiet', '--disable-telemetry', '-o', book], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) stop(`Storybook could not be built in ${tree}.`);
  return book;
}

/** @param {string} commit */
const treeHashOf = (commit) => git(['rev-parse', `${commit}^{tree}`]).trim();

/** @param {string} commit */
function buildBooks(commit) {
  const hash = treeHashOf(commit);
  const tree = makeTree('review', commit);
  try {
    const before = buildBook(tree, hash);
    const after = buildBook(projectFolder, differingFrom('HEAD').size === 0 ? treeHashOf('HEAD') : undefined);
    return { before, after };
  } finally {
    removeTree(tree);
  }
}

/** Writes the report anew, with the verdicts that were given. */
function writePage() {
  const report = /** @type {import('./review/reportPage.mjs').Report | null} */ (readJson(reportFile, null));
  if (report === null) return stop(`There is no report yet.\n${USAGE}`);
  writeFileSync(join(folder, 'index.html'), reportPage(report, readJson(verdictsFile, {})));
  return report;
}

/**
 * Notes a verdict; the picture of what was accepted is kept as the one to compare with.
 * @param {import('./review/reportPage.mjs').Report} report
 * @param {string} body
 */
function noteVerdict(report, body) {
  const { key, verdict, note } = JSON.parse(body);
  const change = report.changes.find((each) => each.key === key);
  if (!change || !['accepted', 'rejected'].includes(verdict) || typeof note !== 'string') return false;
  writeFileSync(
    verdictsFile,
    `${JSON.stringify({ ...readJson(verdictsFile, {}), [key]: { verdict, note, state: stateOf(change) } }, null, 2)}\n`,
  );
  if (verdict === 'accepted' && change.after) {
    mkdirSync(join(folder, 'accepted'), { recursive: true });
    copyFileSync(join(folder, 'after', change.after.picture), join(folder, 'accepted', change.after.picture));
  }
  writePage();
  return true;
}

requireNode();
const { ref, words, widths, workers, tag, quiet, show } = readArguments();
if (!show) {
  const commit = commitOf(ref);
  const browser = await ensureBrowser();
  const books = buildBooks(commit);
  for (const part of ['before', 'after', 'difference']) rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const options = { words, tag, widths, workers, browser };
  const before = await takeStories(books.before, join(folder, 'before'), options);
  const after = await takeStories(books.after, join(folder, 'after'), options);
  if (before.length + after.length === 0) stop('No story bears these words.');
  const changes = changesBetween(before, after, (was, is) => {
    const name = `difference/${is.picture}`;
    const pixels = comparePictures(
      join(folder, 'before', was.picture),
      join(folder, 'after', is.picture),
      join(folder, name),
    );
    return { pixels, difference: pixels > 0 ? name : null };
  });
  const compared = new Set([...before, ...after].map(({ key }) => key)).size;
  writeFileSync(reportFile, JSON.stringify({ ref, commit, compared, changes }));
  for (const change of changes) console.log(`${change.key}: ${wordsOfChange(change)}`);
  console.log(`${compared} compared, ${changes.length} differ`);
}
const report = writePage();
if (!quiet) {
  const { port } = await serveReport(folder, (body) => noteVerdict(report, body));
  console.log(`The report: http://localhost:${port}/ (Ctrl+C ends it)`);
}
