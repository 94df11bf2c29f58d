// Says of every failing story where it is, which clauses it proves and in which appearance and step it failed.
import { readStories } from './storyIndex.mjs';

export default class StoryReporter {
  /** @type {import('vitest/node').TestCase[]} */
  failures = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state === 'failed') this.failures.push(test);
  }

  onTestRunEnd() {
    if (this.failures.length === 0) return;
    const stories = new Map(readStories().map((story) => [story.id, story]));
    const told = this.failures.map((test) => {
      const { storyId = '' } = test.meta();
      const story = stories.get(storyId);
      const messages = (test.result().errors ?? []).map(({ message }) => message).join('\n');
      return [
        story?.name ?? test.fullName,
        `  address     ${storyId ? `http://localhost:6006/?path=/story/${storyId}` : 'none: it did not start'}`,
        `  clauses     ${story?.clauses.join(', ') || 'none'}`,
        `  appearance  ${/\nAppearance: (.*)/.exec(messages)?.[1] ?? 'none'}`,
        `  step        ${/\nStep: (.*)/.exec(messages)?.[1] ?? 'outside any step'}`,
        '  picture     reports/screenshots/',
      ].join('\n');
    });
    console.log(`\nFailing stories\n\n${told.join('\n\n')}\n`);
  }
}
