import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

describe('what the run of the stories spares', () => {
  it('the log: its instrumenter stands where Storybook looks for one', () => {
    const [, name = ''] = /window\.(\w+) = \{ instrument:/.exec(read('vitest.stories.config.ts')) ?? [];
    expect(read('node_modules', 'storybook', 'dist', 'instrumenter', 'index.js')).toMatch(
      new RegExp(`!\\w+\\.window\\.${name} && \\(\\w+\\.window\\.${name} = new Instrumenter`),
    );
  });

  it('libraries parsed for mocks: they bear the word by which Vitest leaves a file alone', () => {
    const [, word = 'none'] = /\\n\/\/ (\w+)\\n/.exec(read('vitest.stories.config.ts')) ?? [];
    expect(read('node_modules', '@vitest', 'mocker', 'dist', 'node.js')).toContain(
      `if (code.includes("${word}")) {\n\t\treturn;`,
    );
  });
});
