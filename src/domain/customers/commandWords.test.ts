import { expect, it } from 'vitest';
import { VIEW_DETAILS } from './commandWords';

it("DASH-11: what a customer's card says", () => {
  expect(VIEW_DETAILS).toBe('View Details');
});
