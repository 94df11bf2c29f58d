import { describe, expect, it } from 'vitest';
import { allPages, type Page } from './allPages';

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** A server that hands out so many numbers in pages, and the cursors that were requested. */
function serverOf(length: number, pageSize: number) {
  const requested: (string | null)[] = [];
  const fetchPage = async (cursor: string | null): Promise<Page<number>> => {
    requested.push(cursor);
    const from = Number(cursor ?? 0);
    const to = from + pageSize;
    return { items: count(length).slice(from, to), next: to < length ? String(to) : null };
  };
  return { requested, fetchPage };
}

describe('all pages of a list', () => {
  it.each([
    [0, [null]],
    [1, [null]],
    [10, [null]],
    [11, [null, '10']],
    [30, [null, '10', '20']],
    [31, [null, '10', '20', '30']],
  ])('%i records in pages of ten, in their order', async (length, cursors) => {
    const { requested, fetchPage } = serverOf(length, 10);
    expect(await allPages(fetchPage)).toEqual(count(length));
    expect(requested).toEqual(cursors);
  });

  it('hands the signal to each page, and fetches no more once it is cancelled', async () => {
    const called = new AbortController();
    const { requested, fetchPage } = serverOf(30, 10);
    const signals: (AbortSignal | undefined)[] = [];
    const list = allPages((cursor, signal) => {
      signals.push(signal);
      if (requested.length === 1) called.abort(new Error('Called off'));
      return fetchPage(cursor);
    }, called.signal);
    await expect(list).rejects.toThrow('Called off');
    expect(requested).toEqual([null, '10']);
    expect(signals).toEqual([called.signal, called.signal]);
  });

  it('cancelled before it begins, it fetches nothing', async () => {
    const { requested, fetchPage } = serverOf(30, 10);
    await expect(allPages(fetchPage, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(requested).toEqual([]);
  });

  it('a record that came twice stands once, where it stood first', async () => {
    const pages = [
      { items: [{ id: 'a' }, { id: 'b' }], next: '1' },
      { items: [{ id: 'b' }, { id: 'c' }], next: null },
    ];
    const fetchPage = async (cursor: string | null) => pages[Number(cursor ?? 0)] ?? { items: [], next: null };
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
    expect(ids(await allPages(fetchPage, undefined, ({ id }) => id))).toBe('a b c');
    expect(ids(await allPages(fetchPage))).toBe('a b b c');
    const names = async () => ({ items: ['Ada', 'Ada'], next: null });
    expect(await allPages(names)).toEqual(['Ada', 'Ada']);
  });

  it('a page that fails fails the list', async () => {
    const fails = () => Promise.reject(new Error('no answer'));
    await expect(allPages(fails)).rejects.toThrow('no answer');
  });

  it.each([
    ['the same page again', () => 'a', 2, "The page at 'a' came twice"],
    ['two pages in turn', (page: number) => ['a', 'b'][page % 2] ?? '', 3, "The page at 'b' came twice"],
    ['ever more pages', String, 1_000, 'The list goes on after 1000 pages'],
  ])('%s: it stops, for it would never end', async (_what, next: (page: number) => string, pages, message) => {
    let page = 0;
    const list = allPages(async () => {
      page += 1;
      return { items: [page], next: next(page) };
    });
    await expect(list).rejects.toMatchObject({ name: 'OperationError', failure: 'unavailable', message });
    expect(page).toBe(pages);
  });
});
