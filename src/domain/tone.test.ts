import { expect, it } from 'vitest';
import { TONES } from './tone';

it('what a value can mean', () => {
  expect(TONES).toEqual(['neutral', 'info', 'success', 'warning', 'danger']);
});
