// The tests in Playwright's JSON report, whatever groups they stand in.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ type: string, description?: string }} Annotation */
/**
 * groups are the names of the describe blocks around it; ok is false also for what never ran.
 * @typedef {{ title: string, file: string, groups: string[], project: string, ok: boolean, skipped: boolean, annotations: Annotation[], message: string }} Ran
 */
/** @typedef {{ error?: { message?: string } }} Result */
/** @typedef {{ title: string, file: string, tests: { projectName: string, status: string, annotations: Annotation[], results: Result[] }[] }} Spec */
/** @typedef {{ title?: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {Suite} suite @param {string[]} groups @returns {(Spec & { groups: string[] })[]} */
const specsOf = ({ specs = [], suites = [] }, groups = []) => [
  ...specs.map((spec) => ({ ...spec, groups })),
  ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title ?? ''])),
];

/**
 * @param {string} file of the report
 * @returns {Ran[]} none where there is no report
 */
export function testsIn(file) {
  if (!existsSync(file)) return [];
  const report = /** @type {Suite} */ (JSON.parse(readFileSync(file, 'utf8')));
  return specsOf(report).flatMap(({ title, file: of, groups, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => ({
      title,
      file: of,
      groups,
      project: projectName,
      ok: status === 'expected',
      skipped: status === 'skipped',
      annotations,
      message: results.at(-1)?.error?.message ?? '',
    })),
  );
}
