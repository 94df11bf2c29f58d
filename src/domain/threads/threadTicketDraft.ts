import { oneOf } from '@/domain/guard/oneOf';
import { counted } from '@/domain/text/counted';
import { isBlank } from '@/domain/text/isBlank';
import { orDash, textOr } from '@/domain/text/textOr';
import { type EmailThread, subjectOf } from './thread';
import { riskPhrase } from './threadRisk';

/** The priority of a ticket for which nobody suggested one (THREAD-7). */
export const DEFAULT_PRIORITY = 'medium';

/** The fields of 'Generate Ticket' (DATA-10). */
export interface ThreadTicketDraft {
  /** One of THREAD_TICKET_TYPES, empty until one is chosen. */
  type: string;
  /** One of TICKET_PRIORITIES in lower case; never empty. */
  priority: string;
  /** Name of a member of the staff, empty until one is chosen. */
  assignee: string;
  description: string;
  /** The thread's order; cannot be changed. */
  linkedPo: string;
  /** The thread's customer; cannot be changed. */
  customer: string;
}

/** In the order of the form. */
const FIELDS = ['type', 'priority', 'assignee', 'description'] as const;

/** A field of the form that a person fills in. */
export type ThreadTicketField = (typeof FIELDS)[number];

/** Fields without which no ticket is created; a priority is always there (THREAD-10). */
const REQUIRED_FIELDS = ['type', 'assignee', 'description'] as const satisfies readonly ThreadTicketField[];

/** True for a field without which no ticket is created (THREAD-10). */
export const isRequired = (field: ThreadTicketField): boolean => oneOf(REQUIRED_FIELDS)(field);

const isThere = (text: string | null): text is string => !isBlank(text);

/** What the AI writes about a thread (THREAD-8): order, risk, latest email, attachments, recommended action. */
export function threadAnalysisText(thread: EmailThread): string {
  const { poNumber, riskLevel, sender, attachments, aiSuggestion } = thread;
  const action = isThere(aiSuggestion) ? `Create a ticket of type ${aiSuggestion}` : 'Monitor thread';
  return [
    `AI analysis of ${orDash(poNumber)}: ${riskPhrase(riskLevel)}.`,
    `Latest email: “${subjectOf(thread)}” from ${textOr(sender, 'an unknown sender')}. ${counted(attachments, 'attachment')} in this thread.`,
    `Recommended action: ${action}.`,
  ].join(' ');
}

/** The value of a priority in the form and the command; the thread and the list say it with a capital. */
export const priorityValue = (priority: string): string => textOr(priority, '').toLowerCase();

/** The form as the AI fills it in from a thread (THREAD-7, THREAD-8). */
export function ticketDraftFor(thread: EmailThread): ThreadTicketDraft {
  const { aiSuggestion, suggestedPriority, suggestedAssignee, poNumber, customer } = thread;
  return {
    type: isThere(aiSuggestion) ? aiSuggestion : '',
    priority: isThere(suggestedPriority) ? priorityValue(suggestedPriority) : DEFAULT_PRIORITY,
    assignee: isThere(suggestedAssignee) ? suggestedAssignee : '',
    description: threadAnalysisText(thread),
    linkedPo: textOr(poNumber, ''),
    customer: textOr(customer, ''),
  };
}

/** Required fields that are empty, in the order of the form; white space counts as filled (THREAD-10). */
export function missingFields(draft: ThreadTicketDraft): readonly ThreadTicketField[] {
  return REQUIRED_FIELDS.filter((field) => draft[field] === '');
}

/** The form while a person works on it. */
export interface ThreadTicketFormState {
  draft: ThreadTicketDraft;
  /** As the form opened. */
  firstDraft: ThreadTicketDraft;
  /** Fields that the AI filled in and nobody has changed since. */
  filledByAi: readonly ThreadTicketField[];
  /** Fields that were missing or invalid and have not been changed since. */
  refused: readonly ThreadTicketField[];
}

/** What is wrong with a refused field: it is empty and required (THREAD-10), or the server did not accept it. */
export type FieldProblem = 'missing' | 'not-accepted';

/** What is wrong with a field; undefined while nothing is. */
export function fieldProblem(
  { draft, refused }: ThreadTicketFormState,
  field: ThreadTicketField,
): FieldProblem | undefined {
  if (!refused.includes(field)) return undefined;
  return isRequired(field) && draft[field] === '' ? 'missing' : 'not-accepted';
}

/** The form as it opens, filled from the thread each time (THREAD-14). */
export function ticketFormFor(thread: EmailThread): ThreadTicketFormState {
  const suggested: Record<ThreadTicketField, boolean> = {
    type: isThere(thread.aiSuggestion),
    priority: isThere(thread.suggestedPriority),
    assignee: isThere(thread.suggestedAssignee),
    description: true,
  };
  const draft = ticketDraftFor(thread);
  return {
    draft,
    firstDraft: draft,
    filledByAi: FIELDS.filter((field) => suggested[field]),
    refused: [],
  };
}

/** Changes one field; it is no longer marked as filled in by the AI or as refused. */
export function changeField(
  form: ThreadTicketFormState,
  field: ThreadTicketField,
  value: string,
): ThreadTicketFormState {
  if (form.draft[field] === value) return form;
  return {
    ...form,
    draft: { ...form.draft, [field]: value },
    filledByAi: form.filledByAi.filter((filled) => filled !== field),
    refused: form.refused.filter((refused) => refused !== field),
  };
}

/**
 * Marks the refused fields and keeps the draft.
 * @param fields to correct; unknown names are ignored. By default those that are missing
 */
export function refuseForm(
  form: ThreadTicketFormState,
  fields: readonly string[] = missingFields(form.draft),
): ThreadTicketFormState {
  return { ...form, refused: FIELDS.filter((field) => fields.includes(field)) };
}

/** True while a field holds what a person put there; one that was emptied, or is as it was at first, does not count. */
export function isTouched({ draft, firstDraft }: ThreadTicketFormState): boolean {
  return FIELDS.some((field) => draft[field] !== '' && draft[field] !== firstDraft[field]);
}
