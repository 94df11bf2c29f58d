import { expect, it } from 'vitest';
import { PRODUCT_INITIALS, PRODUCT_KIND, PRODUCT_NAME } from './product';

it('GATE-2, DASH-1: what the product is called, in full, in its badge and by its kind', () => {
  expect([PRODUCT_NAME, PRODUCT_INITIALS, PRODUCT_KIND]).toEqual(['Weftline', 'WL', 'Customer Operations Platform']);
});
