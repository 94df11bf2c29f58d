import { expect, it } from 'vitest';
import { TEAMS } from './team';

it('TICKET-11: the exact team names', () => {
  expect(TEAMS).toEqual(['HK Ops', 'BD Sampling', 'UK Design', 'Quality Control']);
});
