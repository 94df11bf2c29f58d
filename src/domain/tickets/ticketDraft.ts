import { NOT_CHOSEN } from '@/domain/choice/choice';
import type { TEAMS } from '@/domain/teams/team';
import type { TICKET_TYPES } from './ticket';

/** What is typed into 'Log New Issue' (DATA-3). Choices hold NOT_CHOSEN until something is chosen; nothing is required. */
export interface TicketDraft {
  type: (typeof TICKET_TYPES)[number] | typeof NOT_CHOSEN;
  poNumber: string;
  description: string;
  assignTo: string;
  /** 'YYYY-MM-DD', empty when no day is set. */
  deadline: string;
  team: (typeof TEAMS)[number] | typeof NOT_CHOSEN;
  infoNeededFrom: string;
  responsibleForClosure: string;
}

/** The empty form. */
export const emptyTicketDraft: TicketDraft = {
  type: NOT_CHOSEN,
  poNumber: NOT_CHOSEN,
  description: '',
  assignTo: NOT_CHOSEN,
  deadline: '',
  team: NOT_CHOSEN,
  infoNeededFrom: '',
  responsibleForClosure: '',
};

const EMPTY_VALUES = new Map(Object.entries(emptyTicketDraft));

/** True when something is entered; white space alone is nothing. */
export const isBegun = (draft: TicketDraft): boolean =>
  Object.entries(draft).some(([field, value]) => value.trim() !== EMPTY_VALUES.get(field));
