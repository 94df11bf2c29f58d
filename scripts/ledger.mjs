// Joins the clauses, the proofs that name them and the last results; fails unless each proof of a finished clause ran and passed.
// With --declared it runs nothing, writes nothing, and looks at the names alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { evidencePlaces, readCriteria } from './conformance.mjs';
import { projectFolder, startedDirectly } from './install.mjs';
import { atlasOf, missingStates } from './results/atlas.mjs';
import { readResults, resultFile, resultsFolder } from './results/book.mjs';
import { clauseRows, storyCase } from './results/clauseRows.mjs';
import { CLAUSE_ID, readStoriesOrStop } from './storyIndex.mjs';

/** @typedef {import('./results/clauseRows.mjs').Result} Result */
/** @typedef {import('./results/clauseRows.mjs').Proof} Proof */
/** @typedef {import('./results/clauseRows.mjs').Case} Case */
/** @typedef {import('./results/clauseRows.mjs').LedgerRow} LedgerRow */
/** @typedef {import('./results/clauseRows.mjs').Specification} Specification */
/** @typedef {import('./results/clauseRows.mjs').StoryRow} StoryRow */
/** @typedef {Proof & { message: string }} FailedTest */
/**
 * What the book shows of clauses and tests.
 * @typedef {{ runs: Partial<Record<'stories' | 'unit' | 'tools' | 'e2e', import('./results/run.mjs').Run>>, rows: LedgerRow[], failedTests: FailedTest[] }} Ledger
 */

/** As Vitest's JSON has it. @typedef {{ fullName: string, status: string, location?: { line: number } | null, failureMessages?: string[] }} VitestTest */
/** @typedef {{ testResults: { name?: string, status?: string, message?: string, assertionResults: VitestTest[] }[] }} VitestReport */
/** As Playwright's JSON has it. @typedef {{ title: string, file?: string, line?: number, tests?: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ status: string, results?: { error?: { message?: string } }[] }} PlaywrightTest */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** In bytes; the list of all tests takes a third of it. */
const LARGEST_LIST = 8_000_000;

/** @param {string} name of a file below reports/ */
export function readReport(name) {
  const file = join(projectFolder, 'reports', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} name */
const clausesIn = (name) => [...new Set(name.match(CLAUSE_ID) ?? [])];

/** @param {string} file */
const fromProject = (file) => (isAbsolute(file) ? relative(projectFolder, file) : file).split(sep).join('/');

/** A skipped test counts as not run. @type {Record<string, Result>} */
const vitestResults = { passed: 'passed', failed: 'failed' };

/** @param {VitestReport | undefined} report undefined when nothing ran @returns {Case[]} */
const unitTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file = '', assertionResults }) =>
    assertionResults.map(({ fullName, status, location, failureMessages = [] }) => ({
      kind: /** @type {const} */ ('unit test'),
      name: fullName,
      result: vitestResults[status] ?? 'not run',
      file: fromProject(file),
      ...(location ? { line: location.line } : {}),
      clauses: clausesIn(fullName),
      message: failureMessages.join('\n'),
    })),
  );

/**
 * Playwright calls a skipped test `ok`, so that field is not used.
 * @param {PlaywrightSpec} spec
 * @returns {Result}
 */
function playwrightResult({ tests = [] }) {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  const ran = tests.length > 0 && tests.every(({ status }) => status === 'expected');
  return ran ? 'passed' : 'not run';
}

/** @param {PlaywrightSuite} suite @returns {Case[]} */
const endToEndTests = (suite) => [
  ...(suite.specs ?? []).map((spec) => ({
    kind: /** @type {const} */ ('end-to-end test'),
    name: spec.title,
    result: playwrightResult(spec),
    file: `e2e/${spec.file ?? ''}`,
    ...(spec.line === undefined ? {} : { line: spec.line }),
    clauses: clausesIn(spec.title),
    message: (spec.tests ?? [])
      .flatMap(({ results = [] }) => results.map(({ error }) => error?.message ?? ''))
      .filter((message) => message !== '')
      .join('\n'),
  })),
  ...(suite.suites ?? []).flatMap(endToEndTests),
];

/**
 * @param {{
 *   stories: import('./storyIndex.mjs').IndexedStory[],
 *   storyRows: readonly StoryRow[],
 *   unitReports: (VitestReport | undefined)[],
 *   e2eReport: { suites?: PlaywrightSuite[] } | undefined,
 * }} sources
 * @returns {Case[]} every story and test, also those that prove no clause
 */
export const collectProofs = ({ stories, storyRows, unitReports, e2eReport }) => [
  ...stories.map((story) => ({ ...storyCase(story, storyRows), hasPlay: story.hasPlay })),
  ...unitReports.flatMap(unitTests),
  ...(e2eReport?.suites ?? []).flatMap(endToEndTests),
];

/**
 * Finished clauses with a single proof: the defect of `npm run selftest` that it is shown to catch.
 * @type {Readonly<Record<string, string>>}
 */
export const SINGLY_PROVEN = { 'GATE-8': 'a way to log out' };

/** The rows of one table, or the turns of one loop, stand in one place and are one proof. @param {readonly Proof[]} proofs */
const placesOf = (proofs) =>
  new Set(proofs.map(({ storyId, file, line, name }) => storyId ?? `${file} ${line ?? name}`));

/**
 * What the proofs lack, whatever their results.
 * @param {readonly LedgerRow[]} rows
 * @param {readonly Case[]} proofs
 * @param {Readonly<Record<string, string>>} singlyProven
 * @returns {string[]}
 */
function declaredProblems(rows, proofs, singlyProven) {
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...proofs.flatMap(({ name, clauses }) =>
      clauses
        .filter((id) => !known.has(id))
        .map((id) => `${id} is no clause of stories/specification/clauses.json, but '${name}' names it`),
    ),
    // A story that is only drawn asserts nothing.
    ...proofs
      .filter(({ clauses, hasPlay }) => clauses.length > 0 && hasPlay === false)
      .map(({ name, clauses }) => `the story '${name}' names ${clauses.join(' and ')}, but has no play`),
    ...rows
      .filter(({ finished, result }) => finished && result === 'unproven')
      .map(({ id }) => `${id} is finished, but nothing proves it`),
    ...rows
      .filter(({ id, finished, proofs: own }) => finished && placesOf(own).size === 1 && !(id in singlyProven))
      .map(
        ({ id, proofs: [only] }) =>
          `${id} is finished, but only the ${only?.kind} '${only?.name}' proves it, and no seeded defect shows that it bites`,
      ),
  ];
}

/**
 * @param {Specification} specification
 * @param {readonly Case[]} proofs
 * @param {Readonly<Record<string, string>>} [singlyProven]
 * @returns {{ rows: LedgerRow[], problems: string[] }}
 */
export function joinLedger(specification, proofs, singlyProven = SINGLY_PROVEN) {
  const rows = clauseRows(specification, proofs);
  const problems = [
    ...declaredProblems(rows, proofs, singlyProven),
    ...rows.flatMap(({ id, finished, proofs: own }) =>
      own
        .filter(({ result }) => finished && result !== 'passed')
        .map(({ kind, name, result }) => `${id} is finished, but the ${kind} '${name}' ${unfit[result]}`),
    ),
  ];
  return { rows, problems };
}

/** @type {Record<string, string>} */
const unfit = { failed: 'failed', 'not run': 'was left out, whole or in one appearance' };

/** @param {string} text @param {number} width */
const cut = (text, width) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** @param {readonly import('./storyIndex.mjs').IndexedStory[]} stories @returns {import('./results/atlas.mjs').AtlasStory[]} */
const asListed = (stories) =>
  stories.map(({ id, name: whole }) => {
    const [title = '', ...name] = whole.split(': ');
    return { id, title, name: name.join(': ') };
  });

/** What the state atlas lacks. @param {readonly import('./storyIndex.mjs').IndexedStory[]} stories */
export const statesWithoutStory = (stories) => missingStates(atlasOf(asListed(stories), []));

/** The text of every file to whose lines the book leads, for a published one has no other way to them. */
function sourcesOf(/** @type {readonly LedgerRow[]} */ rows) {
  const files = new Set([
    ...rows.flatMap(({ proofs }) => proofs.filter(({ line }) => line).map(({ file }) => file)),
    ...Object.values(evidencePlaces(readCriteria())).map(({ file }) => file),
  ]);
  return Object.fromEntries([...files].map((file) => [file, readFileSync(join(projectFolder, file), 'utf8')]));
}

/** @returns {Specification} */
const readSpecification = () =>
  JSON.parse(readFileSync(join(projectFolder, 'stories', 'specification', 'clauses.json'), 'utf8'));

/** @param {readonly string[]} problems */
function tell(problems) {
  for (const problem of problems) console.error(`Ledger: ${problem}.`);
  if (problems.length > 0) process.exitCode = 1;
}

/** What a tool lists as JSON. @param {string[]} command */
function listed(command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: LARGEST_LIST,
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** Without any result: whether the stories and tests that there are name each finished clause often enough. */
function checkDeclared() {
  /** @type {{ name: string, file: string, location?: { line: number } }[]} */
  const unit = listed(['node_modules/vitest/vitest.mjs', 'list', '--json', '--config=vitest.unit.config.ts']);
  const proofs = collectProofs({
    stories: readStoriesOrStop(),
    storyRows: [],
    unitReports: [
      {
        testResults: unit.map(({ name, file, location }) => ({
          name: file,
          assertionResults: [{ fullName: name, status: 'pending', ...(location && { location }) }],
        })),
      },
    ],
    e2eReport: listed(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json']),
  });
  tell(declaredProblems(clauseRows(readSpecification(), proofs), proofs, SINGLY_PROVEN));
}

function writeLedger() {
  const specification = readSpecification();
  const stories = readStoriesOrStop();
  const storyResults = readResults('stories');
  const reports = {
    'unit tests': readReport('unit.json'),
    'tests of the tools': readReport('tools.json'),
    'end-to-end tests': readReport('e2e.json'),
  };
  const proofs = collectProofs({
    stories,
    storyRows: storyResults?.rows ?? [],
    unitReports: [reports['unit tests'], reports['tests of the tools']],
    e2eReport: reports['end-to-end tests'],
  });
  const { rows, problems } = joinLedger(specification, proofs);
  const failedTests = proofs
    .filter(({ kind, result }) => kind !== 'story' && result === 'failed')
    .map(({ clauses: _clauses, message = '', ...proof }) => ({ ...proof, message: message.slice(0, 4000) }));
  /** @type {Ledger} */
  const ledger = {
    runs: {
      ...(storyResults ? { stories: storyResults.run } : {}),
      ...readReport('unit.run.json'),
      ...readReport('tools.run.json'),
      ...readReport('e2e.run.json'),
    },
    rows,
    failedTests,
  };
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(resultFile('ledger'), `${JSON.stringify(ledger)}\n`);
  writeFileSync(resultFile('sources'), `${JSON.stringify(sourcesOf(rows))}\n`);
  const absent = Object.entries({ stories: storyResults, ...reports }).flatMap(([kind, report]) =>
    report ? [] : [kind],
  );
  if (absent.length > 0) {
    tell([`there are no results of all ${absent.join(', ')}; npm test brings them`]);
    return;
  }
  for (const row of rows.filter(({ finished }) => finished)) {
    console.log(
      `${row.id.padEnd(12)} ${row.result.padEnd(9)} ${String(row.proofs.length).padStart(2)} proofs  ${cut(row.sentence, 80)}`,
    );
  }
  const finished = rows.filter((row) => row.finished);
  const withPlay = stories.filter(({ hasPlay }) => hasPlay).length;
  console.log(
    `\n${finished.filter(({ result }) => result === 'passed').length} of ${finished.length} finished clauses proven, ${rows.length - finished.length} to come; ` +
      `${stories.length} stories, ${withPlay} with a play.`,
  );
  tell([...problems, ...statesWithoutStory(stories)]);
}

if (startedDirectly(import.meta.url)) {
  if (process.argv.includes('--declared')) checkDeclared();
  else writeLedger();
}
