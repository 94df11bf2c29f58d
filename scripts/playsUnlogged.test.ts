import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

describe('plays without a log', () => {
  it('put their instrumenter where Storybook looks for one', () => {
    const [, name = ''] = /window\.(\w+) = \{ instrument:/.exec(read('vitest.stories.config.ts')) ?? [];
    expect(read('node_modules', 'storybook', 'dist', 'instrumenter', 'index.js')).toMatch(
      new RegExp(`!\\w+\\.window\\.${name} && \\(\\w+\\.window\\.${name} = new Instrumenter`),
    );
  });
});
