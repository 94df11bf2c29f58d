import { describe, expect, expectTypeOf, it } from 'vitest';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { TEAMS } from '@/domain/teams/team';
import { TICKET_TYPES, type TicketType } from './ticket';
import { emptyTicketDraft, isBegun, type TicketDraft } from './ticketDraft';

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

describe('whether something is entered', () => {
  it.each([
    ['nothing', {}, false],
    ['a type', { type: 'Delay' }, true],
    ['an order', { poNumber: 'PO-31001' }, true],
    ['a description', { description: 'Zips' }, true],
    ['a person', { assignTo: 'Ada Weaver' }, true],
    ['a deadline', { deadline: '2026-01-31' }, true],
    ['a team', { team: TEAMS[1] }, true],
    ['who knows more', { infoNeededFrom: 'The mill' }, true],
    ['who closes it', { responsibleForClosure: 'Nora' }, true],
    ['white space', { description: ' \n', infoNeededFrom: '\t' }, false],
  ] as const)('%s', (_what, part, begun) => {
    expect(isBegun({ ...emptyTicketDraft, ...part })).toBe(begun);
  });
});
