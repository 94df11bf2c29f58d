// How a defect is put into a file, and which commands must then fail.

/** @typedef {'unit' | 'stories' | 'e2e' | 'leaks' | 'types' | 'lint' | 'links' | 'ledger'} GateKind */
/**
 * @typedef {object} Defect
 * @property {string} name
 * @property {string} file
 * @property {string} find stands in the file exactly once
 * @property {string} replace
 * @property {GateKind} gate
 * @property {string} [proof] the file of tests that must fail; the gates types, lint, links and ledger have none
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

/**
 * What runs a gate, one command after the other; each is a script of node and its arguments.
 * @param {Defect} defect
 * @returns {string[][]}
 */
export function commandsOf({ gate, proof = '', overlay = '', file }) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  /** @type {Record<GateKind, string[][]>} */
  const commands = {
    unit: [[...vitest, '--config=vitest.unit.config.ts', proof]],
    stories: [[...vitest, '--config=vitest.stories.config.ts', proof]],
    e2e: [
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      ['node_modules/@playwright/test/cli.js', 'test', proof, '--reporter=line'],
    ],
    // Fewer rounds than the whole measure takes: what leaks in each of them stands out soon.
    leaks: [['scripts/leaks.mjs', '--rounds', '40', overlay]],
    types: [['node_modules/typescript/bin/tsc', '--noEmit']],
    lint: [['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', file]],
    links: [['scripts/links.mjs']],
    // From the titles alone: whole results take every test there is.
    ledger: [['scripts/ledger.mjs', '--declared']],
  };
  return commands[gate];
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
