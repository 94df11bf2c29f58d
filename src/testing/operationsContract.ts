import { describe, expect, it } from 'vitest';
import type { Operations } from '@/operations/Operations';
import { callRules, keepingCallRules } from './callRules';
import { COMMAND_KINDS, isAffected, performAll, stepRules, takeSteps } from './commandRules';
import { communicationRules } from './communications/communicationsContract';
import { customerRules } from './customers/customersContract';
import { documentRules } from './documents/documentsContract';
import { once } from './once';
import { purchaseOrderRules } from './purchase-orders/purchaseOrdersContract';
import { radarRules } from './radar/radarContract';
import { readAll } from './records';
import { referenceRules } from './referenceRules';
import { teamRules } from './teams/teamsContract';
import { threadRules } from './threads/threadsContract';
import { ticketRules } from './tickets/ticketsContract';
import { timelineRules } from './timelines/timelinesContract';

/** What must be true of the records of every implementation at any time. */
const recordRules = [
  ...customerRules,
  ...purchaseOrderRules,
  ...ticketRules,
  ...teamRules,
  ...communicationRules,
  ...threadRules,
  ...timelineRules,
  ...documentRules,
  ...radarRules,
  ...referenceRules,
];

export interface ContractOptions {
  /** True for one that saves nothing, so that no change is expected after a command. */
  savesNothing?: boolean;
  /** How long a cancelled call may still take, in milliseconds: a second unless said otherwise. */
  cancelledWithinMs?: number;
}

/** The first check that needs the records reads them for all, by hundreds of queries, perhaps over a network. */
export const CHECKED_WITHIN_MS = 60_000;

/** One rule, and how to look whether an implementation holds it. */
interface Check {
  when: string;
  name: string;
  /** Every way in which it does not, in words. */
  faults: () => Promise<readonly string[]>;
}

/**
 * The contract as plain functions, for a test or for anything else that runs them.
 * @param make called whenever an implementation is needed; all may stand on one server
 */
export function contractOf(
  make: () => Operations | Promise<Operations>,
  { savesNothing = false, cancelledWithinMs = 1_000 }: ContractOptions = {},
): readonly Check[] {
  const create = async () => make();
  // Read once, for every query is a request where there is a network between.
  const begun = once(async () => readAll(await create()));
  const taken = once(async () => takeSteps(await create()));
  const ended = once(async () => {
    const operations = await create();
    await performAll(operations);
    return readAll(operations);
  });

  const ofRecords = (when: string, read: typeof begun) =>
    recordRules.map(({ name, faults }) => ({ when, name, faults: async () => faults(await read()) }));
  const ofCalls = (when: string, rules: typeof callRules) =>
    rules.map(({ name, faults }) => ({ when, name, faults: () => faults(create, cancelledWithinMs) }));
  const kept = 'what a command changes is saved';
  const ofSteps = COMMAND_KINDS.flatMap((kind) => {
    const rule = stepRules[kind];
    const faults = async () => (await taken()).find((step) => step.kind === kind)?.faults ?? [];
    return rule ? [{ when: kept, name: rule.name, faults }] : [];
  });

  return [
    ...ofRecords('as it begins', begun),
    ...ofRecords('after one command of every kind', ended),
    ...ofCalls('how it answers', callRules),
    ...(savesNothing
      ? []
      : [
          ...ofSteps,
          ...ofCalls(kept, keepingCallRules),
          {
            when: kept,
            name: 'a command changes only the results of the queries that it affects, which are fetched again',
            faults: async () =>
              (await taken()).flatMap((step) =>
                step.changed.filter((key) => !isAffected(step, key)).map((key) => `${step.kind} changes '${key}'`),
              ),
          },
        ]),
  ];
}

/**
 * What every implementation of Operations must hold, whatever it stands on.
 * @param name of the implementation, for the report
 * @param make as in contractOf
 */
export function describeOperationsContract(
  name: string,
  make: () => Operations | Promise<Operations>,
  options: ContractOptions = {},
): void {
  const checks = contractOf(make, options);
  describe(`the operations contract, kept by ${name}`, () => {
    describe.each([...new Set(checks.map(({ when }) => when))])('%s', (when) => {
      const those = checks.filter((check) => check.when === when);
      it.each(those.map((check) => [check.name, check.faults] as const))(
        '%s',
        async (_name, faults) => {
          expect(await faults()).toEqual([]);
        },
        CHECKED_WITHIN_MS,
      );
    });
  });
}
