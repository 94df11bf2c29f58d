import { Ticket, Users } from 'lucide-react';
import { createElement } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import { filterArgTypes } from 'storybook/preview-api';
import { describe, expect, it } from 'vitest';
import { buildThread, buildThreads } from '@/testing/threads/buildThreads';
import { buildTicket, buildTickets } from '@/testing/tickets/buildTickets';
import { createLucideIcon } from '@/ui/lean/createLucideIcon';
import {
  flatControls,
  readArgs,
  usableRows,
  withFlatArgs,
  withFlatControls,
  wordsOf,
} from '../.storybook/controls/flatControls';
import { argumentsIn, verdictOf } from './controls.mjs';

type Enhanced = Parameters<typeof withFlatControls>[0];

let stories = 0;

/** A story's controls, and what its component gets when some of them are changed. */
function storyOf(initialArgs: Record<string, unknown>, argTypes: Enhanced['argTypes'] = {}) {
  const id = `story-${(stories += 1)}`;
  const context = { id, argTypes, initialArgs } as unknown as Enhanced;
  const controls = withFlatControls(context);
  const shown = { ...initialArgs, ...withFlatArgs(context) };
  return {
    controls,
    shown,
    drawn: (changed: Record<string, unknown> = {}) => readArgs(id, { ...shown, ...changed }),
  };
}

describe('the controls of a record', () => {
  const thread = buildThread();
  const { controls, shown, drawn } = storyOf({ thread });

  it('show each field, a vocabulary as a choice', () => {
    expect(shown).toMatchObject({ thread_riskLevel: 'overdue', thread_escalated: true, thread_emailCount: 3 });
    expect(controls['thread_riskLevel']?.options).toEqual(['overdue', 'escalated', 'no-issues', 'Unlisted']);
    expect(controls['thread']?.control).toEqual({ disable: true });
  });

  it('are asked for by the names that Storybook knows them by, and stand in place of the record', () => {
    const asked = usableRows(controls);
    expect(asked).toEqual(expect.arrayContaining(['Risk level', 'Escalated', 'Email count', 'AI suggestion']));
    expect(Object.values(filterArgTypes(controls, asked)).map((row) => row?.name)).toEqual(asked);
    expect(asked).not.toContain('thread');
    expect(controls['thread']?.table?.disable).toBe(true);
  });

  it('leave the record itself alone while none is changed', () => {
    expect(drawn()).toEqual({ thread });
    expect(drawn()['thread']).toBe(thread);
  });

  it('change one field and no other', () => {
    expect(drawn({ thread_escalated: false })).toEqual({ thread: { ...thread, escalated: false } });
    expect(drawn({ thread_aiSuggestion: 'nothing' })).toEqual({ thread: { ...thread, aiSuggestion: null } });
    expect(drawn({ thread_lastEmail: Date.UTC(2026, 0, 2) })).toEqual({
      thread: { ...thread, lastEmail: '2026-01-02T00:00:00.000Z' },
    });
  });

  it('give every text, number or date an odd form at once', () => {
    expect(drawn({ what_if_number: 'not a number' })['thread']).toMatchObject({
      emailCount: Number.NaN,
      openTickets: Number.NaN,
      riskLevel: 'overdue',
    });
    expect(drawn({ what_if_text: 'empty' })['thread']).toMatchObject({ subject: '', sender: '', id: thread.id });
    expect(drawn({ what_if_date: 'not a date' })['thread']).toMatchObject({ lastEmail: '' });
  });
});

const argTypeOf = (summary: string) => ({ name: 'it', table: { type: { summary } } });

/** As react-docgen tells of it. */
const orUndefined = (name: string) => ({
  ...argTypeOf('union'),
  type: {
    name: 'union' as const,
    value: [
      name === 'boolean' ? { name } : { name: 'other' as const, value: name },
      { name: 'other', value: 'undefined' },
    ],
  } as NonNullable<StrictInputType['type']>,
});

describe('the controls of arguments that a story leaves out', () => {
  const { controls, drawn } = storyOf(
    {},
    {
      required: orUndefined('boolean'),
      narrowedBy: argTypeOf('readonly string[]'),
      of: argTypeOf('number'),
      neighbours: orUndefined('Neighbours'),
    },
  );

  it('fit their types, one that may be undefined too', () => {
    expect(
      Object.values(controls).map(({ control }) => (typeof control === 'object' ? control.type : control)),
    ).toEqual(expect.arrayContaining(['boolean', 'text', 'number', 'select']));
  });

  it('change nothing until they are used', () => {
    expect(drawn()).toEqual({});
    expect(drawn({ narrowedBy_in_one_line_with_commas_between: 'late, red', of: 3 })).toMatchObject({
      narrowedBy: ['late', 'red'],
      of: 3,
    });
  });
});

it('what a form was refused is nothing, or each of its fields', () => {
  const { drawn } = storyOf({ draft: { type: 'Delay', team: '' } }, { refused: argTypeOf('Refused<TicketDraft>') });
  expect(drawn()).not.toHaveProperty('refused');
  expect(drawn({ refused_control: 'every field' })).toMatchObject({
    refused: { draft: { type: 'Delay', team: '' }, fields: ['type', 'team'] },
  });
});

it('what is made of functions has no control, which would show their text', () => {
  const { controls } = storyOf(
    { storage: { read: () => null, write: () => true } },
    { storage: { ...argTypeOf('KeyValueStorage'), control: undefined } as unknown as StrictInputType },
  );
  expect(controls['storage']?.control).toEqual({ disable: true });
  // Storybook adds the type that it would have.
  expect(usableRows({ storage: { name: 'storage', control: { type: 'object', disable: true } } })).toEqual([]);
});

it('a story begins anew with what a control holds, one of its own too', () => {
  const [first, same, other] = ['HK Ops', 'HK Ops', ''].map((value) => {
    const context = { id: 'loom', args: { value, onChoose: () => {} } };
    return flatControls(() => createElement('p'), context as unknown as Parameters<typeof flatControls>[1])?.key;
  });
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

it('the style of a toast is a choice, and can be left out', () => {
  const toast = { id: 1, title: 'Cut', description: 'Two bolts', style: 'destructive' };
  const { controls, drawn } = storyOf({ toast });
  expect(controls['toast_style']?.options).toEqual(['nothing', 'destructive']);
  expect(drawn({ toast_style: 'nothing' })).toEqual({ toast: { ...toast, style: null } });
});

it('a text whose name begins as that of an open row is a text', () => {
  const { controls, drawn } = storyOf({}, { openLabel: argTypeOf('string') });
  expect(controls['openLabel_control']?.control).toEqual({ type: 'text' });
  expect(drawn({ openLabel_control: 'Less' })).toEqual({ openLabel: 'Less' });
});

it('the one word that an argument may hold is a choice, and can be left out', () => {
  const { controls, drawn } = storyOf({ color: 'gray' }, { color: argTypeOf('literal') });
  expect(controls['color']?.options).toEqual(['nothing', 'gray']);
  expect(drawn()).toEqual({ color: 'gray' });
  expect(drawn({ color: 'nothing' })).toEqual({ color: undefined });
});

describe('the control of an icon', () => {
  it.each([
    ['of the library', Ticket],
    ['of the build', createLucideIcon('ticket')],
  ])('%s is a choice of icons', (_which, present) => {
    const { controls, drawn } = storyOf({ icon: present });
    const [control] = Object.values(controls).filter(({ options }) => options?.includes('Users'));
    expect(control).toBeDefined();
    expect(drawn()).toEqual({ icon: present });
    const [key = ''] = Object.entries(controls).find(([, each]) => each === control) ?? [];
    expect(drawn({ [key]: 'Users' })).toEqual({ icon: Users });
  });
});

describe('the controls of a list', () => {
  const tickets = buildTickets();
  const { shown, drawn } = storyOf({ tickets });
  const drawnTickets = (changed: Record<string, unknown>) => drawn(changed)['tickets'] as typeof tickets;

  it('are its length and its first row', () => {
    expect(shown).toMatchObject({ tickets_how_many: 2, tickets_first_status: 'Open' });
    expect(drawnTickets({ tickets_how_many: 1, tickets_first_status: 'Resolved' })).toEqual([
      buildTicket({ status: 'Resolved' }),
    ]);
    expect(drawnTickets({ tickets_how_many: 0 })).toEqual([]);
  });

  it('make further rows that are told apart', () => {
    const many = drawnTickets({ tickets_how_many: 50 });
    expect(many.slice(0, 2)).toEqual(tickets);
    expect(new Set(many.map(({ id }) => id)).size).toBe(50);
  });

  it('fill a list that is empty, by its name', () => {
    expect(storyOf({ threads: [] }).drawn({ threads_how_many: 3 })).toEqual({ threads: buildThreads() });
  });

  it('are one line with commas between where it holds names', () => {
    expect(storyOf({ staff: ['Ada', 'Ben'] }).drawn({ staff_in_one_line_with_commas_between: 'Cleo, Dan,' })).toEqual({
      staff: ['Cleo', 'Dan'],
    });
  });
});

it('callbacks stand last', () => {
  const argTypes = { onOpen: { name: 'onOpen', type: { name: 'function' as const } }, title: { name: 'title' } };
  const { controls } = storyOf({ onOpen: () => {}, title: 'Late' }, argTypes);
  expect(Object.keys(controls).at(-1)).toBe('onOpen');
  expect(usableRows(controls)).toEqual(['title', 'Every text is']);
});

it('data that is asked for can be late or refused', () => {
  const emails = { status: 'success', data: [] };
  expect(storyOf({ emails }).drawn({ emails_state: 'error' })).toEqual({ emails: { status: 'error' } });
});

it('what a story leaves out stays out until its control is used', () => {
  const { shown, drawn } = storyOf({}, { words: { name: 'words', table: { type: { summary: 'string' } } } });
  expect(shown).toEqual({ words_control: '', what_if_text: 'as given' });
  expect(drawn()).toEqual({});
  expect(drawn({ words_control: '12 new' })).toEqual({ words: '12 new' });
});

const count = (argTypes: Parameters<typeof argumentsIn>[1], args: Record<string, unknown>) =>
  argumentsIn('Card', argTypes, args, new Set(['Open']), usableRows(argTypes as Enhanced['argTypes']), wordsOf).map(
    ({ arg, fault }) => [arg, fault],
  );

const ticketParts = (control: string) => ({
  ticket: { name: 'ticket', control: { disable: true } },
  ticket_status: { name: 'status', control: { type: control }, table: { category: 'Ticket' } },
});

describe('an argument is counted as usable', () => {
  it.each([
    ['a text that is there', { control: { type: 'text' } }, 'Late', undefined],
    ['a choice', { control: { type: 'select' } }, 'Open', undefined],
    ['a tree of JSON', { control: { type: 'object' } }, {}, 'is a tree of JSON'],
    ["a button that reads 'Set …'", { control: { type: 'number' } }, undefined, "reads 'Set …'"],
    ['nothing at all', {}, {}, 'has no control'],
    ['a name alone, which Storybook reads no more', { control: 'text' }, 'Late', 'has no control'],
  ])('or not: %s', (_what, argType, value, fault) => {
    expect(count({ title: { name: 'title', ...argType } }, { title: value })).toEqual([['title', fault]]);
  });

  it('by all of its parts', () => {
    expect(count(ticketParts('select'), { ticket_status: 'Open' })).toEqual([['ticket', undefined]]);
    expect(count(ticketParts('text'), { ticket_status: 'Open' })).toEqual([
      ['ticket', 'is a free text, though a vocabulary has its words in ticket_status'],
    ]);
  });

  it('only when its page draws it', () => {
    const [drawn, hidden] = [['status'], []].map((asked) =>
      argumentsIn('Card', ticketParts('select'), { ticket_status: 'Open' }, new Set(['Open']), asked, wordsOf),
    );
    expect(drawn?.map(({ fault }) => fault)).toEqual([undefined]);
    expect(hidden?.map(({ fault }) => fault)).toEqual(['is not drawn on its page in ticket_status']);
  });

  it('unless it is a callback', () => {
    expect(count({ onOpen: { name: 'onOpen' } }, { onOpen: () => {} })).toEqual([]);
  });
});

const found = (usable: number, unusable: number) => [
  ...Array.from({ length: usable }, () => ({ story: 'A', arg: 'warp', fault: undefined })),
  ...Array.from({ length: unusable }, () => ({ story: 'B', arg: 'weft', fault: 'has no control' })),
];

describe('the count of the controls', () => {
  it('is one line while enough can be used', () => {
    expect(verdictOf(found(95, 5))).toEqual({
      ok: true,
      lines: ['95 of 100 arguments have a control that one can use, 95.0 % (at least 95 %)'],
    });
  });

  it('names those that cannot be used where they are too many', () => {
    const { ok, lines } = verdictOf(found(94, 6));
    expect(ok).toBe(false);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('B: weft has no control');
  });
});
