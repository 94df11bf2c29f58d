import { createSort, rankIn, type SortValue } from '@/domain/ordering/sortRows';
import { type Ticket, TICKET_STATUSES } from './ticket';

/** What each sortable column of the ticket table sorts by; statuses in the order of the workflow, then unknown ones. */
const sortValues = {
  id: ({ id }) => id,
  type: ({ type }) => type,
  customer: ({ customer }) => customer,
  poNumber: ({ poNumber }) => poNumber,
  description: ({ description }) => description,
  status: ({ status }) => rankIn(TICKET_STATUSES, status),
  owner: ({ owner }) => owner,
  team: ({ team }) => team,
  infoNeededFrom: ({ infoNeededFrom }) => infoNeededFrom,
  responsibleForClosure: ({ responsibleForClosure }) => responsibleForClosure,
  daysOverdue: ({ daysOverdue }) => daysOverdue,
  gptSuggestion: ({ gptSuggestion }) => gptSuggestion,
} satisfies Record<string, (ticket: Ticket) => SortValue>;

export type TicketColumn = keyof typeof sortValues;

/** Sorts tickets by one column, and recognises a stored sort. */
export const { sort: sortTickets, isSort: isTicketSort } = createSort(sortValues);
