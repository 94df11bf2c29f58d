import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from './conversation';
import { draftOf, type Drafts, noDrafts, ordersWithDrafts, unsentDrafts, withDraft } from './drafts';

const anyChannel = fc.constantFrom(...CHANNELS);
/** Numbers as they are, and some that would trip a careless key. */
const anyPoNumber = fc.oneof(
  fc.constantFrom('PO-24790', 'PO-24803', '', ':', 'internal:PO-24790', '__proto__', 'constructor'),
  fc.string(),
);
const anyText = fc.oneof(fc.constantFrom('', ' ', '\n', ' two\n\nlines \t'), fc.string({ unit: 'grapheme' }));
const place = fc.record({ poNumber: anyPoNumber, channel: anyChannel });
const writing = fc.record({ poNumber: anyPoNumber, channel: anyChannel, text: anyText });

const after = (writings: readonly { poNumber: string; channel: (typeof CHANNELS)[number]; text: string }[]): Drafts =>
  writings.reduce((drafts, { poNumber, channel, text }) => withDraft(drafts, poNumber, channel, text), noDrafts);

describe('a draft', () => {
  it('is empty before something is typed', () => {
    fc.assert(
      fc.property(place, ({ poNumber, channel }) => {
        expect(draftOf(noDrafts, poNumber, channel)).toBe('');
      }),
    );
  });

  it('is kept exactly as typed, white space and line breaks included', () => {
    fc.assert(
      fc.property(fc.array(writing), writing, (before, { poNumber, channel, text }) => {
        expect(draftOf(withDraft(after(before), poNumber, channel, text), poNumber, channel)).toBe(text);
      }),
    );
  });

  it('never follows into another channel or order, and takes nothing away there', () => {
    fc.assert(
      fc.property(fc.array(writing), writing, place, (before, { poNumber, channel, text }, other) => {
        fc.pre(other.poNumber !== poNumber || other.channel !== channel);
        const drafts = after(before);
        expect(draftOf(withDraft(drafts, poNumber, channel, text), other.poNumber, other.channel)).toBe(
          draftOf(drafts, other.poNumber, other.channel),
        );
      }),
    );
  });

  it('that is taken away leaves nothing behind', () => {
    expect(withDraft(withDraft(noDrafts, 'PO-24790', 'internal', 'Hello'), 'PO-24790', 'internal', '')).toEqual(
      noDrafts,
    );
  });

  it('is changed in a copy', () => {
    const drafts = withDraft(noDrafts, 'PO-24790', 'internal', 'Hello');
    withDraft(drafts, 'PO-24790', 'internal', 'Changed');
    expect(draftOf(drafts, 'PO-24790', 'internal')).toBe('Hello');
    expect(noDrafts.size).toBe(0);
  });
});

it.each([
  ['', false],
  [' \n\t', false],
  [' a ', true],
  ['0', true],
])('%j waits to be sent: %s', (text, waits) => {
  const unsent = unsentDrafts(withDraft(noDrafts, 'PO-24790', 'factory', text), noDrafts);
  expect(draftOf(unsent, 'PO-24790', 'factory')).toBe(waits ? text : '');
});

it('was sent only as it stood then, to that channel of that order', () => {
  const typed = after([
    { poNumber: 'PO-24790', channel: 'internal', text: 'Hello' },
    { poNumber: 'PO-24790', channel: 'customer', text: 'Hello' },
    { poNumber: 'PO-24803', channel: 'internal', text: 'Hello again' },
    { poNumber: 'PO-24803', channel: 'factory', text: ' \n' },
  ]);
  const sent = after([
    { poNumber: 'PO-24790', channel: 'internal', text: 'Hello' },
    { poNumber: 'PO-24803', channel: 'internal', text: 'Hello' },
  ]);
  const unsent = unsentDrafts(typed, sent);
  expect(unsent.size).toBe(2);
  expect(draftOf(unsent, 'PO-24790', 'customer')).toBe('Hello');
  expect(draftOf(unsent, 'PO-24803', 'internal')).toBe('Hello again');
  expect(unsentDrafts(typed, noDrafts).size).toBe(3);
});

it('the orders that hold a draft are known, each once, whatever their numbers', () => {
  fc.assert(
    fc.property(fc.array(writing), (writings) => {
      const drafts = after(writings);
      const held = (poNumber: string) => CHANNELS.some((channel) => draftOf(drafts, poNumber, channel) !== '');
      const orders = ordersWithDrafts(drafts);
      expect(new Set(orders).size).toBe(orders.length);
      expect(new Set(orders)).toEqual(new Set(writings.map(({ poNumber }) => poNumber).filter(held)));
    }),
  );
});

it('a key that is no text holds the draft of no order', () => {
  const entries: [string, string][] = JSON.parse('[[null, "Hello"], ["internal:PO-24790", "Hello"]]');
  expect(ordersWithDrafts(new Map(entries))).toEqual(['PO-24790']);
});
