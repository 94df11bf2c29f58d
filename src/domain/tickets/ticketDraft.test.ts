import { describe, expect, expectTypeOf, it } from 'vitest';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { TEAMS } from '@/domain/teams/team';
import { TICKET_TYPES, type TicketType } from './ticket';
import { emptyTicketDraft, type TicketDraft } from './ticketDraft';

describe('DATA-3: the new ticket form', () => {
  it('has exactly these fields', () => {
    expect(Object.keys(emptyTicketDraft)).toEqual([
      'type',
      'poNumber',
      'description',
      'assignTo',
      'deadline',
      'team',
      'infoNeededFrom',
      'responsibleForClosure',
    ]);
  });

  it('has these fields to the type', () => {
    expectTypeOf<keyof TicketDraft>().toEqualTypeOf<
      | 'type'
      | 'poNumber'
      | 'description'
      | 'assignTo'
      | 'deadline'
      | 'team'
      | 'infoNeededFrom'
      | 'responsibleForClosure'
    >();
    expectTypeOf<TicketDraft['type']>().toEqualTypeOf<TicketType | 'none'>();
    expectTypeOf<Required<TicketDraft>>().toEqualTypeOf<TicketDraft>();
  });

  it('holds nothing before something is typed', () => {
    expect(new Set(Object.values(emptyTicketDraft))).toEqual(new Set(['', NOT_CHOSEN]));
  });
});

describe('SHELL-11: nothing chosen is a value of its own', () => {
  it('not empty', () => {
    expect(NOT_CHOSEN.trim()).not.toBe('');
  });

  it('and none of the words to choose', () => {
    const words: readonly string[] = [...TICKET_TYPES, ...TEAMS];
    expect(words).not.toContain(NOT_CHOSEN);
  });

  it('which every field that is chosen holds at first', () => {
    const { type, poNumber, assignTo, team } = emptyTicketDraft;
    expect([type, poNumber, assignTo, team]).toEqual(Array.from({ length: 4 }, () => NOT_CHOSEN));
  });
});
