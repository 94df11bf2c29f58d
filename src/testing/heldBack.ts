import { expect, waitFor } from 'storybook/test';

/** A pending call. */
interface PendingCall<Value> {
  resolve: (value: Promise<Value>) => void;
  reject: (reason: Error) => void;
  value: () => Promise<Value>;
}

/** A query or command that stays pending until the story resolves or rejects it. */
export interface HeldBack<Args extends readonly unknown[], Value> {
  /** Stands in for the operation; each call stays pending until `answer` or `fail`. */
  call: (...args: Args) => Promise<Value>;
  /** Resolves all pending calls, as soon as there is one. */
  answer: () => Promise<void>;
  /** Rejects all pending calls, as soon as there is one. */
  fail: (reason: string) => Promise<void>;
}

/** Holds an operation back. @param operation gives the result in the end */
export function heldBack<Args extends readonly unknown[], Value>(
  operation: (...args: Args) => Promise<Value>,
): HeldBack<Args, Value> {
  const waiting: PendingCall<Value>[] = [];
  const takeWaiting = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    return waiting.splice(0);
  };
  return {
    call: (...args) =>
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
