import { expect, it, vi } from 'vitest';
import { noDrafts, withDraft } from '@/domain/communications/drafts';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { createSessionDrafts } from './sessionDrafts';

it('keeps every form apart, and calls back on each change until unsubscribed', () => {
  const drafts = createSessionDrafts();
  const listener = vi.fn<() => void>();
  const stop = drafts.subscribe(listener);
  drafts.change('ticket', (draft) => ({ ...draft, description: 'Zips bite' }));
  drafts.change('communications', (known) => withDraft(known, 'PO-2', 'factory', 'When?'));
  expect(drafts.read('ticket')).toEqual({ ...emptyTicketDraft, description: 'Zips bite' });
  expect(drafts.read('communications')).toEqual(withDraft(noDrafts, 'PO-2', 'factory', 'When?'));
  expect(drafts.read('phases').size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  drafts.change('ticket', () => emptyTicketDraft);
  expect(listener).toHaveBeenCalledTimes(2);
});
