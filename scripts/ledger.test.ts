import { describe, expect, it } from 'vitest';
import { collectProofs, joinLedger } from './ledger.mjs';

const specification = {
  finished: ['GATE'],
  later: ['GATE-3'],
  areas: [
    {
      id: 'GATE',
      title: 'login',
      clauses: ['GATE-1', 'GATE-2', 'GATE-3'].map((id) => ({ id, sentence: `sentence of ${id}` })),
    },
    { id: 'PO', title: 'orders', clauses: [{ id: 'PO-1', sentence: 'later' }] },
  ],
};

const story = (id: string, clauses: string[]) => ({ id, name: id, file: '', hasPlay: true, clauses });
const ran = (...cases: [storyId: string, status: string][]) => ({
  testResults: [
    { assertionResults: cases.map(([storyId, status]) => ({ fullName: storyId, status, meta: { storyId } })) },
  ],
});
const named = (fullName: string, status = 'passed') => ({
  testResults: [{ assertionResults: [{ fullName, status }] }],
});
const e2e = (title: string, ok: boolean) => ({ suites: [{ suites: [{ specs: [{ title, ok }] }] }] });

function ledger(sources: Partial<Parameters<typeof collectProofs>[0]>) {
  const none = { stories: [], storyReport: undefined, unitReport: undefined, e2eReport: undefined };
  return joinLedger(specification, collectProofs({ ...none, ...sources }));
}

describe('the ledger', () => {
  it('is content when every finished clause has a passing proof of any kind', () => {
    const { rows, problems } = ledger({
      stories: [story('a', ['GATE-1'])],
      storyReport: ran(['a', 'passed'], ['a', 'passed']),
      e2eReport: e2e('GATE-2: a reload asks again', true),
    });
    expect(problems).toEqual([]);
    expect(rows.map(({ id, result }) => `${id} ${result}`)).toEqual([
      'GATE-1 passed',
      'GATE-2 passed',
      'GATE-3 unproven',
      'PO-1 unproven',
    ]);
  });

  it('refuses a finished clause without a proof', () => {
    expect(ledger({ unitReport: named('GATE-1: holds') }).problems).toEqual([
      'GATE-2 is finished, but nothing proves it',
    ]);
  });

  it('refuses a proof that failed in one appearance of two', () => {
    const { problems } = ledger({
      stories: [story('a', ['GATE-1', 'GATE-2'])],
      storyReport: ran(['a', 'passed'], ['a', 'failed']),
    });
    expect(problems).toHaveLength(2);
  });

  it('refuses a story that declares a clause and did not run', () => {
    const { problems } = ledger({ stories: [story('a', ['GATE-1', 'GATE-2'])] });
    expect(problems[0]).toBe('GATE-1 is finished, but its proofs have not run');
  });

  it('refuses a tag that names no clause', () => {
    const { problems } = ledger({ stories: [story('a', ['GATE-99'])], storyReport: ran(['a', 'passed']) });
    expect(problems[0]).toBe("GATE-99 is no clause, but 'a' names it");
  });
});
