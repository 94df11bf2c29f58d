import { failureOf } from '@/operations/operationError';
import {
  type CommandData,
  type CommandKind,
  type CommandOf,
  type CommandResults,
  COMMANDS,
  type Operations,
  recordOf,
  type ResultOf,
} from '@/operations/Operations';
import {
  communicationCommandsOn,
  communicationResults,
  communicationStepRules,
} from './communications/communicationsContract';
import { customerCommandsOn } from './customers/customersContract';
import { documentCommandsOn, documentResults, documentStepRules } from './documents/documentsContract';
import {
  purchaseOrderCommandsOn,
  purchaseOrderResults,
  purchaseOrderStepRules,
} from './purchase-orders/purchaseOrdersContract';
import { radarCommandsOn } from './radar/radarContract';
import { type Answers, answersOf, changedKeys, readFew, type Records } from './records';
import type { CommandsOf, ResultShapes, Rule, Step, StepRules } from './rule';
import { sentAs } from './sentAs';
import type { FieldRule } from './shape';
import { threadCommandsOn, threadResults, threadStepRules } from './threads/threadsContract';
import { ticketCommandsOn, ticketResults, ticketStepRules } from './tickets/ticketsContract';
import { timelineCommandsOn, timelineResults, timelineStepRules } from './timelines/timelinesContract';

/** One command of every kind, about records that the implementation has. */
export const commandsOn = (records: Records): CommandsOf<CommandData> => ({
  ...communicationCommandsOn(records),
  ...customerCommandsOn(),
  ...documentCommandsOn(records),
  ...purchaseOrderCommandsOn(records),
  ...radarCommandsOn(),
  ...threadCommandsOn(records),
  ...ticketCommandsOn(records),
  ...timelineCommandsOn(records),
});

const resultShapes: ResultShapes<CommandResults> = {
  ...communicationResults,
  ...documentResults,
  ...purchaseOrderResults,
  ...threadResults,
  ...ticketResults,
  ...timelineResults,
};

/** A sentence when a command resolved with something else than it must. */
export function resultFaults(kind: CommandKind, result: unknown): readonly string[] {
  const shapes: Partial<Record<CommandKind, FieldRule>> = resultShapes;
  const [rule, holds] = shapes[kind] ?? ['nothing', (value: unknown) => value === undefined];
  return holds(result) ? [] : [`${kind} resolves with ${JSON.stringify(result)}, not ${rule}`];
}

/** What must be true after a command of each kind, where its changes are saved. */
export const stepRules: StepRules<CommandData> = {
  ...communicationStepRules,
  ...documentStepRules,
  ...purchaseOrderStepRules,
  ...threadStepRules,
  ...ticketStepRules,
  ...timelineStepRules,
};

const isKind = (kind: string): kind is CommandKind => Object.hasOwn(COMMANDS, kind);
export const COMMAND_KINDS: readonly CommandKind[] = Object.keys(COMMANDS).filter(isKind);

/** A command that was carried out, and what came of it. */
export interface StepTaken {
  kind: CommandKind;
  after: Records;
  answers: Answers;
  /** How its rule is broken; none when it has none. */
  faults: readonly string[];
  /** Keys of the queries whose results changed. */
  changed: readonly string[];
  /** Keys that its record names, each for all that begin with it. */
  affects: readonly string[];
}

/** How a step breaks the rule of its kind. What it resolved with may be anything, and so the rule may throw. */
function faultsOfStep<Kind extends CommandKind>(kind: Kind, step: Step<Kind>): readonly string[] {
  const rule: Rule<Step<Kind>> | undefined = stepRules[kind];
  try {
    return rule?.faults(step) ?? [];
  } catch (error) {
    return [String(error)];
  }
}

async function take<Kind extends CommandKind>(
  operations: Operations,
  kind: Kind,
  command: CommandOf<Kind>,
  last: Pick<StepTaken, 'after' | 'answers'>,
): Promise<StepTaken> {
  // A copy for the rule, since an implementation may change what it answered before.
  const before = stepRules[kind] ? structuredClone(last.after) : last.after;
  const result: ResultOf<Kind> = await operations.perform(command, sentAs());
  const after = await readFew(operations);
  const answers = answersOf(after);
  return {
    kind,
    after,
    answers,
    faults: faultsOfStep(kind, { command, result, before, after }),
    changed: changedKeys(last.answers, answers),
    affects: recordOf(kind)
      .affects(command)
      .map((key) => key.join(' ')),
  };
}

/** Carries one command of every kind out, and looks at all records after each. */
export async function takeSteps(operations: Operations): Promise<readonly StepTaken[]> {
  const begun = await readFew(operations);
  const commands = commandsOn(begun);
  const steps: StepTaken[] = [];
  for (const kind of COMMAND_KINDS) {
    const last = steps.at(-1) ?? { after: begun, answers: answersOf(begun) };
    steps.push(await take(operations, kind, commands[kind], last));
  }
  return steps;
}

/** Whether a key is among those that a command affects. */
export const isAffected = ({ affects }: StepTaken, key: string): boolean =>
  affects.some((known) => key === known || key.startsWith(`${known} `));

/** Performs one command of every kind. */
export async function performAll(operations: Operations): Promise<void> {
  for (const command of Object.values(commandsOn(await readFew(operations)))) {
    await operations.perform(command, sentAs());
  }
}

/**
 * A command of each kind about what is not there. Null for those that are about no record, or only show or prepare
 * something: an implementation may carry them out.
 */
function commandsOnUnknown(known: CommandsOf<CommandData>): {
  readonly [Kind in CommandKind]: CommandOf<Kind> | null;
} {
  const poNumber = 'PO-00000';
  const threadId = 'TH-unknown';
  const customer = 'Nobody';
  return {
    'add-blocker': { ...known['add-blocker'], poNumber },
    'add-note': { ...known['add-note'], poNumber },
    'ai-thread-action': { ...known['ai-thread-action'], threadId },
    'apply-suggestion': null,
    'attach-file': { ...known['attach-file'], poNumber },
    'create-folder': { ...known['create-folder'], customer },
    'create-thread-ticket': {
      ...known['create-thread-ticket'],
      draft: { ...known['create-thread-ticket'].draft, linkedPo: poNumber },
    },
    'create-ticket': { ...known['create-ticket'], draft: { ...known['create-ticket'].draft, poNumber } },
    'download-file': { ...known['download-file'], customer },
    'draft-response': null,
    'edit-purchase-order': { ...known['edit-purchase-order'], poNumber },
    'escalate-phase': { ...known['escalate-phase'], poNumber },
    'escalate-thread': { ...known['escalate-thread'], threadId },
    'export-radar-excel': null,
    'export-timeline': null,
    'generate-ai-insight': { ...known['generate-ai-insight'], customer },
    'generate-pdf-report': { ...known['generate-pdf-report'], customer },
    'generate-powerpoint': null,
    'generate-weekly-report': null,
    'link-to-po': { ...known['link-to-po'], customer },
    'more-filters': null,
    'new-purchase-order': null,
    'open-customer-sharepoint': null,
    'open-in-sharepoint': null,
    'present-radar': null,
    'preview-file': null,
    'save-ticket-draft': null,
    'schedule-inspection': null,
    'send-message': { ...known['send-message'], poNumber },
    'sync-outlook': null,
    'update-phase-status': { ...known['update-phase-status'], poNumber },
    'upload-document': { ...known['upload-document'], customer },
    'view-document': null,
    'view-full-timeline': null,
  };
}

/** What each command about something that is not there came to: undefined where it was carried out. */
export async function performOnUnknown(operations: Operations) {
  const outcomes: { kind: CommandKind; error: unknown }[] = [];
  for (const command of Object.values(commandsOnUnknown(commandsOn(await readFew(operations))))) {
    if (!command) continue;
    const [outcome] = await Promise.allSettled([operations.perform(command, sentAs())]);
    outcomes.push({ kind: command.kind, error: outcome.status === 'rejected' ? outcome.reason : undefined });
  }
  return outcomes;
}

/** True for an error that says that something is not there, or that the command cannot be carried out. */
export const refusesUnknown = (error: unknown): boolean => ['not-found', 'invalid'].includes(failureOf(error));
