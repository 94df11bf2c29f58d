import { describe, expect, it } from 'vitest';
import { readDeclaredTests, rulesNamingClauses, testsNamingClauses } from './book/declaredTests.mjs';
import { clauseRows, storyCase } from './results/clauseRows.mjs';

const unitText = `
describe('GATE-1: the loom', () => {
  it.each([1, 2])('weaves %s rows', () => {});
  it('names no other clause', () => {});
});
it('is told by none', () => {});
describe.each(rooms)('GATE-2: in $room', () => {
  it(\`holds \${what}\`, () => {});
});
`;

describe('the tests that name a clause', () => {
  it('are known from their files, with their groups and lines', () => {
    expect(
      testsNamingClauses('src/loom.test.ts', unitText).map(({ name, line, clauses }) => [name, line, clauses]),
    ).toEqual([
      ['GATE-1: the loom weaves … rows', 3, ['GATE-1']],
      ['GATE-1: the loom names no other clause', 4, ['GATE-1']],
      ['GATE-2: in … holds …', 8, ['GATE-2']],
    ]);
  });

  it('are end to end by their own names, and their steps are none', () => {
    const text = "test('GATE-3: a reload', async () => { await test.step('GATE-4: asks', () => {}); });";
    expect(testsNamingClauses('e2e/gate.spec.ts', text)).toEqual([
      {
        kind: 'end-to-end test',
        name: 'GATE-3: a reload',
        result: 'not run',
        file: 'e2e/gate.spec.ts',
        line: 1,
        clauses: ['GATE-3'],
      },
    ]);
  });

  it('are rules of the contract too', () => {
    const text = "[\n  {\n    name: 'DATA-1: numbers are unique',\n    faults: [],\n  },\n  { name: 'DATA-2' },\n];";
    expect(rulesNamingClauses('src/testing/loomContract.ts', text)).toMatchObject([
      { name: 'DATA-1: numbers are unique', line: 3, clauses: ['DATA-1'] },
    ]);
    const declared = readDeclaredTests().flatMap(({ clauses }) => clauses);
    expect(['DATA-1', 'DATA-4', 'DATA-9', 'DATA-10'].filter((clause) => !declared.includes(clause))).toEqual([]);
  });

  it('are found of both kinds', () => {
    expect(new Set(readDeclaredTests().map(({ kind }) => kind))).toEqual(new Set(['unit test', 'end-to-end test']));
  });
});

it('without results a clause has its proofs, none of them run', () => {
  const specification = {
    finished: ['GATE'],
    later: [],
    areas: [
      {
        id: 'GATE',
        title: 'login',
        clauses: [
          { id: 'GATE-1', sentence: 'weaves' },
          { id: 'GATE-2', sentence: 'holds' },
        ],
      },
    ],
  };
  const story = storyCase({ id: 'a', name: 'A', file: '', clauses: ['GATE-1', 'autodocs'] }, []);
  const rows = clauseRows(specification, [story, ...testsNamingClauses('src/loom.test.ts', unitText)]);
  expect(rows.map(({ id, result, proofs }) => [id, result, proofs.length])).toEqual([
    ['GATE-1', 'not run', 3],
    ['GATE-2', 'not run', 1],
  ]);
});
