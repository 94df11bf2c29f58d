import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntryNotes, type Entry, type Notes, SAVED_AFTER_MS, stateWithNotes } from './entryNotes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const inbox: Entry = { key: 'a1', pathname: '/smart-inbox', state: null };
const orders: Entry = { key: 'b2', pathname: '/po-tracker', state: stateWithNotes({ search: 'denim', sort: null }) };

/** A history that stands on one entry at a time and notes what is saved where. */
function historyAt(entry: Entry) {
  const saved: [string, Notes][] = [];
  const leaving = new Set<() => void>();
  const history = {
    at: entry,
    refuses: false,
    present: () => history.at,
    save: (notes: Notes) => {
      if (history.refuses) throw new DOMException('too many', 'SecurityError');
      saved.push([history.at.key, notes]);
    },
    watchLeaving: (onLeave: () => void) => {
      leaving.add(onLeave);
      return () => leaving.delete(onLeave);
    },
  };
  return { history, saved, leaving };
}

describe('what an entry of the history remembers', () => {
  it('is read from what was saved before, and from memory once something was noted', () => {
    const notes = createEntryNotes();
    expect(notes.read(orders)).toEqual({ search: 'denim', sort: null });
    notes.write(orders, 'search', 'linen');
    expect(notes.read(orders)).toEqual({ search: 'linen', sort: null });
    expect(notes.read(inbox)).toEqual({});
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'notes'],
    ['no notes', { logNewIssue: { linkedPo: 'PO-1' } }],
    ['a word for notes', { notes: 'search' }],
    ['a list for notes', { notes: ['search'] }],
  ])('%s in the state: no notes', (_what, state) => {
    expect(createEntryNotes().read({ ...inbox, state })).toEqual({});
  });

  it('belongs to one screen, also where entries share a key', () => {
    const notes = createEntryNotes();
    notes.write({ key: 'default', pathname: '/', state: null }, 'filters', 1);
    expect(notes.read({ key: 'default', pathname: '/tickets', state: null })).toEqual({});
  });
});

describe('saving in the history', () => {
  it('lets go of what was saved a hundred entries ago, and of nothing that was refused', () => {
    const { history } = historyAt(inbox);
    const notes = createEntryNotes(history);
    const entries = Array.from({ length: 150 }, (_, place) => ({ ...orders, key: `entry ${place}`, state: null }));
    for (const [place, entry] of entries.entries()) {
      history.at = entry;
      history.refuses = place === 7;
      notes.write(entry, 'search', `word ${place}`);
      vi.advanceTimersByTime(SAVED_AFTER_MS);
    }
    const kept = entries.flatMap((entry, place) => (notes.read(entry)['search'] === `word ${place}` ? [place] : []));
    expect(kept).toHaveLength(100);
    expect(kept[0]).toBe(7);
    expect(kept.slice(1)).toEqual(Array.from({ length: 99 }, (_, place) => place + 51));
  });

  it('thirty keys a second for ten seconds are fewer than fifty notes, and the last is among them', () => {
    const { history, saved } = historyAt(inbox);
    const notes = createEntryNotes(history);
    for (let key = 1; key <= 300; key += 1) {
      notes.write(inbox, 'search', 'x'.repeat(key));
      vi.advanceTimersByTime(1_000 / 30);
    }
    vi.advanceTimersByTime(SAVED_AFTER_MS);
    expect(saved.length).toBeLessThan(50);
    expect(saved.at(-1)).toEqual(['a1', { search: 'x'.repeat(300) }]);
  });

  it('the first is saved at once, what follows after a pause', () => {
    const { history, saved } = historyAt(inbox);
    const notes = createEntryNotes(history);
    notes.write(inbox, 'search', 'z');
    expect(saved).toEqual([['a1', { search: 'z' }]]);
    notes.write(inbox, 'search', 'zi');
    vi.advanceTimersByTime(SAVED_AFTER_MS - 1);
    expect(saved).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(saved).toHaveLength(2);
    expect(saved[1]).toEqual(['a1', { search: 'zi' }]);
  });

  it('what is noted in a pause is saved when the page is left before its end, which is watched for no longer', () => {
    const { history, saved, leaving } = historyAt(inbox);
    const notes = createEntryNotes(history);
    notes.write(inbox, 'search', 'z');
    expect(leaving.size).toBe(0);
    notes.write(inbox, 'search', 'zi');
    notes.write(inbox, 'search', 'zip');
    expect(leaving.size).toBe(1);
    for (const onLeave of leaving) onLeave();
    expect(saved.at(-1)).toEqual(['a1', { search: 'zip' }]);
    expect(leaving.size).toBe(0);
    notes.write(inbox, 'search', 'zips');
    expect(leaving.size).toBe(1);
    vi.advanceTimersByTime(SAVED_AFTER_MS);
    expect(saved.at(-1)).toEqual(['a1', { search: 'zips' }]);
    expect(leaving.size).toBe(0);
  });

  it('flush saves at once, and only once', () => {
    const { history, saved } = historyAt(orders);
    const notes = createEntryNotes(history);
    notes.write(orders, 'search', 'silk');
    notes.write(orders, 'sort', 'risk');
    notes.flush();
    notes.flush();
    vi.advanceTimersByTime(10_000);
    expect(saved).toEqual([
      ['b2', { search: 'silk', sort: null }],
      ['b2', { search: 'silk', sort: 'risk' }],
    ]);
  });

  it('never writes into another entry, and does so later when the right one is come back to', () => {
    const { history, saved } = historyAt(inbox);
    const notes = createEntryNotes(history);
    history.at = orders;
    notes.write(inbox, 'search', 'zips');
    vi.advanceTimersByTime(SAVED_AFTER_MS);
    expect(saved).toEqual([]);
    expect(notes.read(inbox)).toEqual({ search: 'zips' });
    history.at = inbox;
    notes.flush();
    expect(saved).toEqual([['a1', { search: 'zips' }]]);
  });

  it('tries again with the next note when the browser refuses', () => {
    const { history, saved } = historyAt(inbox);
    const notes = createEntryNotes(history);
    history.refuses = true;
    notes.write(inbox, 'search', 'zi');
    vi.advanceTimersByTime(SAVED_AFTER_MS);
    history.refuses = false;
    notes.write(inbox, 'customer', 'VESTRAND');
    vi.advanceTimersByTime(SAVED_AFTER_MS);
    expect(saved).toEqual([['a1', { search: 'zi', customer: 'VESTRAND' }]]);
  });
});
