import { describe, expect, it } from 'vitest';
import { TEAMS } from '@/domain/teams/team';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';
import { stillRefused } from './refused';

describe('a field that was refused', () => {
  const draft: TicketDraft = { ...emptyTicketDraft, description: 'Zips', team: TEAMS[0] };
  const refused = { draft, fields: ['description', 'deadline', 'hem'] };

  it.each([
    ['is marked', draft, 'description', true],
    ['also when it is empty', draft, 'deadline', true],
    ['alone', draft, 'team', false],
    ['until its value is another one', { ...draft, description: 'Zips ' }, 'description', false],
    ['also when it was emptied', { ...draft, description: '' }, 'description', false],
    ['while others are changed', { ...draft, team: TEAMS[1], deadline: '2026-01-31' }, 'description', true],
  ] as const)('%s', (_what, now, field, marked) => {
    expect(stillRefused(refused, now, field)).toBe(marked);
  });

  it('is none where nothing was refused', () => {
    expect(stillRefused(undefined, draft, 'description')).toBe(false);
  });
});
