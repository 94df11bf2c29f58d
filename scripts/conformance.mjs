// Writes the conformance report (WCAG 2.2, A and AA) as OpenACR from the rows that Storybook shows too.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, startedDirectly } from './install.mjs';
import { saveFigures } from './results/figures.mjs';
import { testTitle } from './results/testTitle.mjs';

/**
 * One success criterion. Evidence is an axe rule, an end-to-end or unit test, or a seeded defect that turns red.
 * @typedef {{
 *   id: string, title: string, level: 'A' | 'AA', adherence: 'supports' | 'not-applicable' | 'not-evaluated',
 *   note: string, evidence: { axe?: string, test?: string, defect?: string }[], person?: string,
 * }} Criterion
 */

export const OPEN_ACR_FILE = join(projectFolder, 'docs', 'openacr.yaml');
const ROWS_FILE = join(projectFolder, 'stories', 'specification', 'conformance.json');

/** @returns {Criterion[]} in the order of WCAG */
export const readCriteria = () => JSON.parse(readFileSync(ROWS_FILE, 'utf8'));

/** @typedef {{ file: string, line: number }} Place a path from the top of the project, and a line counted from 1 */

/** Where the defects stand, beside the tests. */
const DEFECTS_FILE = 'scripts/selftest/defects.mjs';

/** @param {string} file below the project's folder */
const read = (file) => ({ file, text: readFileSync(join(projectFolder, file), 'utf8') });

/**
 * Where each test and each seeded defect that is evidence stands in its file.
 * @param {readonly Criterion[]} criteria
 * @returns {Record<string, Place>} by the test's title or the defect's name, as the rows have it
 */
export function evidencePlaces(criteria) {
  const tests = ['e2e', 'src'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(spec|test)\.ts$/.test(file))
      .toSorted()
      .map(read),
  );
  const defects = read(DEFECTS_FILE);
  const evidence = criteria.flatMap((each) => each.evidence);
  return Object.fromEntries(
    evidence.flatMap(({ test, defect }) => {
      const [words, found] =
        test === undefined
          ? [`name: '${defect}'`, defects]
          : [test, tests.find(({ text }) => text.includes(test)) ?? { file: '', text: '' }];
      const at = found.text.indexOf(words);
      if (at === -1) return [];
      return [[test ?? defect, { file: found.file, line: found.text.slice(0, at).split('\n').length }]];
    }),
  );
}

/** Words of a kind of evidence. @param {Criterion['evidence'][number]} evidence */
function evidenceText({ axe, test, defect }) {
  if (axe !== undefined) return `axe rule ${axe}`;
  return test === undefined ? `seeded defect: ${defect}` : `test: ${testTitle(test)}`;
}

/** @param {Criterion} criterion */
const notesOf = ({ note, evidence, person }) =>
  [
    note,
    evidence.length > 0 ? `Evidence: ${evidence.map(evidenceText).join('; ')}.` : '',
    person === undefined ? '' : `Needs a person: pending. ${person}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** @param {Criterion[]} criteria */
const criteriaOf = (criteria) =>
  criteria
    .map(
      (criterion) => `      - num: ${JSON.stringify(criterion.id)}
        components:
          - name: web
            adherence:
              level: ${criterion.adherence}
              notes: ${JSON.stringify(notesOf(criterion))}
`,
    )
    .join('');

/** The report in the form of GSA's OpenACR 0.1.0. @param {Criterion[]} criteria */
export const openAcr = (criteria) => `title: Weftline Accessibility Conformance Report
product:
  name: Weftline
  description: An internal customer operations platform for an apparel sourcing and production business.
author:
  name: Weftline
  email: accessibility@weftline.example
evaluation_methods_used: ${JSON.stringify(
  'Each criterion names its evidence: axe rules over every story in both appearances, end-to-end and unit tests, and defects that are put in to see a test fail. What only a person can judge is not evaluated until a person did.',
)}
catalog: 2.5-edition-wcag-2.2-en
chapters:
  success_criteria_level_a:
    criteria:
${criteriaOf(criteria.filter(({ level }) => level === 'A'))}  success_criteria_level_aa:
    criteria:
${criteriaOf(criteria.filter(({ level }) => level === 'AA'))}  success_criteria_level_aaa:
    disabled: true
`;

if (startedDirectly(import.meta.url)) {
  const criteria = readCriteria();
  writeFileSync(OPEN_ACR_FILE, openAcr(criteria));
  const open = criteria.filter(({ adherence }) => adherence === 'not-evaluated');
  const count = (/** @type {Criterion['adherence']} */ meant) =>
    criteria.filter(({ adherence }) => adherence === meant).length;
  const figures = [
    { what: 'Supported, with evidence', value: count('supports'), ok: true },
    { what: 'Not applicable', value: count('not-applicable'), ok: true },
    { what: 'Waiting for a person', value: open.length, ok: true, waits: open.length > 0 },
  ];
  for (const { what, value } of figures) console.log(`${value} ${what}`);
  saveFigures('conformance', 'node scripts/conformance.mjs', {
    figures,
    notes: open.map(({ id, title }) => `${id} ${title} needs a person: pending`),
    isSaved: process.argv.includes('--save'),
  });
}
