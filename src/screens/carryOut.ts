import type { QueryKey } from '@tanstack/react-query';
import type { Clock } from '@/clock/clock';
import { announcements, toastMessages } from '@/notifications/messages';
import type { Notify } from '@/notifications/notify';
import { type Failure, failureOf, OperationError } from '@/operations/operationError';
import { type CommandKind, type CommandOf, type Operations, recordOf, type ResultOf } from '@/operations/Operations';
import type { Attempts } from './attempts';
import { outcomeOf, wordsOf } from './outcome';

/** How long a command may stay unanswered before it counts as failed, in milliseconds. */
export const COMMAND_TIMEOUT_MS = 15_000;
/** How long a command without an answer keeps its idempotency key, in milliseconds; sent again later, it is another. */
export const KEY_KEPT_MS = 5 * 60_000;
/** How long a command may take before its button shows that it is pending, in milliseconds. */
export const PENDING_SHOWN_AFTER_MS = 300;

export interface Reactions<Result> {
  /** Called after success and its toast, with what the command resolved with; never after a failure. */
  onDone?: (result: Result) => void;
  /** Called when it was refused as invalid, with the names of the fields to correct. */
  onInvalid?: (fields: readonly string[]) => void;
}

/** What carrying a command out needs of the world. */
export interface CarryOutPorts {
  operations: Pick<Operations, 'perform'>;
  notify: Pick<Notify, 'toast' | 'announce'>;
  clock: Pick<Clock, 'after'>;
  attempts: Attempts;
  /** Has the queries under a key fetched again. */
  invalidate: (queryKey: QueryKey) => void;
  /** Shows on the pressed button that its command is pending; returns how to stop. */
  showPending: () => () => void;
  /** Asks for the password again. */
  lock: () => void;
}

/**
 * After these the data on screen may be out of date: the command may have been carried out although its answer was lost, or
 * somebody else was there before.
 */
const OUTDATES: readonly Failure[] = ['unavailable', 'conflict', 'not-found'];

/** No answer in time: nobody knows whether it was carried out. */
class CommandTimeout extends OperationError {
  constructor() {
    super('unavailable', 'No answer');
  }
}

/**
 * Performs a command; the same command does nothing while it is pending. After success its toast is shown and the
 * queries that it affects are fetched again. A failure, or no answer, shows the destructive toast; where it tells that what
 * is on screen may be out of date, the queries are fetched again as well.
 */
export function carryOut<Kind extends CommandKind>(
  ports: CarryOutPorts,
  command: CommandOf<Kind>,
  { onDone, onInvalid }: Reactions<ResultOf<Kind>> = {},
): void {
  const { operations, notify, clock, attempts } = ports;
  const id = JSON.stringify(command);
  const idempotencyKey = attempts.begin(id);
  if (idempotencyKey === undefined) return;

  const abort = new AbortController();
  let cancelTimeout: (() => void) | undefined;
  const unanswered = new Promise<never>((_resolve, reject) => {
    cancelTimeout = clock.after(COMMAND_TIMEOUT_MS, () => reject(new CommandTimeout()));
  });
  let stopShowing: (() => void) | undefined;
  const cancelPending = clock.after(PENDING_SHOWN_AFTER_MS, () => {
    stopShowing = ports.showPending();
  });
  let isLost = false;
  let isUnanswered = false;

  // Within a promise, so that what throws at once becomes a rejection too.
  const done = Promise.resolve().then(() => operations.perform(command, { signal: abort.signal, idempotencyKey }));

  const invalidateAffected = () => {
    for (const queryKey of recordOf(command.kind).affects(command)) ports.invalidate(queryKey);
  };
  const succeed = (result: ResultOf<Kind>) => {
    invalidateAffected();
    const outcome = outcomeOf(command);
    if (outcome) notify.toast(outcome);
    else if (stopShowing) notify.announce(announcements.done(wordsOf(command)));
    onDone?.(result);
  };
  const fail = (error: unknown) => {
    const failure = failureOf(error);
    isLost = failure === 'unavailable';
    if (OUTDATES.includes(failure)) invalidateAffected();
    isUnanswered = error instanceof CommandTimeout;
    if (isUnanswered) abort.abort(error);
    if (failure === 'unauthorised') ports.lock();
    const fields = failure === 'invalid' && error instanceof OperationError ? error.fields : undefined;
    notify.toast(toastMessages.actionFailed(wordsOf(command), isUnanswered ? 'unanswered' : failure, fields));
    // Last: where it throws, the refusal has been told.
    if (fields) onInvalid?.(fields);
  };

  void done.then(
    // Carried out after all: what is on screen is out of date again.
    () => (isUnanswered ? invalidateAffected() : undefined),
    () => {},
  );
  void Promise.race([done, unanswered])
    .then(succeed, fail)
    .finally(() => {
      cancelTimeout?.();
      cancelPending();
      stopShowing?.();
      const forget = attempts.end(id, isLost);
      if (isLost) clock.after(KEY_KEPT_MS, forget);
    })
    // How the command ended has been told; what follows it went wrong: reported, but no reason to press again.
    .catch(reportError);
}
