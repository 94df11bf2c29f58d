// Joins the clauses, the proofs that name them and the last results; fails unless each proof of a finished clause ran and passed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, startedDirectly } from './install.mjs';
import { CLAUSE_ID, readStories } from './storyIndex.mjs';

/** @typedef {'passed' | 'failed' | 'not run'} Result */
/** @typedef {{ kind: 'story' | 'unit test' | 'end-to-end test', name: string, storyId?: string, result: Result }} Proof */
/** @typedef {{ id: string, sentence: string }} Clause */
/** @typedef {{ finished: string[], later: string[], areas: { id: string, title: string, clauses: Clause[] }[] }} Specification */
/** @typedef {Clause & { area: string, finished: boolean, result: Result | 'unproven', proofs: Proof[] }} LedgerRow */

/** @param {string} name of a file below reports/ */
function readReport(name) {
  const file = join(projectFolder, 'reports', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @typedef {{ name: string, storyId?: string, result: Result }} Case */

/** The appearances in which every story must pass. */
const APPEARANCES = ['light', 'dark'];

/**
 * The result of a test; skipped counts as not run, and so does a story in one appearance alone.
 * @param {any} test of vitest's JSON
 * @returns {Result}
 */
function vitestResult({ status, meta }) {
  if (status === 'failed') return 'failed';
  const whole = !meta?.storyId || APPEARANCES.every((appearance) => meta.appearances?.[appearance]);
  return status === 'passed' && whole ? 'passed' : 'not run';
}

/** @param {any} report vitest's JSON; undefined when nothing ran @returns {Case[]} */
const vitestCases = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      name: test.fullName,
      storyId: test.meta?.storyId,
      result: vitestResult(test),
    })),
  );

/**
 * Playwright calls a skipped test `ok`, so that field is not used.
 * @param {any} spec of Playwright's JSON
 * @returns {Result}
 */
function playwrightResult({ tests = [] }) {
  if (tests.some((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  const ran = tests.length > 0 && tests.every((/** @type {any} */ { status }) => status === 'expected');
  return ran ? 'passed' : 'not run';
}

/** @param {any} suite a suite of Playwright's JSON @returns {Case[]} */
const playwrightCases = (suite) => [
  ...(suite.specs ?? []).map((/** @type {any} */ spec) => ({ name: spec.title, result: playwrightResult(spec) })),
  ...(suite.suites ?? []).flatMap(playwrightCases),
];

/** @param {'unit test' | 'end-to-end test'} kind */
const named =
  (kind) =>
  /** @param {Case} test @returns {(Proof & { clauses: string[] })} */
  ({ name, result }) => ({
    kind,
    name,
    result,
    clauses: [...new Set(name.match(CLAUSE_ID) ?? [])],
  });

/**
 * @param {{ stories: import('./storyIndex.mjs').IndexedStory[], storyReport: any, unitReport: any, e2eReport: any }} sources
 * @returns {(Proof & { clauses: string[] })[]}
 */
export function collectProofs({ stories, storyReport, unitReport, e2eReport }) {
  const ran = vitestCases(storyReport);
  return [
    ...stories.map(({ id, name, clauses }) => ({
      kind: /** @type {const} */ ('story'),
      name,
      storyId: id,
      result: worst(ran.filter(({ storyId }) => storyId === id)),
      clauses,
    })),
    ...vitestCases(unitReport).map(named('unit test')),
    ...(e2eReport?.suites ?? []).flatMap(playwrightCases).map(named('end-to-end test')),
  ].filter(({ clauses }) => clauses.length > 0);
}

/**
 * @param {Specification} specification
 * @param {(Proof & { clauses: string[] })[]} proofs
 * @returns {{ rows: LedgerRow[], problems: string[] }}
 */
export function joinLedger(specification, proofs) {
  const isFinished = (/** @type {string} */ area, /** @type {string} */ id) =>
    (specification.finished.includes(area) || specification.finished.includes(id)) && !specification.later.includes(id);
  const rows = specification.areas.flatMap((area) =>
    area.clauses.map(({ id, sentence }) => {
      const own = proofs.filter(({ clauses }) => clauses.includes(id)).map(({ clauses: _clauses, ...proof }) => proof);
      return {
        id,
        sentence,
        area: area.id,
        finished: isFinished(area.id, id),
        result: own.length === 0 ? /** @type {const} */ ('unproven') : worst(own),
        proofs: own,
      };
    }),
  );
  const known = new Set(rows.map(({ id }) => id));
  const problems = [
    ...proofs.flatMap(({ name, clauses }) =>
      clauses.filter((id) => !known.has(id)).map((id) => `${id} is no clause, but '${name}' names it`),
    ),
    ...rows
      .filter(({ finished, result }) => finished && result === 'unproven')
      .map(({ id }) => `${id} is finished, but nothing proves it`),
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

/**
 * The worst of several results.
 * @param {{ result: Result }[]} results
 * @returns {Result}
 */
function worst(results) {
  if (results.some(({ result }) => result === 'failed')) return 'failed';
  return results.length > 0 && results.every(({ result }) => result === 'passed') ? 'passed' : 'not run';
}

/** @param {string} text @param {number} width */
const cut = (text, width) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

function writeLedger() {
  /** @type {Specification} */
  const specification = JSON.parse(
    readFileSync(join(projectFolder, 'stories', 'specification', 'clauses.json'), 'utf8'),
  );
  const stories = readStories();
  const proofs = collectProofs({
    stories,
    storyReport: readReport('stories.json'),
    unitReport: readReport('unit.json'),
    e2eReport: readReport('e2e.json'),
  });
  const { rows, problems } = joinLedger(specification, proofs);
  mkdirSync(join(projectFolder, 'reports'), { recursive: true });
  writeFileSync(join(projectFolder, 'reports', 'ledger.json'), `${JSON.stringify({ rows }, null, 2)}\n`);
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
  for (const problem of problems) console.error(`Ledger: ${problem}.`);
  if (problems.length > 0) process.exitCode = 1;
}

if (startedDirectly(import.meta.url)) writeLedger();
