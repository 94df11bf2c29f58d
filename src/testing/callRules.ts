import { failureOf } from '@/operations/operationError';
import type { Operations } from '@/operations/Operations';
import { commandsOn, performOnUnknown, performAll, refusesUnknown, resultFaults } from './commandRules';
import { answersOf, changedKeys, readFew } from './records';
import { sentAs } from './sentAs';

type Query = readonly [name: string, run: (signal?: AbortSignal) => Promise<unknown>];

/** Every query, each as a function on its own. */
function queriesOf({ perform: _perform, threadMessages, phaseBlockers, phaseNotes, ...others }: Operations) {
  return [
    ...Object.entries(others),
    ['threadMessages', (signal) => threadMessages('TH-unknown', signal)],
    ['phaseBlockers', (signal) => phaseBlockers('PO-00000', 'quoting', signal)],
    ['phaseNotes', (signal) => phaseNotes('PO-00000', 'quoting', signal)],
  ] as const satisfies readonly Query[];
}

/** Within a promise, so that what throws at once becomes a rejection too. */
const begin = (call: () => Promise<unknown>) => Promise.resolve().then(call);

/** Whether a call comes to an end in time, whichever. */
function ends(call: Promise<unknown>, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    // oxlint-disable-next-line weftline/deterministic -- a call that never ends would hold the contract for ever
    const timer = setTimeout(() => resolve(false), withinMs);
    const end = () => {
      clearTimeout(timer);
      resolve(true);
    };
    call.then(end, end);
  });
}

/** One thing that must be true of how an implementation answers. It makes one, anew. */
export interface CallRule {
  readonly name: string;
  /** @param cancelledWithinMs how long a cancelled call may still take, in milliseconds */
  readonly faults: (create: () => Promise<Operations>, cancelledWithinMs: number) => Promise<readonly string[]>;
}

const readAnswers = async (operations: Operations) => answersOf(await readFew(operations));

const isNotFound = (error: unknown) => failureOf(error) === 'not-found';

const changedIn = (keys: readonly string[], how: string) => keys.map((key) => `'${key}' ${how}`);

/** How every implementation behaves, whether it saves what commands change or not. */
export const callRules: readonly CallRule[] = [
  {
    name: 'the same query has the same result while no command is performed',
    faults: async (create) => {
      const operations = await create();
      const first = await readAnswers(operations);
      return changedIn(changedKeys(first, await readAnswers(operations)), 'has another answer');
    },
  },
  {
    name: 'an earlier result is not changed by a later command',
    faults: async (create) => {
      const operations = await create();
      const before = await readFew(operations);
      const asAnswered = answersOf(before);
      await performAll(operations);
      await readFew(operations);
      return changedIn(changedKeys(asAnswered, answersOf(before)), 'was changed');
    },
  },
  {
    name: 'sent twice under one key, a command is carried out once',
    faults: async (create) => {
      const operations = await create();
      const commands = Object.values(commandsOn(await readFew(operations))).map(
        (command) => [command, sentAs()] as const,
      );
      const sendAll = async () => {
        const results: string[] = [];
        for (const [command, options] of commands) {
          const result: unknown = await operations.perform(command, options);
          results.push(`${command.kind} resolves with ${JSON.stringify(result)}`);
        }
        return results;
      };
      const first = await sendAll();
      const once = await readAnswers(operations);
      const second = await sendAll();
      return [
        ...changedIn(changedKeys(once, await readAnswers(operations)), 'was changed by the second'),
        ...second.filter((result, index) => result !== first[index]).map((result) => `the second time ${result}`),
      ];
    },
  },
  {
    name: 'a command resolves with what identifies the record that it made, or with nothing',
    faults: async (create) => {
      const operations = await create();
      const faults: string[] = [];
      for (const command of Object.values(commandsOn(await readFew(operations)))) {
        const result: unknown = await operations.perform(command, sentAs());
        faults.push(...resultFaults(command.kind, result));
      }
      return faults;
    },
  },
  {
    name: 'its functions need no receiver: they work when handed on alone',
    faults: async (create) => {
      const operations = await create();
      const { perform } = operations;
      const calls: readonly Query[] = [
        ...queriesOf(operations),
        ['perform', () => perform({ kind: 'generate-weekly-report' }, sentAs())],
      ];
      const outcomes = await Promise.allSettled(calls.map(([, call]) => begin(call)));
      return outcomes.flatMap((outcome, index) =>
        outcome.status === 'rejected' && !isNotFound(outcome.reason)
          ? [`${calls[index]?.[0]} fails alone: ${String(outcome.reason)}`]
          : [],
      );
    },
  },
  {
    name: 'what is not known has no emails, blockers and notes, or is refused as not found',
    faults: async (create) => {
      const { threadMessages, phaseBlockers, phaseNotes } = await create();
      const outcomes = await Promise.allSettled([
        threadMessages('TH-unknown'),
        phaseBlockers('PO-00000', 'quoting'),
        phaseNotes('PO-00000', 'quoting'),
      ]);
      return outcomes.flatMap((outcome) => {
        if (outcome.status === 'fulfilled') return outcome.value.map(({ id }) => `${id} belongs to nothing`);
        return isNotFound(outcome.reason) ? [] : [`${String(outcome.reason)} is not 'not-found'`];
      });
    },
  },
  {
    name: 'a cancelled query or command settles',
    faults: async (create, cancelledWithinMs) => {
      const operations = await create();
      const commands = Object.values(commandsOn(await readFew(operations)));
      const calls: readonly Query[] = [
        ...queriesOf(operations),
        ...commands.map((command): Query => [
          command.kind,
          (signal = new AbortController().signal) => operations.perform(command, { ...sentAs(), signal }),
        ]),
      ];
      const ended = calls.map(async ([name, call]) => {
        const called = new AbortController();
        const end = ends(
          begin(() => call(called.signal)),
          cancelledWithinMs,
        );
        // By now it has begun.
        await Promise.resolve();
        called.abort();
        return (await end) ? [] : [`${name} goes on`];
      });
      return (await Promise.all(ended)).flat();
    },
  },
  {
    name: 'a command that is cancelled before it begins is not carried out',
    faults: async (create, cancelledWithinMs) => {
      const operations = await create();
      const before = await readFew(operations);
      const answers = answersOf(before);
      for (const command of Object.values(commandsOn(before))) {
        const options = { ...sentAs(), signal: AbortSignal.abort() };
        await ends(
          begin(() => operations.perform(command, options)),
          cancelledWithinMs,
        );
      }
      return changedIn(changedKeys(answers, await readAnswers(operations)), 'was changed');
    },
  },
  {
    name: 'a command about what is not there is refused as not found or invalid, if it is refused',
    faults: async (create) =>
      (await performOnUnknown(await create()))
        .filter(({ error }) => error !== undefined && !refusesUnknown(error))
        .map(({ kind, error }) => `${kind} is refused with ${JSON.stringify(error)}`),
  },
];

/** How an implementation behaves that saves what commands change. */
export const keepingCallRules: readonly CallRule[] = [
  {
    name: 'a command about what is not there is not carried out',
    faults: async (create) =>
      (await performOnUnknown(await create()))
        .filter(({ error }) => error === undefined)
        .map(({ kind }) => `${kind} is carried out`),
  },
];
