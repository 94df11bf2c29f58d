import { expect, waitFor } from 'storybook/test';

/** Whoever asked, and waits. */
interface Asking<Value> {
  resolve: (value: Promise<Value>) => void;
  reject: (reason: Error) => void;
  value: () => Promise<Value>;
}

/** A query or command that stays unanswered until the story says otherwise. */
export interface HeldBack<Args extends readonly unknown[], Value> {
  ask: (...args: Args) => Promise<Value>;
  /** Answers everybody who waits, once somebody does. */
  answer: () => Promise<void>;
  /** Fails everybody who waits, once somebody does. */
  fail: (reason: string) => Promise<void>;
}

/** Holds an operation back. @param operation what it answers in the end */
export function heldBack<Args extends readonly unknown[], Value>(
  operation: (...args: Args) => Promise<Value>,
): HeldBack<Args, Value> {
  const waiting: Asking<Value>[] = [];
  const takeWaiting = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    return waiting.splice(0);
  };
  return {
    ask: (...args) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject, value: () => operation(...args) });
      }),
    answer: async () => {
      for (const { resolve, value } of await takeWaiting()) resolve(value());
    },
    fail: async (reason) => {
      for (const { reject } of await takeWaiting()) reject(new Error(reason));
    },
  };
}
