import { describe, expect, it } from 'vitest';
import { RISK_BAND_TONE, RISK_BANDS } from './customers/riskScore';
import {
  PURCHASE_ORDER_STATUS_TONE,
  PURCHASE_ORDER_STATUSES,
  RISK_TAG_TONE,
  RISK_TAGS,
} from './purchase-orders/purchaseOrder';
import { TICKET_STATUS_TONE, TICKET_STATUSES } from './tickets/ticket';
import { TONES } from './tone';

const vocabularies: readonly (readonly [name: string, words: readonly string[], tones: Record<string, string>])[] = [
  ['purchase order status', PURCHASE_ORDER_STATUSES, PURCHASE_ORDER_STATUS_TONE],
  ['risk tag', RISK_TAGS, RISK_TAG_TONE],
  ['ticket status', TICKET_STATUSES, TICKET_STATUS_TONE],
  ['risk band', RISK_BANDS, RISK_BAND_TONE],
];

describe('every word of a vocabulary has a tone', () => {
  it.each(vocabularies)('%s', (_name, words, tones) => {
    expect(Object.keys(tones).toSorted()).toEqual([...words].toSorted());
    expect(TONES).toEqual(expect.arrayContaining(Object.values(tones)));
  });

  it.each(vocabularies)('%s names every word once', (_name, words) => {
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('what needs help reads as danger, what is well as success', () => {
  it.each([
    ['purchase order status Delayed', PURCHASE_ORDER_STATUS_TONE.Delayed, 'danger'],
    ['risk tag On Track', RISK_TAG_TONE['On Track'], 'success'],
    ['risk tag At Risk', RISK_TAG_TONE['At Risk'], 'warning'],
    ['risk tag Critical', RISK_TAG_TONE.Critical, 'danger'],
    ['risk tag Delayed', RISK_TAG_TONE.Delayed, 'danger'],
    ['ticket status Resolved', TICKET_STATUS_TONE.Resolved, 'success'],
  ])('%s is %s', (_what, tone, expected) => {
    expect(tone).toBe(expected);
  });
});
