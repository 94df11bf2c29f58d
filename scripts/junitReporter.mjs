// Vitest writes its JUnit report line by line and waits for the disk after each: a second for all unit tests. This one
// writes it at once, beside the JSON report.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { JUnitReporter } from 'vitest/node';

export default class extends JUnitReporter {
  /** @type {string[]} */
  #lines = [];
  #file = '';

  /** @override @param {import('vitest/node').Vitest} vitest */
  async onInit(vitest) {
    const { outputFile, root } = vitest.config;
    if (typeof outputFile !== 'object' || !outputFile.json) throw new Error('There is no JSON report to stand beside.');
    this.#file = resolve(root, outputFile.json.replace(/\.json$/, '.xml'));
    mkdirSync(dirname(this.#file), { recursive: true });
    // That of an earlier run must not be taken for the one of a run that is stopped.
    rmSync(this.#file, { force: true });
    /** @type {import('vitest/node').Vitest['logger']} */
    const logger = Object.create(vitest.logger, {
      log: { value: (/** @type {string} */ line) => this.#lines.push(line) },
    });
    // Without a file of its own the reporter prints its lines by the logger.
    await super.onInit(Object.create(vitest, { logger: { value: logger } }));
  }

  /** @override @param {import('vitest/node').TestModule[]} modules */
  async onTestRunEnd(modules) {
    await super.onTestRunEnd(modules);
    writeFileSync(this.#file, `${this.#lines.join('\n')}\n`);
  }
}
