import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMessage } from '@/testing/communications/buildCommunications';
import { compactCount, firstUnread, unreadCount } from './unread';

const messagesOf = (reads: readonly boolean[]) =>
  reads.map((isRead, index) => buildMessage({ id: `MS-${index}`, isRead }));

describe('COMMS-4: unread messages', () => {
  it.each([
    ['none at all', [], 0, undefined],
    ['all read', [true, true], 0, undefined],
    ['all unread', [false, false], 2, 0],
    ['the newest unread', [true, true, false], 1, 2],
    ['read ones among them', [true, false, true, false], 2, 1],
  ] as const)('%s', (_what, reads, count, first) => {
    const messages = messagesOf(reads);
    expect(unreadCount(messages)).toBe(count);
    expect(firstUnread(messages)).toBe(first === undefined ? undefined : messages[first]);
  });

  it('before the first all are read, and there is a first exactly when some are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (reads) => {
        const messages = messagesOf(reads);
        const first = firstUnread(messages);
        expect(first === undefined).toBe(unreadCount(messages) === 0);
        if (first) expect(messages.slice(0, messages.indexOf(first)).every(({ isRead }) => isRead)).toBe(true);
      }),
    );
  });
});

it.each([
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('%s stands as %s where there is little room', (count, shown) => {
  expect(compactCount(count)).toBe(shown);
});
