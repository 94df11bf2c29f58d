import { useRef } from 'react';
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
  const runningRef = useRef(new Set<string>());
  return (command, { action, onDone }) => {
    const key = JSON.stringify(command);
    if (isRepeatedPress() || runningRef.current.has(key)) return;
    runningRef.current.add(key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unanswered = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('No answer')), UNANSWERED_AFTER_MS);
    });
    // Begun within a promise, so that an implementation that throws at once counts as refused too.
    const done = Promise.resolve().then(() => operations.perform(command));
    void Promise.race([done, unanswered])
      .then(
        () => onDone?.(),
        () => notify.toast(toastMessages.actionFailed(action)),
      )
      .finally(() => {
        clearTimeout(timer);
        runningRef.current.delete(key);
      })
      // The command is done; what went wrong is telling of it, which is ours to know and not the person's to repeat.
      .catch(reportError);
  };
}
