import { isBlank } from '@/domain/text/isBlank';
import { isTouched } from '@/domain/threads/threadTicketDraft';
import { isBegun as isPhaseBegun } from '@/domain/timelines/phaseDrafts';
import { isBegun as isTicketBegun } from '@/domain/tickets/ticketDraft';
import type { Unsent } from '@/notifications/messages';
import type { SessionDrafts } from './sessionDrafts';

const countOf = <Draft>(drafts: ReadonlyMap<string, Draft>, isKept: (draft: Draft, key: string) => boolean) =>
  [...drafts].filter(([key, draft]) => isKept(draft, key)).length;

/** How much is typed and not sent. */
export const unsentOf = ({ read }: Pick<SessionDrafts, 'read'>): Unsent => ({
  messages: countOf(read('communications'), (draft, key) => !isBlank(draft) && draft !== read('sentMessages').get(key)),
  newTickets: isTicketBegun(read('ticket')) ? 1 : 0,
  phases: countOf(read('phases'), isPhaseBegun),
  threads: countOf(read('threads'), isTouched),
});
