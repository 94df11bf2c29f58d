import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { isFlag, isText, recordWith } from '@/domain/guard/guard';
import { oneOf } from '@/domain/guard/oneOf';
import { createSearch } from '@/domain/text/search';
import { type EmailThread, RISK_LEVELS, type RiskLevel } from './thread';

/** The values of 'All Risk Levels' and 'All Assignees'; options may not have an empty value (SHELL-11). */
export const ALL_RISK_LEVELS = 'all-risk-levels';
export const ALL_ASSIGNEES = 'all-assignees';

/** The filters of the smart inbox. */
export interface ThreadFilters {
  /** As typed. */
  search: string;
  /** A customer's name, or ALL_CUSTOMERS. */
  customer: string;
  riskLevel: RiskLevel | typeof ALL_RISK_LEVELS;
  /** A name, or ALL_ASSIGNEES; it is shown and filters nothing (INBOX-7). */
  assignee: string;
  aiActionsOnly: boolean;
}

/** No filter; what 'Clear All' sets (INBOX-9). */
export const noThreadFilters: ThreadFilters = {
  search: '',
  customer: ALL_CUSTOMERS,
  riskLevel: ALL_RISK_LEVELS,
  assignee: ALL_ASSIGNEES,
  aiActionsOnly: false,
};

const { search } = createSearch((thread: EmailThread) => [thread.customer, thread.poNumber, thread.subject]);

/** The threads that match search, customer, risk level and AI action (INBOX-4 to 8), in the data's order. */
export function filterThreads(threads: readonly EmailThread[], filters: ThreadFilters): readonly EmailThread[] {
  const found = search(threads, filters.search);
  const { customer, riskLevel, aiActionsOnly } = filters;
  if (customer === ALL_CUSTOMERS && riskLevel === ALL_RISK_LEVELS && !aiActionsOnly) return found;
  return found.filter(
    (thread) =>
      (customer === ALL_CUSTOMERS || thread.customer === customer) &&
      (riskLevel === ALL_RISK_LEVELS || thread.riskLevel === riskLevel) &&
      (!aiActionsOnly || thread.hasAiAction),
  );
}

/** The smart inbox's three figures (INBOX-3). */
export interface ThreadCounts {
  active: number;
  aiSuggestions: number;
  escalated: number;
}

/** Counts the filtered threads. */
export function countThreads(threads: readonly EmailThread[]): ThreadCounts {
  return {
    active: threads.length,
    aiSuggestions: threads.filter(({ hasAiAction }) => hasAiAction).length,
    escalated: threads.filter(({ escalated }) => escalated).length,
  };
}

const isLevelChoice = oneOf([ALL_RISK_LEVELS, ...RISK_LEVELS]);

/** The chosen level, or all when the choice is none of them. */
export function chosenRiskLevel(choice: string): ThreadFilters['riskLevel'] {
  return isLevelChoice(choice) ? choice : ALL_RISK_LEVELS;
}

/** True for filters, wherever they were kept. */
export const isThreadFilters = recordWith<ThreadFilters>({
  search: isText,
  customer: isText,
  riskLevel: isLevelChoice,
  assignee: isText,
  aiActionsOnly: isFlag,
});
