import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCE_TONE, audienceText, recipientOf } from './audience';
import { CHANNELS } from './conversation';

const parties = { customer: 'TARNFELL', factory: 'Izmir Tekstil' };

describe('who will see it, and how', () => {
  it.each([
    ['internal', 'colleagues', 'Visible to: colleagues only, in Teams'],
    ['customer', 'TARNFELL', 'Visible to: TARNFELL, by email'],
    ['factory', 'Izmir Tekstil', 'Visible to: Izmir Tekstil, via SAP'],
  ] as const)('%s', (channel, recipient, text) => {
    expect(recipientOf(parties, channel)).toBe(recipient);
    expect(audienceText(parties, channel)).toBe(text);
  });

  it.each([
    ['customer', 'Visible to: the customer, by email'],
    ['factory', 'Visible to: the factory, via SAP'],
  ] as const)('%s without a name', (channel, text) => {
    expect(audienceText({ customer: ' ', factory: '' }, channel)).toBe(text);
  });
});

it('is quiet among colleagues, and in a colour of its own where a message leaves the house', () => {
  expect(CHANNELS.map((channel) => AUDIENCE_TONE[channel])).toEqual(['neutral', 'warning', 'info']);
});

describe('laws', () => {
  it('no two channels have the same audience, whatever the names', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (customer, factory) => {
        const texts = CHANNELS.map((channel) => audienceText({ customer, factory }, channel));
        expect(new Set(texts).size).toBe(CHANNELS.length);
      }),
    );
  });

  it('colleagues alone read what is internal: neither name stands there', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (customer, factory) => {
        expect(audienceText({ customer, factory }, 'internal')).toBe('Visible to: colleagues only, in Teams');
      }),
    );
  });
});
