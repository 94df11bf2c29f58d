import { expect, it } from 'vitest';
import { withDraft } from '@/domain/communications/drafts';
import { changeField, ticketFormFor } from '@/domain/threads/threadTicketDraft';
import { emptyPhaseDrafts } from '@/domain/timelines/phaseDrafts';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { buildThread } from '@/testing/threads/buildThreads';
import { createSessionDrafts } from './sessionDrafts';
import { unsentOf } from './unsent';

const nothing = { messages: 0, newTickets: 0, phases: 0, threads: 0 };

it('nothing is typed at first, nor by what the AI fills in, nor by blanks or what was emptied again', () => {
  const drafts = createSessionDrafts();
  expect(unsentOf(drafts)).toEqual(nothing);
  const blank = { ...emptyPhaseDrafts.blocker, description: ' ' };
  drafts.change('communications', (known) => withDraft(known, 'PO-1', 'factory', ' \n'));
  drafts.change('ticket', () => ({ ...emptyTicketDraft, description: '  ' }));
  drafts.change('phases', () => new Map([['a', { blocker: blank, note: ' ' }]]));
  drafts.change('threads', () => new Map([['a', changeField(ticketFormFor(buildThread()), 'description', '')]]));
  drafts.change('threads', (forms) => new Map(forms).set('b', ticketFormFor(buildThread())));
  expect(unsentOf(drafts)).toEqual(nothing);
});

it('a message that was sent is not lost, until something else is typed', () => {
  const drafts = createSessionDrafts();
  const write = (text: string) => drafts.change('communications', (known) => withDraft(known, 'PO-1', 'factory', text));
  write('When?');
  drafts.change('sentMessages', (known) => withDraft(known, 'PO-1', 'internal', 'When?'));
  expect(unsentOf(drafts).messages).toBe(1);
  drafts.change('sentMessages', (known) => withDraft(known, 'PO-1', 'factory', 'When?'));
  expect(unsentOf(drafts)).toEqual(nothing);
  write('When? Soon?');
  expect(unsentOf(drafts).messages).toBe(1);
});

it('each form that a person began counts', () => {
  const drafts = createSessionDrafts();
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
  expect(unsentOf(drafts)).toEqual({ messages: 2, newTickets: 1, phases: 3, threads: 1 });
});
