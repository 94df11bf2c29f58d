// How a defect is put into a file, and which commands must then fail.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { projectFolder } from '../install.mjs';

/** @typedef {'unit' | 'stories' | 'e2e' | 'leaks' | 'types' | 'lint' | 'dead' | 'links' | 'ledger'} GateKind */
/**
 * @typedef {object} Defect
 * @property {string} name
 * @property {string} file
 * @property {string} find stands in the file exactly once
 * @property {string} replace
 * @property {GateKind} gate
 * @property {string} [proof] the file of tests that must fail; the gates types, lint, dead, links and ledger have none
 * @property {string} [overlay] for the gate leaks: the words of what is opened and closed
 */

/**
 * @param {string} text
 * @param {Defect} defect
 * @returns {string} the text with the defect
 */
export function withDefect(text, { name, file, find, replace }) {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`'${name}' stands on words that ${file} has ${count} times: ${find}`);
  if (find === replace) throw new Error(`'${name}' changes nothing`);
  return text.replace(find, () => replace);
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const UNIT = [...VITEST, '--config=vitest.unit.config.ts'];
const STORIES = [...VITEST, '--config=vitest.stories.config.ts'];

/**
 * What runs a gate, one command after the other; each is a script of node and its arguments.
 * @param {Defect} defect
 * @returns {string[][]}
 */
export function commandsOf({ gate, proof = '', overlay = '', file }) {
  /** @type {Record<GateKind, string[][]>} */
  const commands = {
    unit: [[...UNIT, proof]],
    stories: [[...STORIES, proof]],
    e2e: [
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      ['node_modules/@playwright/test/cli.js', 'test', proof, '--reporter=line'],
    ],
    // Fewer rounds than the whole measure takes: what leaks in each of them stands out soon.
    leaks: [['scripts/leaks.mjs', '--rounds', '40', overlay]],
    types: [['node_modules/typescript/bin/tsc', '--noEmit']],
    lint: [['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', file]],
    dead: [['node_modules/knip/bin/knip.js']],
    links: [['scripts/links.mjs']],
    // From the titles alone: whole results take every test there is.
    ledger: [['scripts/ledger.mjs', '--declared']],
  };
  return commands[gate];
}

/** Gates that --all runs whole, whatever the defect is about. */
const WHOLE_GATES = /** @type {const} */ (['types', 'lint', 'links']);

/**
 * Where the stories of a file's own room or component stand: a room of the domain has the same name on every floor.
 * @param {string} file
 * @returns {string[]} none for what has no stories of its own, such as a style sheet
 */
export function storiesAbout(file) {
  if (file.endsWith('.stories.tsx')) return [file];
  const [, floor, room] = /^src\/([^/]+)\/([^/]+?)(?:\.tsx?)?(?:\/|$)/.exec(file) ?? [];
  if (floor === undefined || room === undefined) return [];
  const component = join('stories', dirname(file).replace(/^src\//, ''), basename(file).replace(/\.\w+$/, ''));
  const [ofRoom, ofComponent] = [
    [`stories/components/${room}/`, `stories/screens/${room}/`, ...(floor === 'app' ? [`stories/app/${room}/`] : [])],
    [`${component}.stories.tsx`, `${component}/`],
  ].map((places) => places.filter((place) => existsSync(join(projectFolder, place))));
  return ofRoom?.length ? ofRoom : (ofComponent ?? []);
}

/**
 * What --all runs beside a defect's own gate.
 * @param {Defect} defect
 * @returns {{ gate: GateKind, commands: string[][] }[]}
 */
export function othersOf(defect) {
  const stories = storiesAbout(defect.file);
  /** @type {{ gate: GateKind, commands: string[][] }[]} */
  const gates = WHOLE_GATES.map((gate) => ({ gate, commands: commandsOf({ ...defect, gate, proof: '' }) }));
  // The tests of the defects themselves miss the words that a defect stands on: they would be red for each.
  gates.push({ gate: 'unit', commands: [[...UNIT, '--exclude=scripts/selftest/**']] });
  if (stories.length > 0) gates.push({ gate: 'stories', commands: [[...STORIES, ...stories]] });
  return gates.filter(({ gate }) => gate !== defect.gate);
}

/**
 * How a defect fared, as the saved figures tell it.
 * @param {Defect} defect
 * @param {string} verdict
 * @param {readonly string[] | undefined} also the other gates that it turned red; undefined where none was tried
 */
export function rowOf({ name, gate, proof }, verdict, also) {
  const others = also && `, also red: ${also.join(', ') || 'none'}`;
  return `${name}: ${verdict} in ${gate}${proof === undefined ? '' : ` ${proof}`}${others ?? ''}`;
}

/**
 * Those that are wanted, in their order.
 * @param {readonly Defect[]} defects
 * @param {{ only?: string | undefined, from?: string | undefined }} wanted names
 * @returns {readonly Defect[]}
 */
export function wantedOf(defects, { only, from }) {
  for (const name of [only, from]) {
    if (name !== undefined && !defects.some((defect) => defect.name === name))
      throw new Error(`No defect is called '${name}'`);
  }
  if (only !== undefined) return defects.filter(({ name }) => name === only);
  return defects.slice(from === undefined ? 0 : defects.findIndex(({ name }) => name === from));
}
