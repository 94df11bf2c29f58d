import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, shardsOf, stampOf } from './sources.mjs';
import { changesOf, countsOf, judge, type Mutant, problemsWith } from './verdict.mjs';

const SOURCE = ['const a = 1;', 'export const sum = (b: number) =>', '  a + b;', ''].join('\n');

const mutant = (status: string, more: Partial<Mutant> = {}): Mutant => ({
  mutatorName: 'ArithmeticOperator',
  replacement: 'a - b',
  location: { start: { line: 3, column: 3 }, end: { line: 3, column: 8 } },
  status,
  ...more,
});
const results = (...mutants: Mutant[]) => ({ 'src/sum.ts': { language: 'typescript', source: SOURCE, mutants } });
const named = { file: 'src/sum.ts', line: 'a + b;', original: 'a + b', replacement: 'a - b', reason: 'b is 0' };

describe('a mutant is told by what it changes', () => {
  it('within a line', () => {
    expect(changesOf(results(mutant('Survived')))).toEqual([
      {
        file: 'src/sum.ts',
        lineNumber: 3,
        line: 'a + b;',
        original: 'a + b',
        replacement: 'a - b',
        mutator: 'ArithmeticOperator',
        status: 'Survived',
      },
    ]);
  });

  it('over several lines, as one', () => {
    const location = { start: { line: 2, column: 20 }, end: { line: 3, column: 8 } };
    const replacement = '() =>\n  undefined';
    expect(changesOf(results(mutant('Killed', { location, replacement })))[0]).toMatchObject({
      lineNumber: 2,
      line: 'export const sum = (b: number) =>',
      original: '(b: number) => a + b',
      replacement: '() => undefined',
    });
  });

  it('in the order of the lines', () => {
    const first = mutant('Killed', { location: { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } } });
    expect(changesOf(results(mutant('Killed'), first)).map(({ lineNumber }) => lineNumber)).toEqual([1, 3]);
  });
});

it.each([
  [[], 0, 0, 0, 100],
  [['Killed', 'Timeout', 'Survived', 'NoCoverage'], 2, 2, 0, 50],
  [['Killed', 'RuntimeError', 'CompileError', 'Ignored'], 1, 0, 3, 100],
])('%j: %s killed, %s survived, %s invalid, %s percent', (statuses, killed, survived, invalid, score) => {
  expect(countsOf(changesOf(results(...statuses.map((status) => mutant(status)))))).toEqual({
    killed,
    survived,
    invalid,
    score,
  });
});

describe('the verdict', () => {
  const killed = Array.from({ length: 19 }, () => mutant('Killed', { replacement: 'a * b' }));

  it.each([
    ['all are noticed', killed, [], []],
    ['a survivor without a reason', [...killed, mutant('Survived')], [], ['1 not noticed and not named as equivalent']],
    ['one that no test reaches', [...killed, mutant('NoCoverage')], [], ['1 not noticed and not named as equivalent']],
    ['a survivor that is named', [...killed, mutant('Survived')], [named], []],
    ['a named one that a test tells apart', [...killed, mutant('Killed')], [named], ['1 named as equivalent in vain']],
    ['a named one that is gone', killed, [named], ['1 named as equivalent in vain']],
    [
      'one named for another line',
      [...killed, mutant('Survived')],
      [named, { ...named, line: 'b;' }],
      ['1 named as equivalent in vain'],
    ],
    ['too few', [...killed.slice(1), mutant('Survived')], [named], ['94.7 % noticed of at least 95 %']],
    ['one of a file that is gone', killed, [{ ...named, file: 'src/b.ts' }], ['1 named as equivalent in vain']],
  ])('%s', (_what, mutants, equivalents, problems) => {
    expect(problemsWith(judge(results(...mutants), equivalents, 'all'), 'all')).toEqual(problems);
  });

  it('of a part asks for no score, and leaves the files alone that it did not look at', () => {
    const equivalents = [named, { ...named, file: 'src/b.ts' }];
    expect(problemsWith(judge(results(mutant('Survived')), equivalents, 'a part'), 'a part')).toEqual([]);
  });

  it('says why a name is in vain', () => {
    expect(judge(results(mutant('Killed')), [named], 'all').vain).toEqual([{ ...named, why: 'it is killed' }]);
    expect(judge(results(), [named], 'all').vain).toEqual([{ ...named, why: 'it is gone' }]);
  });
});

describe('what is mutated', () => {
  let root: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'weftline-'));
    write('src/domain/tone.ts', 'export const tone = 1;');
    write('src/domain/b/rule.ts', "import { tone } from '@/domain/tone';\nexport const rule = tone;");
    write('src/domain/b/type.ts', 'export type A = 1;');
    write(
      'src/domain/b/rule.test.ts',
      "import 'vitest';\nimport './rule';\nimport { a } from '@/testing/a';\nexport const b = a;",
    );
    write('src/testing/a.tsx', "export { deep as a } from './deep';");
    write('src/testing/deep.ts', 'export const deep = 1;');
    write('src/app/main.tsx', '');
    write('src/app/tested.ts', '');
    write('src/app/tested.test.ts', '');
    write('src/app/untested.ts', '');
    for (const folder of ['clock', 'notifications', 'operations']) write(`src/${folder}/a.ts`, '');
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/vitest': { version: '1.0.0' } } }));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is every rule, and elsewhere what has a test beside it', () => {
    expect(shardsOf(root)).toEqual([
      { folder: 'src/app', files: ['src/app/tested.ts'], tests: ['src/app/tested.test.ts'] },
      {
        folder: 'src/domain/b',
        files: ['src/domain/b/rule.ts', 'src/domain/b/type.ts'],
        tests: ['src/domain/b/rule.test.ts'],
      },
      { folder: 'src/domain', files: ['src/domain/tone.ts'], tests: [] },
    ]);
  });

  it('since a commit is what changed, or whose test did', () => {
    const shard = { folder: 'src', files: ['src/a.ts', 'src/b.ts', 'src/c.ts'], tests: ['src/b.test.ts'] };
    expect(changedFiles(shard, new Set(['src/a.ts', 'src/b.test.ts', 'README.md']))).toEqual(['src/a.ts', 'src/b.ts']);
  });

  it('is mutated again when anything changed that its tests run on, and only then', () => {
    const shard = { folder: 'src/domain/b', files: ['src/domain/b/rule.ts'], tests: ['src/domain/b/rule.test.ts'] };
    let before = stampOf(root, shard);
    write('src/app/tested.ts', 'export {};');
    expect(stampOf(root, shard)).toBe(before);
    const changes = {
      'src/domain/b/rule.ts': 'export const rule = 2;',
      'src/domain/b/rule.test.ts': "import 'vitest';\nimport '@/testing/a';",
      'src/testing/deep.ts': 'export const deep = 2;',
      'package-lock.json': JSON.stringify({ packages: { 'node_modules/vitest': { version: '2.0.0' } } }),
    };
    for (const [name, text] of Object.entries(changes)) {
      write(name, text);
      const after = stampOf(root, shard);
      expect({ name, again: after !== before }).toEqual({ name, again: true });
      before = after;
    }
  });
});
