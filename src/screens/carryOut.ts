import type { Clock } from '@/clock/clock';
import { toastMessages } from '@/notifications/messages';
import type { Notify } from '@/notifications/notify';
import type { Command, Operations } from '@/operations/Operations';

/** How long a command may stay unanswered before it counts as failed, in milliseconds. */
export const UNANSWERED_AFTER_MS = 15_000;

export interface PerformOptions {
  /** The words on the button, for the toast of a failure. */
  action: string;
  /** Called once the command is done; never after a failure. */
  onDone?: () => void;
}

/** What carrying a command out needs of the world. */
export interface CarryOutPorts {
  operations: Pick<Operations, 'perform'>;
  notify: Pick<Notify, 'toast'>;
  clock: Pick<Clock, 'after'>;
  /** The commands under way, to the letter. */
  running: Set<string>;
}

/**
 * Carries a command out: the same command while the first runs does nothing; a failure or no answer shows the
 * destructive toast and leaves everything as it was.
 */
export function carryOut(
  { operations, notify, clock, running }: CarryOutPorts,
  command: Command,
  { action, onDone }: PerformOptions,
): void {
  const key = JSON.stringify(command);
  if (running.has(key)) return;
  running.add(key);
  let callOff: (() => void) | undefined;
  const unanswered = new Promise<never>((_resolve, reject) => {
    callOff = clock.after(UNANSWERED_AFTER_MS, () => reject(new Error('No answer')));
  });
  // Begun within a promise, so that an implementation that throws at once counts as refused too.
  const done = Promise.resolve().then(() => operations.perform(command));
  void Promise.race([done, unanswered])
    .then(
      () => onDone?.(),
      () => notify.toast(toastMessages.actionFailed(action)),
    )
    .finally(() => {
      callOff?.();
      running.delete(key);
    })
    // The command is done; what went wrong is telling of it, which is ours to know and not the person's to repeat.
    .catch(reportError);
}
