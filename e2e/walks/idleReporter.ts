import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { EVENTS } from './events';
import { idleLine } from './idle';

/** Says at the end in how many cells an event had nothing to act on, which proves little. */
export default class IdleReporter implements Reporter {
  readonly #notes: TestResult['annotations'] = [];

  onTestEnd(_test: TestCase, result: TestResult) {
    this.#notes.push(...result.annotations);
  }

  onExit() {
    const events = EVENTS.map(({ name }) => name);
    process.stdout.write(`${idleLine(this.#notes, events)}\n`);
    return Promise.resolve();
  }
}
