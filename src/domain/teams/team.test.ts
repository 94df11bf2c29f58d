import { expect, it } from 'vitest';
import { TEAMS } from './team';

it('TICKET-11: the team names, to the letter', () => {
  expect(TEAMS).toEqual(['HK Ops', 'BD Sampling', 'UK Design', 'Quality Control']);
});
