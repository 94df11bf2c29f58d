import { rankIn, readSort, type Sort, type SortValue, sortRows } from '@/domain/ordering/sortRows';
import { type Ticket, TICKET_STATUSES } from './ticket';

/** What each sortable column of the ticket table sorts by; statuses in the order of their life, the unknown ones behind. */
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

/** The tickets in the order of one column, or the data's own. */
export function sortTickets(tickets: readonly Ticket[], sort: Sort<TicketColumn>): readonly Ticket[] {
  return sort ? sortRows(tickets, sortValues[sort.column], sort.direction) : tickets;
}

const isColumn = (name: string): name is TicketColumn => Object.hasOwn(sortValues, name);

/** Reads a sort that was kept somewhere; undefined when it is none of the ticket table's. */
export function readTicketSort(kept: unknown): Sort<TicketColumn> | undefined {
  return readSort(kept, Object.keys(sortValues).filter(isColumn));
}
