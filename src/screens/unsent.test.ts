import { expect, it } from 'vitest';
import { withDraft } from '@/domain/communications/drafts';
import { changeField, ticketFormFor } from '@/domain/threads/threadTicketDraft';
import { emptyPhaseDrafts } from '@/domain/timelines/phaseDrafts';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { buildThread } from '@/testing/threads/buildThreads';
import { createScreenMemory } from './screenMemory';
import { unsentOf } from './unsent';

const nothing = { messages: 0, hasNewTicket: false, phases: 0, threads: 0 };

it('nothing is typed at first, nor by what the AI fills in, nor by blanks or what was emptied again', () => {
  const memory = createScreenMemory();
  const { drafts } = memory;
  expect(unsentOf(memory)).toEqual(nothing);
  const blank = { ...emptyPhaseDrafts.blocker, description: ' ' };
  drafts.change('communications', (known) => withDraft(known, 'PO-1', 'factory', ' \n'));
  drafts.change('ticket', () => ({ ...emptyTicketDraft, description: '  ' }));
  drafts.change('phases', () => new Map([['a', { blocker: blank, note: ' ' }]]));
  drafts.change('threads', () => new Map([['a', changeField(ticketFormFor(buildThread()), 'description', '')]]));
  drafts.change('threads', (forms) => new Map(forms).set('b', ticketFormFor(buildThread())));
  expect(unsentOf(memory)).toEqual(nothing);
});

it('a message that was sent is not lost, until something else is typed', () => {
  const memory = createScreenMemory();
  const { drafts } = memory;
  const write = (text: string) => drafts.change('communications', (known) => withDraft(known, 'PO-1', 'factory', text));
  write('When?');
  drafts.change('sentMessages', (known) => withDraft(known, 'PO-1', 'internal', 'When?'));
  expect(unsentOf(memory).messages).toBe(1);
  drafts.change('sentMessages', (known) => withDraft(known, 'PO-1', 'factory', 'When?'));
  expect(unsentOf(memory)).toEqual(nothing);
  write('When? Soon?');
  expect(unsentOf(memory).messages).toBe(1);
});

it('each form that a person began counts', () => {
  const memory = createScreenMemory();
  const { drafts } = memory;
  drafts.change('communications', (known) =>
    withDraft(withDraft(known, 'PO-1', 'factory', 'When?'), 'PO-1', 'internal', 'No'),
  );
  drafts.change('ticket', () => ({ ...emptyTicketDraft, deadline: '2026-03-01' }));
  drafts.change(
    'phases',
    () =>
      new Map([
        ['a', { ...emptyPhaseDrafts, note: 'Late' }],
        ['b', { ...emptyPhaseDrafts, blocker: { ...emptyPhaseDrafts.blocker, type: 'Quality Issue' } }],
        ['c', { ...emptyPhaseDrafts, blocker: { ...emptyPhaseDrafts.blocker, severity: 'High' } }],
        ['d', emptyPhaseDrafts],
      ]),
  );
  drafts.change('threads', () => new Map([['a', changeField(ticketFormFor(buildThread()), 'priority', 'low')]]));
  expect(unsentOf(memory)).toEqual({ messages: 2, hasNewTicket: true, phases: 3, threads: 1 });
});

it('an order that a request filled in is typed by nobody, until it is used; one that was chosen is', () => {
  const memory = createScreenMemory();
  const { drafts, linkRequests } = memory;
  const link = (poNumber: string) => drafts.change('ticket', () => ({ ...emptyTicketDraft, poNumber }));
  linkRequests.fill('a', 'PO-1');
  link('PO-1');
  expect(unsentOf(memory)).toEqual(nothing);
  drafts.change('ticket', (draft) => ({ ...draft, description: 'Zips are late' }));
  expect(unsentOf(memory).hasNewTicket).toBe(true);
  link('PO-2');
  expect(unsentOf(memory).hasNewTicket).toBe(true);
  link('PO-1');
  linkRequests.use('a');
  expect(unsentOf(memory).hasNewTicket).toBe(true);
});
