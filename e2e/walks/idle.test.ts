import { describe, expect, it } from 'vitest';
import { idleLine, noteIdle } from './idle';

const EVENTS = ['reload', 'link, and back', 'back'];

describe('cells with nothing to act on', () => {
  it('are noted with their number and their titles', () => {
    expect(noteIdle(['a: s, back'], 3)).toEqual([{ type: 'nothing to act on', description: '1 of 3\na: s, back' }]);
  });

  it('are counted over all tests in one line, by their events', () => {
    const notes = [
      ...noteIdle(['a: s, link, and back', 'a: t, link, and back'], 12),
      { type: 'left out', description: 'a: u, reload' },
      ...noteIdle([], 4),
      ...noteIdle(['b: s, back'], 5),
    ];
    expect(idleLine(notes, EVENTS)).toBe("Nothing to act on: 3 of 21 cells, 2 in 'link, and back', 1 in 'back'.");
    expect(idleLine(noteIdle([], 4), EVENTS)).toBe('Nothing to act on: 0 of 4 cells.');
  });
});
