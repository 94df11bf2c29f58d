import { describe, expect, it } from 'vitest';
import { prepareInParts } from './usePrepared';

/** Time for a number of rows at each turn. */
const idleFor = (rowsPerTurn: number) => {
  let turns = 0;
  return {
    turns: () => turns,
    idle: () => {
      turns += 1;
      let left = rowsPerTurn;
      return Promise.resolve(() => (left -= 1) > 0);
    },
  };
};

/** Notes what it has done, one row after the other. */
const notes = () => {
  const done: string[] = [];
  const prepare = (rows: readonly string[], hasTime: () => boolean) => {
    while (done.length < rows.length) {
      done.push(rows[done.length] ?? '');
      if (!hasTime()) break;
    }
    return done.length === rows.length;
  };
  return { done, prepare };
};

const ROWS = ['PO-1', 'PO-2', 'PO-3', 'PO-4', 'PO-5'];

describe('a long list that is prepared ahead', () => {
  it('is prepared in as many turns as it takes, each for as long as there is time', async () => {
    const { done, prepare } = notes();
    const { idle, turns } = idleFor(2);
    await prepareInParts(ROWS, prepare, idle, () => true);
    expect(done).toEqual(ROWS);
    expect(turns()).toBe(3);
  });

  it('is left when another list has taken its place', async () => {
    const { done, prepare } = notes();
    const { idle, turns } = idleFor(2);
    await prepareInParts(ROWS, prepare, idle, () => done.length < 4);
    expect(done).toEqual(ROWS.slice(0, 4));
    expect(turns()).toBe(3);
  });

  it('is given up when it cannot be prepared', async () => {
    const { idle, turns } = idleFor(2);
    const failing = () => {
      throw new Error('A record without a title');
    };
    await expect(prepareInParts(ROWS, failing, idle, () => true)).rejects.toThrow('A record without a title');
    expect(turns()).toBe(1);
  });
});
