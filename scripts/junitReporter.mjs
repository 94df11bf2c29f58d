// Vitest writes its JUnit report line by line and waits for the disk after each: a second for all unit tests. This one
// writes it at once, beside the JSON report.
import { writeFile } from 'node:fs/promises';
import { JUnitReporter } from 'vitest/node';

export default class extends JUnitReporter {
  /** @type {string[]} */
  #lines = [];
  #file = '';

  /** @override @param {import('vitest/node').Vitest} vitest */
  async onInit({ config }) {
    const { outputFile } = config;
    if (typeof outputFile !== 'object' || !outputFile.json) throw new Error('There is no JSON report to stand beside.');
    this.#file = outputFile.json.replace(/\.json$/, '.xml');
    /** @type {unknown} */
    const toLines = { config, logger: { log: (/** @type {string} */ line) => this.#lines.push(line) } };
    await super.onInit(/** @type {import('vitest/node').Vitest} */ (toLines));
  }

  /** @override @param {import('vitest/node').TestModule[]} modules */
  async onTestRunEnd(modules) {
    await super.onTestRunEnd(modules);
    await writeFile(this.#file, `${this.#lines.join('\n')}\n`);
  }
}
