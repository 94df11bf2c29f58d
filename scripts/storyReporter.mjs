// Says of every failing story where it is, which clauses it proves and in which of its sentences it failed.
import { readStories } from './storyIndex.mjs';

export default class StoryReporter {
  /** @type {string[]} */
  failures = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const result = test.result();
    if (result.state !== 'failed') return;
    const { storyId } = /** @type {{ storyId?: string }} */ (test.meta());
    const story = readStories().find(({ id }) => id === storyId);
    const step = result.errors.map(({ message }) => /\nStep: (.*)/.exec(message)?.[1]).find(Boolean);
    this.failures.push(
      [
        `${test.project.name}: ${story?.name ?? test.fullName}`,
        `  address  ${storyId ? `http://localhost:6006/?path=/story/${storyId}` : 'none: it did not start'}`,
        `  clauses  ${story?.clauses.join(', ') || 'none'}`,
        `  step     ${step ?? 'outside any step'}`,
        '  picture  reports/screenshots/',
      ].join('\n'),
    );
  }

  onTestRunEnd() {
    if (this.failures.length > 0) console.log(`\nFailing stories\n\n${this.failures.join('\n\n')}\n`);
  }
}
