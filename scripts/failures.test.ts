import { expect, it } from 'vitest';
import { failureLines } from './failures.mjs';
import { projectFolder } from './install.mjs';

const vitest = (name: string, message: string) => ({
  testResults: [
    {
      name: `${projectFolder}/${name}`,
      assertionResults: [
        { fullName: 'passes', status: 'passed', failureMessages: [] },
        { fullName: 'fails', status: 'failed', location: { line: 7 }, failureMessages: [message] },
      ],
    },
  ],
});

it('each failed test is named with its file, its line and what it said, whichever runner ran it', () => {
  const error = { message: '\u001b[31mExpected: 2\u001b[39m\n\nReceived: 1' };
  const lines = failureLines({
    vitest: [
      vitest('src/a.test.ts', 'one'),
      undefined,
      vitest('stories/b.stories.tsx', 'two\n    at run (/node_modules/x/y.js:1)'),
    ],
    e2e: {
      suites: [
        {
          specs: [
            { title: 'walks', file: 'c.spec.ts', line: 3, tests: [{ status: 'unexpected', results: [{ error }] }] },
            { title: 'runs', file: 'c.spec.ts', line: 9, tests: [{ status: 'expected', results: [{}] }] },
          ],
        },
      ],
    },
  });
  expect(lines).toEqual([
    'FAILED src/a.test.ts:7  fails',
    '    one',
    'FAILED stories/b.stories.tsx:7  fails',
    '    two',
    'FAILED e2e/c.spec.ts:3  walks',
    '    Expected: 2',
    '    Received: 1',
  ]);
});

it('a run that left no report names nothing', () => {
  expect(failureLines({ vitest: [undefined, undefined], e2e: undefined })).toEqual([]);
});

it('what kept a whole file from running is named, too', () => {
  const lines = failureLines({
    vitest: [
      {
        testResults: [
          {
            name: `${projectFolder}stories/a.stories.tsx`,
            status: 'failed',
            message: `Failed to import test file ${projectFolder}stories/a.stories.tsx`,
            assertionResults: [],
          },
          { name: `${projectFolder}stories/b.stories.tsx`, status: 'passed', message: '', assertionResults: [] },
        ],
      },
    ],
    e2e: {
      suites: [],
      errors: [
        { message: 'SyntaxError: torn', location: { file: `${projectFolder}e2e/c.spec.ts`, line: 7 } },
        { message: 'Error: http://localhost:4318 is already used' },
      ],
    },
  });
  expect(lines).toEqual([
    'FAILED stories/a.stories.tsx  none of its tests ran',
    '    Failed to import test file stories/a.stories.tsx',
    'FAILED e2e/c.spec.ts:7  outside any test',
    '    SyntaxError: torn',
    'FAILED e2e  outside any test',
    '    Error: http://localhost:4318 is already used',
  ]);
});
