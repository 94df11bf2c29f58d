import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCodePoints } from '@/testing/anyCodePoints';
import { unknownWord } from '@/testing/unknownWord';
import { ALL_CUSTOMERS, chosenFrom, NOT_CHOSEN } from './choice/choice';
import { audienceText, recipientOf } from './communications/audience';
import { CHANNELS, type Conversation, conversationOf, isChannel } from './communications/conversation';
import { draftOf, ordersWithDrafts, unsentDrafts, withDraft } from './communications/drafts';
import { type Message, PLATFORMS } from './communications/message';
import { compactCount, firstUnread, unreadCount } from './communications/unread';
import { customersOf } from './customers/customersOf';
import { customerName, type CustomerSummary, TRENDS } from './customers/customerSummary';
import { customerTotals, hasOverdue, overdueTone } from './customers/customerTotals';
import { riskBand, riskScoreText } from './customers/riskScore';
import { type CustomerFiles, fileCount, filesOf, FOLDERS, isFolder, noFilesReason } from './documents/customerFiles';
import type { CustomerDocument } from './documents/document';
import { activityText, type FileActivity } from './documents/fileActivity';
import { fileExtension, fileNameParts, searchedFileName, shownFileName, withoutInvisible } from './documents/fileName';
import { exactBytesText, fileSizeText } from './documents/fileSize';
import { fileTypeOf } from './documents/fileType';
import { filterFiles } from './documents/filterFiles';
import { isFileSort, sortFiles } from './documents/sortFiles';
import { isFlag, isNumber, isRecord, isText } from './guard/guard';
import { isFigure } from './guard/isFigure';
import { isPercent } from './guard/isPercent';
import { stillRefused } from './guard/refused';
import { findRecord, idOf, recordId } from './ordering/recordId';
import { compareValues, nextSort, rankIn, SORT_DIRECTIONS, sortRows } from './ordering/sortRows';
import {
  filterPurchaseOrders,
  isPurchaseOrderFilters,
  preparePurchaseOrderSearch,
} from './purchase-orders/filterPurchaseOrders';
import { isPlaceholder, placeholderPurchaseOrder } from './purchase-orders/placeholderPurchaseOrder';
import {
  poNumberOf,
  type PurchaseOrder,
  PURCHASE_ORDER_STATUSES,
  RISK_TAGS,
  styleNameOf,
} from './purchase-orders/purchaseOrder';
import { linkedTicketCount, relatedTicketsOf } from './purchase-orders/relatedTickets';
import { isPurchaseOrderSort, sortPurchaseOrders } from './purchase-orders/sortPurchaseOrders';
import { changeText, confidenceText, shareText } from './radar/percentText';
import { frequencyText, isFrequency, repeatedIssueBarPercent } from './radar/repeatedIssueBar';
import { weekOf } from './radar/weekOf';
import { weekText } from './radar/weekText';
import { SEVERITIES } from './severity/severity';
import { TEAMS } from './teams/team';
import { counted, figureText, nounFor } from './text/counted';
import { foldQuery, foldText, isBlankQuery, searchTextOf } from './text/search';
import { isBlank } from './text/isBlank';
import { narrowedTo, searchedFor } from './text/narrowing';
import { orDash, textOr } from './text/textOr';
import {
  ALL_RISK_LEVELS,
  chosenRiskLevel,
  countThreads,
  filterThreads,
  isThreadFilters,
  type ThreadFilters,
} from './threads/filterThreads';
import { type EmailThread, RISK_LEVELS, subjectOf, THREAD_TICKET_TYPES, TICKET_PRIORITIES } from './threads/thread';
import { isRiskLevel, riskDemand, riskPhrase, riskWord } from './threads/threadRisk';
import {
  changeField,
  fieldProblem,
  isRequired,
  isTouched,
  missingFields as missingTicketFields,
  priorityValue,
  refuseForm,
  threadAnalysisText,
  type ThreadTicketDraft,
  ticketDraftFor,
  type ThreadTicketFormState,
  ticketFormFor,
} from './threads/threadTicketDraft';
import { countTickets } from './tickets/countTickets';
import { filterTickets } from './tickets/filterTickets';
import { isTicketSort, sortTickets } from './tickets/sortTickets';
import { isOpen, isOverdue, type Ticket, TICKET_STATUSES, TICKET_TYPES } from './tickets/ticket';
import { isBegun as isTicketBegun, type TicketDraft } from './tickets/ticketDraft';
import { addDays, dayText, dayWithYear, isDay, readersDay } from './time/day';
import { datedDay, exactMoment, isMoment, longMoment, shortMoment, zoneMark } from './time/momentText';
import { isOverdueBy, overdueFigure, overdueWords } from './time/overdueText';
import { relativeAge } from './time/relativeAge';
import {
  BLOCKER_TYPES,
  type BlockerDraft,
  isBlockerSeverity,
  missingFields as missingBlockerFields,
} from './timelines/blocker';
import { filterTimelines } from './timelines/filterTimelines';
import { isLateLag, lagText, lagWords, shownLag } from './timelines/lag';
import {
  isPhaseStatus,
  type NamedPhase,
  PHASE_STATUSES,
  phaseOf,
  PHASES,
  phasesOf,
  type Project,
  type ProjectTimeline,
} from './timelines/phase';
import { isBegun as isPhaseBegun, type PhaseDrafts, withoutSent } from './timelines/phaseDrafts';
import { findPhase, phaseId } from './timelines/phaseId';
import {
  phaseOfProject,
  phaseSentence,
  phaseStatusWord,
  projectedText,
  shortTargetText,
  targetText,
} from './timelines/phaseText';
import {
  completionPercent,
  connectorFillPercent,
  connectorTone,
  currentPhase,
  currentPhaseWord,
  totalLagDays,
} from './timelines/timelineRules';

/** What JSON has for a value that is missing, NaN and Infinity among them. */
const leftOut = <Value>() => fc.constant(null) as fc.Arbitrary<unknown> as fc.Arbitrary<Value>;

/** What a person may type. */
const typed = fc.oneof(
  fc.constantFrom('', ' ', '\n', '-', '.', 'constructor', '__proto__', 'toString', '\u202E', '\uD800', '2026-02-30'),
  anyCodePoints,
);
/** What a faulty or newer source may send where the types promise better. */
const text = fc.oneof(typed, leftOut<string>());
const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, Number.NaN, Infinity, -Infinity, 1e300, -1e300, Number.MIN_VALUE),
  fc.double(),
  leftOut<number>(),
);
const word = <Word extends string>(vocabulary: readonly Word[]): fc.Arbitrary<Word> =>
  fc.oneof(
    fc.constantFrom(...vocabulary),
    text.filter((odd) => !vocabulary.some((known) => known === odd)).map((odd) => unknownWord(odd, vocabulary)),
  );
const moment = fc.oneof(
  fc.constantFrom('2026-03-12T10:00:00Z', '2026-02-30T00:00:00Z', '+275760-09-13T00:00:00Z'),
  text,
);
const day = fc.oneof(fc.constantFrom('2026-03-12', '9999-12-31', '0000-01-01'), text);
const few = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 4 });
const sortBy = <Column extends string>(...columns: [Column, ...Column[]]) =>
  fc.option(fc.record({ column: fc.constantFrom(...columns), direction: fc.constantFrom(...SORT_DIRECTIONS) }));

const channel = fc.constantFrom(...CHANNELS);
const message: fc.Arbitrary<Message> = fc.record({
  id: text,
  sender: text,
  platform: word(PLATFORMS),
  time: moment,
  message: text,
  isRead: fc.boolean(),
});
const group = fc.record({ messages: few(message), suggestedReply: text });
const conversation: fc.Arbitrary<Conversation> = fc.record({
  poNumber: text,
  customer: text,
  factory: text,
  groups: fc.record({ internal: group, customer: group, factory: group }),
});
const drafts = few(fc.tuple(text, text)).map((entries) => new Map(entries));
const customer: fc.Arbitrary<CustomerSummary> = fc.record({
  name: text,
  activePOs: number,
  openTickets: number,
  overdueIssues: number,
  riskScore: number,
  trend: word(TRENDS),
});
const file: fc.Arbitrary<CustomerDocument> = fc.record({ name: text, type: text, date: moment, size: number });
const customerFiles: fc.Arbitrary<CustomerFiles> = fc.record({
  customer: text,
  aiSummary: text,
  summaryLogs: few(file),
  ticketArchive: few(file),
  sampleTracker: few(file),
  designFiles: few(file),
});
const activity: fc.Arbitrary<FileActivity> = fc.record({
  id: text,
  fileName: text,
  action: text,
  person: text,
  customer: text,
  time: moment,
});
const order: fc.Arbitrary<PurchaseOrder> = fc.record({
  poNumber: text,
  styleName: text,
  customer: text,
  category: text,
  factory: text,
  status: word(PURCHASE_ORDER_STATUSES),
  team: text,
  linkedTickets: number,
  riskTag: word(RISK_TAGS),
  progress: number,
  gptFlag: fc.boolean(),
});
const ticket: fc.Arbitrary<Ticket> = fc.record({
  id: text,
  type: word(TICKET_TYPES),
  poNumber: text,
  customer: text,
  description: text,
  status: word(TICKET_STATUSES),
  owner: text,
  team: word(TEAMS),
  infoNeededFrom: text,
  responsibleForClosure: text,
  daysOverdue: number,
  escalated: fc.boolean(),
  created: moment,
  gptSuggestion: text,
});
const thread: fc.Arbitrary<EmailThread> = fc.record({
  id: text,
  customer: text,
  poNumber: text,
  emailCount: number,
  openTickets: number,
  riskLevel: word(RISK_LEVELS),
  lastEmail: moment,
  subject: text,
  preview: text,
  sender: text,
  attachments: number,
  escalated: fc.boolean(),
  aiSuggestion: fc.option(word(THREAD_TICKET_TYPES)),
  suggestedPriority: fc.option(word(TICKET_PRIORITIES)),
  suggestedAssignee: fc.option(text),
  hasAiAction: fc.boolean(),
});
const threadFilters: fc.Arbitrary<ThreadFilters> = fc.record({
  search: typed,
  customer: fc.oneof(fc.constant(ALL_CUSTOMERS), typed),
  riskLevel: fc.oneof(fc.constant(ALL_RISK_LEVELS), word(RISK_LEVELS)),
  assignee: typed,
  aiActionsOnly: fc.boolean(),
});
const threadDraft: fc.Arbitrary<ThreadTicketDraft> = fc.record({
  type: text,
  priority: text,
  assignee: text,
  description: text,
  linkedPo: text,
  customer: text,
});
const threadField = fc.constantFrom('type', 'priority', 'assignee', 'description');
const threadForm: fc.Arbitrary<ThreadTicketFormState> = fc.record({
  draft: threadDraft,
  firstDraft: threadDraft,
  filledByAi: fc.uniqueArray(threadField),
  refused: fc.uniqueArray(threadField),
});
const phase = fc.record({ status: word(PHASE_STATUSES), date: fc.option(day), lag: number });
const phaseName = fc.constantFrom(...PHASES);
const namedPhase: fc.Arbitrary<NamedPhase> = fc
  .tuple(phaseName, phase)
  .map(([name, { status, date, lag }]) => ({ name, status, date, lag }));
const project: fc.Arbitrary<Project> = fc.record({
  poNumber: text,
  styleName: text,
  // Any of the five may be missing.
  phases: fc
    .record({ intent: phase, sample: phase, quoting: phase, feedback: phase, order: phase }, { requiredKeys: [] })
    .map((phases) => phases as Project['phases']),
});
const timeline: fc.Arbitrary<ProjectTimeline> = fc.record({ customer: text, projects: few(project) });
const blockerDraft: fc.Arbitrary<BlockerDraft> = fc.record({
  type: fc.oneof(fc.constant(NOT_CHOSEN), word(BLOCKER_TYPES)),
  description: text,
  severity: word(SEVERITIES),
});
const newTicket: fc.Arbitrary<TicketDraft> = fc.record({
  type: fc.constantFrom(NOT_CHOSEN, ...TICKET_TYPES),
  poNumber: typed,
  description: typed,
  assignTo: typed,
  deadline: typed,
  team: fc.constantFrom(NOT_CHOSEN, ...TEAMS),
  infoNeededFrom: typed,
  responsibleForClosure: typed,
});
const phaseDrafts: fc.Arbitrary<PhaseDrafts> = fc.record({ blocker: blockerDraft, note: text });

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Calls a rule twice with arguments of the kinds given, and lets it change nothing. */
const checkTotal =
  <Args extends unknown[]>(
    rule: (...args: Args) => unknown,
    ...kinds: { [Place in keyof Args]: fc.Arbitrary<Args[Place]> }
  ) =>
  () =>
    fc.check(
      fc.property(fc.tuple<Args>(...kinds), (args) => {
        freeze(args);
        const answer = rule(...args);
        expect(rule(...args)).toEqual(answer);
        if (typeof answer === 'string') expect(answer).not.toMatch(/NaN|undefined|null|Infinity/);
      }),
    );

/** Every rule by its name, with what it is called with. */
const rules: Record<string, () => unknown> = {
  recipientOf: checkTotal(recipientOf, conversation, channel),
  audienceText: checkTotal(audienceText, conversation, channel),
  isChannel: checkTotal(isChannel, fc.anything()),
  conversationOf: checkTotal(conversationOf, few(conversation), text),
  draftOf: checkTotal(draftOf, drafts, text, channel),
  withDraft: checkTotal(withDraft, drafts, text, channel, text),
  ordersWithDrafts: checkTotal(ordersWithDrafts, drafts),
  unsentDrafts: checkTotal(unsentDrafts, drafts, drafts),
  unreadCount: checkTotal(unreadCount, few(message)),
  firstUnread: checkTotal(firstUnread, few(message)),
  compactCount: checkTotal(compactCount, fc.nat()),
  customerName: checkTotal(customerName, customer),
  customerTotals: checkTotal(customerTotals, few(customer)),
  hasOverdue: checkTotal(hasOverdue, number),
  overdueTone: checkTotal(overdueTone, number),
  riskBand: checkTotal(riskBand, number),
  riskScoreText: checkTotal(riskScoreText, number),
  chosenFrom: checkTotal(chosenFrom, fc.array(fc.string()), fc.string()),
  isFolder: checkTotal(isFolder, fc.anything()),
  fileCount: checkTotal(fileCount, customerFiles),
  filesOf: checkTotal(filesOf, few(customerFiles), text),
  noFilesReason: checkTotal(noFilesReason, customerFiles, fc.constantFrom(...FOLDERS)),
  activityText: checkTotal(activityText, activity),
  withoutInvisible: checkTotal(withoutInvisible, text),
  shownFileName: checkTotal(shownFileName, text),
  searchedFileName: checkTotal(searchedFileName, text),
  fileExtension: checkTotal(fileExtension, text),
  fileNameParts: checkTotal(fileNameParts, text),
  fileSizeText: checkTotal(fileSizeText, number),
  exactBytesText: checkTotal(exactBytesText, number),
  fileTypeOf: checkTotal(fileTypeOf, file),
  filterFiles: checkTotal(filterFiles, few(file), typed),
  sortFiles: checkTotal(sortFiles, few(file), sortBy('name', 'type', 'date', 'size')),
  isText: checkTotal(isText, fc.anything()),
  isNumber: checkTotal(isNumber, fc.anything()),
  isFigure: checkTotal(isFigure, number),
  isPercent: checkTotal(isPercent, number),
  isFlag: checkTotal(isFlag, fc.anything()),
  isRecord: checkTotal(isRecord, fc.anything()),
  isFileSort: checkTotal(isFileSort, fc.anything()),
  recordId: checkTotal((items, item) => recordId(items, item, ({ id }) => id), few(ticket), ticket),
  idOf: checkTotal(idOf, ticket),
  findRecord: checkTotal((items, id) => findRecord(items, id, (item) => item.id), few(ticket), typed),
  nextSort: checkTotal(nextSort, sortBy('id', 'team'), fc.constantFrom('id', 'team')),
  compareValues: checkTotal(compareValues, fc.oneof(text, number), fc.oneof(text, number)),
  sortRows: checkTotal(
    (rows, direction) => sortRows(rows, (row) => row, direction),
    few(fc.oneof(text, number)),
    fc.constantFrom(...SORT_DIRECTIONS),
  ),
  rankIn: checkTotal(rankIn, few(text), text),
  poNumberOf: checkTotal(poNumberOf, order),
  styleNameOf: checkTotal(styleNameOf, order),
  filterPurchaseOrders: checkTotal(filterPurchaseOrders, few(order), fc.record({ search: typed, customer: typed })),
  preparePurchaseOrderSearch: checkTotal(
    preparePurchaseOrderSearch,
    few(order),
    fc.constant(() => true),
  ),
  customersOf: checkTotal(customersOf, few(order)),
  isPurchaseOrderFilters: checkTotal(isPurchaseOrderFilters, fc.anything()),
  isPlaceholder: checkTotal(isPlaceholder, order),
  placeholderPurchaseOrder: checkTotal(placeholderPurchaseOrder, text),
  linkedTicketCount: checkTotal(linkedTicketCount, number),
  relatedTicketsOf: checkTotal(relatedTicketsOf, order, few(ticket)),
  sortPurchaseOrders: checkTotal(
    sortPurchaseOrders,
    few(order),
    sortBy(
      'poNumber',
      'styleName',
      'customer',
      'category',
      'factory',
      'status',
      'team',
      'linkedTickets',
      'riskTag',
      'progress',
    ),
  ),
  isPurchaseOrderSort: checkTotal(isPurchaseOrderSort, fc.anything()),
  shareText: checkTotal(shareText, number),
  changeText: checkTotal(changeText, number),
  confidenceText: checkTotal(confidenceText, number),
  isFrequency: checkTotal(isFrequency, number),
  repeatedIssueBarPercent: checkTotal(repeatedIssueBarPercent, number),
  frequencyText: checkTotal(frequencyText, number),
  weekText: checkTotal(weekText, fc.record({ firstDay: day, lastDay: day })),
  weekOf: checkTotal(weekOf, number),
  // NaN, as of a clock that is no moment, is a moment without a day.
  readersDay: checkTotal((at) => readersDay(at) || 0, number),
  counted: checkTotal(counted, number, typed),
  figureText: checkTotal(figureText, fc.double()),
  nounFor: checkTotal(nounFor, number, typed),
  orDash: checkTotal(orDash, text),
  textOr: checkTotal(textOr, text, text),
  foldText: checkTotal(foldText, typed),
  foldQuery: checkTotal(foldQuery, typed),
  isBlankQuery: checkTotal(isBlankQuery, typed),
  searchTextOf: checkTotal(searchTextOf, few(text)),
  filterThreads: checkTotal(filterThreads, few(thread), threadFilters),
  countThreads: checkTotal(countThreads, few(thread)),
  chosenRiskLevel: checkTotal(chosenRiskLevel, text),
  isThreadFilters: checkTotal(isThreadFilters, fc.anything()),
  isRiskLevel: checkTotal(isRiskLevel, fc.anything()),
  subjectOf: checkTotal(subjectOf, thread),
  riskWord: checkTotal(riskWord, word(RISK_LEVELS)),
  riskPhrase: checkTotal(riskPhrase, word(RISK_LEVELS)),
  riskDemand: checkTotal(riskDemand, word(RISK_LEVELS)),
  threadAnalysisText: checkTotal(threadAnalysisText, thread),
  ticketDraftFor: checkTotal(ticketDraftFor, thread),
  'missingFields of threads': checkTotal(missingTicketFields, threadDraft),
  ticketFormFor: checkTotal(ticketFormFor, thread),
  changeField: checkTotal(changeField, threadForm, threadField, text),
  priorityValue: checkTotal(priorityValue, text),
  refuseForm: checkTotal(refuseForm, threadForm),
  isRequired: checkTotal(isRequired, threadField),
  isTouched: checkTotal(isTouched, threadForm),
  fieldProblem: checkTotal(fieldProblem, threadForm, fc.constantFrom('type', 'priority', 'assignee', 'description')),
  countTickets: checkTotal(countTickets, few(ticket)),
  filterTickets: checkTotal(filterTickets, few(ticket), typed),
  overdueFigure: checkTotal(overdueFigure, number),
  overdueWords: checkTotal(overdueWords, number),
  sortTickets: checkTotal(sortTickets, few(ticket), sortBy('id', 'status', 'team', 'daysOverdue')),
  isTicketSort: checkTotal(isTicketSort, fc.anything()),
  isOpen: checkTotal(isOpen, ticket),
  isOverdue: checkTotal(isOverdue, ticket),
  isDay: checkTotal(isDay, day),
  dayText: checkTotal(dayText, day),
  dayWithYear: checkTotal(dayWithYear, day),
  addDays: checkTotal(addDays, day, number),
  isMoment: checkTotal(isMoment, moment),
  shortMoment: checkTotal(shortMoment, moment),
  exactMoment: checkTotal(exactMoment, moment),
  longMoment: checkTotal(longMoment, moment),
  zoneMark: checkTotal(zoneMark),
  datedDay: checkTotal(datedDay, moment),
  relativeAge: checkTotal(relativeAge, moment, fc.oneof(fc.constant(Number.NaN), fc.maxSafeNat())),
  isBlockerSeverity: checkTotal(isBlockerSeverity, fc.anything()),
  'missingFields of timelines': checkTotal(missingBlockerFields, blockerDraft),
  filterTimelines: checkTotal(filterTimelines, few(timeline), text),
  isLateLag: checkTotal(isLateLag, number),
  shownLag: checkTotal(shownLag, number),
  lagText: checkTotal(lagText, number),
  lagWords: checkTotal(lagWords, number),
  phaseOf: checkTotal(phaseOf, project, phaseName),
  phasesOf: checkTotal(phasesOf, project),
  isPhaseStatus: checkTotal(isPhaseStatus, fc.anything()),
  phaseStatusWord: checkTotal(phaseStatusWord, text),
  'isBegun of tickets': checkTotal(isTicketBegun, newTicket),
  stillRefused: checkTotal(
    stillRefused,
    fc.option(fc.record({ draft: newTicket, fields: few(typed) }), { nil: undefined }),
    newTicket,
    fc.constantFrom(...(['type', 'description', 'deadline'] as const)),
  ),
  'isBegun of timelines': checkTotal(isPhaseBegun, phaseDrafts),
  withoutSent: checkTotal(withoutSent, phaseDrafts, fc.oneof(phaseDrafts, fc.constant({}))),
  // Within an id null is as good as any text.
  phaseId: checkTotal(
    (timelines, shown) => phaseId(timelines, shown).length,
    few(timeline),
    fc.record({ customer: text, project, phase: phaseName }),
  ),
  findPhase: checkTotal(findPhase, few(timeline), typed),
  isBlank: checkTotal(isBlank, fc.option(text)),
  searchedFor: checkTotal(searchedFor, typed),
  narrowedTo: checkTotal(narrowedTo, text, text, text),
  isOverdueBy: checkTotal(isOverdueBy, number),
  targetText: checkTotal(targetText, fc.option(day)),
  shortTargetText: checkTotal(shortTargetText, fc.option(day)),
  projectedText: checkTotal(projectedText, namedPhase),
  phaseSentence: checkTotal(phaseSentence, namedPhase, text),
  phaseOfProject: checkTotal(phaseOfProject, phaseName, text),
  completionPercent: checkTotal(completionPercent, project),
  currentPhase: checkTotal(currentPhase, project),
  currentPhaseWord: checkTotal(currentPhaseWord, project),
  totalLagDays: checkTotal(totalLagDays, project),
  connectorFillPercent: checkTotal(connectorFillPercent, namedPhase),
  connectorTone: checkTotal(connectorTone, namedPhase),
};

/** These make rules, and are called through what they made. */
const makers = ['createSearch', 'createSort', 'oneOf', 'orNull', 'recordWith'];

it('every rule of the domain is called', async () => {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  // Not by `import.meta.glob`, which knip takes for a use of all that they export.
  const modules: Record<string, unknown>[] = await Promise.all(
    paths
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => import(/* @vite-ignore */ join(import.meta.dirname, path))),
  );
  const names = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  // 'isNarrowed of tickets', where two rules have one name.
  const called = [...Object.keys(rules).map((name) => name.replace(/ of .*/, '')), ...makers];
  const without = (all: readonly string[], known: readonly string[]) =>
    known.reduce((left, name) => (left.includes(name) ? left.toSpliced(left.indexOf(name), 1) : left), all);
  expect(without(names, called), 'add a call of these to `rules`').toEqual([]);
  expect(without(called, names), 'take these out of `rules`: there is no such rule').toEqual([]);
});

it.each(Object.entries(rules))('%s answers whatever comes, the same each time, and changes nothing', (_name, ask) => {
  expect(ask()).toMatchObject({ failed: false, counterexample: null });
});
