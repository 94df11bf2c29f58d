import { describe, expect, it } from 'vitest';
import { createLinkRequests, USED_REQUESTS_KEY } from './linkRequests';

/** Session storage as far as it is used, with what it holds at first. */
function storeOf(held?: string) {
  const values = new Map(held === undefined ? [] : [[USED_REQUESTS_KEY, held]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('requests for a new ticket', () => {
  it('what was filled in is known until the page is loaded anew, what was used after it too', () => {
    const store = storeOf();
    const requests = createLinkRequests(() => store);
    expect([requests.isFilled('a'), requests.isUsed('a')]).toEqual([false, false]);
    requests.fill('a', 'PO-1');
    requests.fill('b', 'PO-2');
    requests.use('a');
    expect(['a', 'b', 'c'].map(requests.isFilled)).toEqual([true, true, false]);
    expect(['a', 'b', 'c'].map(requests.isUsed)).toEqual([true, false, false]);
    expect(['PO-1', 'PO-2', 'PO-3'].map(requests.fillsAgain)).toEqual([false, true, false]);
    const again = createLinkRequests(() => store);
    expect(['a', 'b', 'c'].map(again.isFilled)).toEqual([false, false, false]);
    expect(['a', 'b', 'c'].map(again.isUsed)).toEqual([true, false, false]);
  });

  it('the fifty used last are kept', () => {
    const store = storeOf();
    const requests = createLinkRequests(() => store);
    for (let id = 0; id < 51; id += 1) requests.use(String(id));
    expect(requests.isUsed('0')).toBe(true);
    const again = createLinkRequests(() => store);
    expect(['0', '1', '50'].map(again.isUsed)).toEqual([false, true, true]);
  });

  it.each(['{', 'null', '5', '{"a":1}', '[1,null,["a"]]'])('a store that holds %s keeps none', (held) => {
    const requests = createLinkRequests(() => storeOf(held));
    expect(requests.isUsed('a')).toBe(false);
    requests.use('a');
    expect(requests.isUsed('a')).toBe(true);
  });

  it('without a store, or with one that is blocked, they are known as long as the page', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const requests of [createLinkRequests(), createLinkRequests(blocked)]) {
      requests.use('a');
      expect(requests.isUsed('a')).toBe(true);
    }
  });
});
