import { describe, expect, it } from 'vitest';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from './purchaseOrder';

describe('the closed vocabularies, to the letter', () => {
  it.each([
    ['PO-12: statuses', PURCHASE_ORDER_STATUSES, ['In Production', 'Sampling', 'Delayed']],
    ['PO-12: risk tags', RISK_TAGS, ['On Track', 'At Risk', 'Critical', 'Delayed']],
  ])('%s', (_clause, words, expected) => {
    expect(words).toEqual(expected);
  });
});
