import { useContext, useRef } from 'react';
import { ClockContext } from '@/clock/clock';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { Command } from '@/operations/Operations';
import { useOperations } from '@/operations/OperationsContext';
import { isRepeatedPress } from './press';

/** How long a command may stay unanswered before it counts as failed, in milliseconds. */
export const UNANSWERED_AFTER_MS = 15_000;

export interface PerformOptions {
  /** The words on the button, for the toast of a failure. */
  action: string;
  /** Called once the command is done; never after a failure. */
  onDone?: () => void;
}

/**
 * The one place that carries commands out: a repeated press, and a second press of the same command while the first
 * runs, do nothing; a failure or no answer shows the destructive toast and leaves everything as it was.
 */
export function usePerform(): (command: Command, options: PerformOptions) => void {
  const operations = useOperations();
  const notify = useNotify();
  const clock = useContext(ClockContext);
  const runningRef = useRef(new Set<string>());
  return (command, { action, onDone }) => {
    const key = JSON.stringify(command);
    if (isRepeatedPress() || runningRef.current.has(key)) return;
    runningRef.current.add(key);
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
        runningRef.current.delete(key);
      })
      // The command is done; what went wrong is telling of it, which is ours to know and not the person's to repeat.
      .catch(reportError);
  };
}
