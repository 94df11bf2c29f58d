import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastMessage } from '@/notifications/message';
import { toastMessages } from '@/notifications/messages';
import { type Failure, OperationError } from '@/operations/operationError';
import type { Command, PerformOptions } from '@/operations/Operations';
import { createAttempts } from './attempts';
import { carryOut, type CarryOutPorts, PENDING_SHOWN_AFTER_MS, UNANSWERED_AFTER_MS } from './carryOut';

const editFirst: Command = { kind: 'edit-purchase-order', poNumber: 'PO-31001' };
const editSecond: Command = { kind: 'edit-purchase-order', poNumber: 'PO-31002' };

interface Asked {
  command: Command;
  options: PerformOptions;
  answer: (result?: unknown) => void;
  refuse: (error?: Error) => void;
}

/** A world that answers when it is told to, and a clock that is moved by hand. */
function world(perform?: () => Promise<never>) {
  const asked: Asked[] = [];
  const due: { delayMs: number; callback: () => void; calledOff: boolean }[] = [];
  /** All that was told and done, in its order. */
  const told: (ToastMessage | string)[] = [];
  const ports: CarryOutPorts = {
    attempts: createAttempts(),
    notify: { toast: (message) => told.push(message), announce: (text) => told.push(`announced: ${text}`) },
    invalidate: (queryKey) => told.push(`invalidated: ${queryKey.join(' ')}`),
    lock: () => told.push('locked'),
    showPending: () => {
      told.push('pending');
      return () => told.push('not pending');
    },
    operations: {
      perform:
        perform ??
        ((command, options) =>
          new Promise((resolve, reject) => {
            const answer = resolve as Asked['answer'];
            const refuse = (error = new Error('refused')) => reject(error);
            asked.push({ command: command as Command, options, answer, refuse });
          })),
    },
    clock: {
      after: (delayMs, callback) => {
        const entry = { delayMs, callback, calledOff: false };
        due.push(entry);
        return () => {
          entry.calledOff = true;
        };
      },
    },
  };
  const pass = (delayMs: number) => due.find((entry) => entry.delayMs === delayMs)?.callback();
  return { ports, asked, due, told, pass };
}

/** Whatever waits for a promise has run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const edited = (poNumber: string) => toastMessages.editPurchaseOrder({ poNumber });

describe('carrying a command out', () => {
  it('orders once, and when it is done has affected answers asked for again, tells, and calls its clock off', async () => {
    const { ports, asked, due, told } = world();
    carryOut(ports, editSecond, { onDone: () => told.push('done') });
    await settled();
    expect(asked.map(({ command }) => command)).toEqual([editSecond]);
    expect(told).toEqual([]);
    asked[0]?.answer();
    await settled();
    expect(told).toEqual(['invalidated: purchase-orders', edited('PO-31002'), 'done']);
    expect(due.map(({ delayMs, calledOff }) => [delayMs, calledOff])).toEqual([
      [UNANSWERED_AFTER_MS, true],
      [PENDING_SHOWN_AFTER_MS, true],
    ]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('hands on what the command resolved with', async () => {
    const { ports, asked } = world();
    const onDone = vi.fn<(result: { noteId: string }) => void>();
    const note = { kind: 'add-note', poNumber: 'PO-31001', phase: 'quoting', content: 'Dip two is in.' } as const;
    carryOut(ports, note, { onDone });
    await settled();
    asked[0]?.answer({ noteId: 'NT-1' });
    await settled();
    expect(onDone.mock.calls).toEqual([[{ noteId: 'NT-1' }]]);
  });

  it('the same command while the first runs does nothing, another one does, and afterwards it may be ordered again', async () => {
    const { ports, asked } = world();
    for (const command of [editFirst, editFirst, editSecond, { ...editFirst }]) carryOut(ports, command);
    await settled();
    expect(asked.map(({ command }) => command)).toEqual([editFirst, editSecond]);
    asked[0]?.answer();
    await settled();
    carryOut(ports, editFirst);
    await settled();
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ options }) => options.idempotencyKey)).size).toBe(3);
  });

  it.each([
    ['refused', undefined],
    [
      'thrown at once',
      () => {
        throw new Error('broken');
      },
    ],
  ])('%s: the toast of the failure, and it may be tried again', async (_what, perform) => {
    const { ports, asked, told } = world(perform);
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { onDone });
    await settled();
    asked[0]?.refuse();
    await settled();
    // Nobody knows whether it was carried out.
    expect(told).toEqual(['invalidated: purchase-orders', toastMessages.actionFailed('Edit PO')]);
    expect(onDone).not.toHaveBeenCalled();
    expect(ports.attempts.begin(JSON.stringify(editSecond))).toBeDefined();
    expect(reported).not.toHaveBeenCalled();
  });

  it('unanswered for 15 s it has failed and is cancelled, and an answer that comes later changes nothing', async () => {
    expect(UNANSWERED_AFTER_MS).toBe(15_000);
    const { ports, asked, told, pass } = world();
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { onDone });
    await settled();
    expect(asked[0]?.options.signal.aborted).toBe(false);
    pass(UNANSWERED_AFTER_MS);
    await settled();
    expect(told).toEqual(['invalidated: purchase-orders', toastMessages.actionFailed('Edit PO')]);
    expect(asked[0]?.options.signal.aborted).toBe(true);
    asked[0]?.answer();
    await settled();
    expect(onDone).not.toHaveBeenCalled();
    expect(told).toHaveLength(2);
  });

  it('its answer lost and ordered again, it goes out under the same key; refused, under a new one', async () => {
    const { ports, asked, pass } = world();
    carryOut(ports, editSecond);
    await settled();
    pass(UNANSWERED_AFTER_MS);
    await settled();
    carryOut(ports, editSecond);
    await settled();
    const keys = () => asked.map(({ options }) => options.idempotencyKey);
    expect(keys()[1]).toBe(keys()[0]);
    asked[1]?.refuse(new OperationError('conflict', 'Another one was there before'));
    await settled();
    carryOut(ports, editSecond);
    await settled();
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it.each<[Failure, string[]]>([
    ['unauthorised', ['locked']],
    ['not-found', []],
    ['conflict', []],
    ['invalid', ['fields: type, deadline']],
    ['unavailable', ['invalidated: purchase-orders']],
  ])('%s has an outcome of its own, and the toast of the failure', async (failure, also) => {
    const { ports, asked, told } = world();
    carryOut(ports, editSecond, { onInvalid: (fields) => told.push(`fields: ${fields.join(', ')}`) });
    await settled();
    asked[0]?.refuse(new OperationError(failure, 'No', ['type', 'deadline']));
    await settled();
    expect(told).toEqual([...also, toastMessages.actionFailed('Edit PO')]);
  });

  it('pending for longer than 300 ms, its button says so until its end, which is announced where no toast is', async () => {
    expect(PENDING_SHOWN_AFTER_MS).toBe(300);
    const { ports, asked, told, pass } = world();
    carryOut(ports, { kind: 'sync-outlook' });
    await settled();
    pass(PENDING_SHOWN_AFTER_MS);
    expect(told).toEqual(['pending']);
    asked[0]?.answer();
    await settled();
    expect(told.slice(1)).toEqual([
      'invalidated: threads',
      'invalidated: thread-messages',
      "announced: 'Sync Outlook' is done",
      'not pending',
    ]);
  });

  it('what goes wrong in telling of a done command is reported, and is no failure of the command', async () => {
    const { ports, asked, told } = world();
    const broken = new Error('the screen is gone');
    carryOut(ports, editSecond, {
      onDone: () => {
        throw broken;
      },
    });
    await settled();
    asked[0]?.answer();
    await settled();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls[0]?.[0]).toBe(broken);
    expect(told).not.toContainEqual(toastMessages.actionFailed('Edit PO'));
    expect(ports.attempts.begin(JSON.stringify(editSecond))).toBeDefined();
  });
});
