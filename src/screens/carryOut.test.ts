import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastMessage } from '@/notifications/message';
import { toastMessages } from '@/notifications/messages';
import { type Failure, OperationError } from '@/operations/operationError';
import type { Command, PerformOptions } from '@/operations/Operations';
import { createAttempts } from './attempts';
import { carryOut, type CarryOutPorts, KEY_KEPT_MS, PENDING_SHOWN_AFTER_MS, COMMAND_TIMEOUT_MS } from './carryOut';

const editFirst: Command = { kind: 'edit-purchase-order', poNumber: 'PO-31001' };
const editSecond: Command = { kind: 'edit-purchase-order', poNumber: 'PO-31002' };

interface SentCommand {
  command: Command;
  options: PerformOptions;
  answer: (result?: unknown) => void;
  refuse: (error?: Error) => void;
}

/** Ports that a test controls: commands answer and time passes when it says so. */
function world(perform?: () => Promise<never>) {
  const sent: SentCommand[] = [];
  const due: { delayMs: number; callback: () => void; cancelled: boolean }[] = [];
  /** What was called, in order. */
  const log: (ToastMessage | string)[] = [];
  const ports: CarryOutPorts = {
    attempts: createAttempts(),
    notify: { toast: (message) => log.push(message), announce: (text) => log.push(`announced: ${text}`) },
    invalidate: (queryKey) => log.push(`invalidated: ${queryKey.join(' ')}`),
    lock: () => log.push('locked'),
    showPending: () => {
      log.push('pending');
      return () => log.push('not pending');
    },
    operations: {
      perform:
        perform ??
        ((command, options) =>
          new Promise((resolve, reject) => {
            const answer = resolve as SentCommand['answer'];
            const refuse = (error = new Error('refused')) => reject(error);
            sent.push({ command: command as Command, options, answer, refuse });
          })),
    },
    clock: {
      after: (delayMs, callback) => {
        const entry = { delayMs, callback, cancelled: false };
        due.push(entry);
        return () => {
          entry.cancelled = true;
        };
      },
    },
  };
  const pass = (delayMs: number) => due.find((entry) => entry.delayMs === delayMs)?.callback();
  return { ports, sent, due, log, pass };
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
  it('is sent once, and when it is done has the affected queries fetched again, says so, and stops its clock', async () => {
    const { ports, sent, due, log } = world();
    carryOut(ports, editSecond, { onDone: () => log.push('done') });
    await settled();
    expect(sent.map(({ command }) => command)).toEqual([editSecond]);
    expect(log).toEqual([]);
    sent[0]?.answer();
    await settled();
    expect(log).toEqual(['invalidated: purchase-orders', edited('PO-31002'), 'done']);
    expect(due.map(({ delayMs, cancelled }) => [delayMs, cancelled])).toEqual([
      [COMMAND_TIMEOUT_MS, true],
      [PENDING_SHOWN_AFTER_MS, true],
    ]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('hands on what the command resolved with', async () => {
    const { ports, sent } = world();
    const onDone = vi.fn<(result: { noteId: string }) => void>();
    const note = { kind: 'add-note', poNumber: 'PO-31001', phase: 'quoting', content: 'Dip two is in.' } as const;
    carryOut(ports, note, { onDone });
    await settled();
    sent[0]?.answer({ noteId: 'NT-1' });
    await settled();
    expect(onDone.mock.calls).toEqual([[{ noteId: 'NT-1' }]]);
  });

  it('the same command while the first runs does nothing, another one does, and afterwards it may be ordered again', async () => {
    const { ports, sent } = world();
    for (const command of [editFirst, editFirst, editSecond, { ...editFirst }]) carryOut(ports, command);
    await settled();
    expect(sent.map(({ command }) => command)).toEqual([editFirst, editSecond]);
    sent[0]?.answer();
    await settled();
    carryOut(ports, editFirst);
    await settled();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ options }) => options.idempotencyKey)).size).toBe(3);
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
    const { ports, sent, log } = world(perform);
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { onDone });
    await settled();
    sent[0]?.refuse();
    await settled();
    // Nobody knows whether it was carried out.
    expect(log).toEqual(['invalidated: purchase-orders', toastMessages.actionFailed('Edit PO')]);
    expect(onDone).not.toHaveBeenCalled();
    expect(ports.attempts.begin(JSON.stringify(editSecond))).toBeDefined();
    expect(reported).not.toHaveBeenCalled();
  });

  it('unanswered for 15 s it has failed and is cancelled; done later, it has the queries fetched again and says nothing', async () => {
    expect(COMMAND_TIMEOUT_MS).toBe(15_000);
    const { ports, sent, log, pass } = world();
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { onDone });
    await settled();
    expect(sent[0]?.options.signal.aborted).toBe(false);
    pass(COMMAND_TIMEOUT_MS);
    await settled();
    expect(log).toEqual(['invalidated: purchase-orders', toastMessages.actionFailed('Edit PO', 'unanswered')]);
    expect(sent[0]?.options.signal.aborted).toBe(true);
    sent[0]?.answer();
    await settled();
    expect(onDone).not.toHaveBeenCalled();
    expect(log.slice(2)).toEqual(['invalidated: purchase-orders']);
  });

  it('unanswered and then refused it has nothing fetched again, and says nothing more', async () => {
    const { ports, sent, log, pass } = world();
    carryOut(ports, editSecond);
    await settled();
    pass(COMMAND_TIMEOUT_MS);
    await settled();
    sent[0]?.refuse(new OperationError('conflict', 'Too late'));
    await settled();
    expect(log).toHaveLength(2);
    expect(reported).not.toHaveBeenCalled();
  });

  it('its answer lost and ordered again, it goes out under the same key; refused, under a new one', async () => {
    const { ports, sent, pass } = world();
    carryOut(ports, editSecond);
    await settled();
    pass(COMMAND_TIMEOUT_MS);
    await settled();
    carryOut(ports, editSecond);
    await settled();
    const keys = () => sent.map(({ options }) => options.idempotencyKey);
    expect(keys()[1]).toBe(keys()[0]);
    sent[1]?.refuse(new OperationError('conflict', 'Another one was there before'));
    await settled();
    carryOut(ports, editSecond);
    await settled();
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('the same words long after a lost answer are another command', async () => {
    expect(KEY_KEPT_MS).toBe(300_000);
    const { ports, sent, pass } = world();
    carryOut(ports, editSecond);
    await settled();
    sent[0]?.refuse(new OperationError('unavailable', 'Gone'));
    await settled();
    pass(KEY_KEPT_MS);
    carryOut(ports, editSecond);
    await settled();
    const [first, second] = sent.map(({ options }) => options.idempotencyKey);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it.each<[Failure, string, string[]]>([
    ['unauthorised', 'you were signed out', ['locked']],
    ['not-found', 'no longer exists', ['invalidated: purchase-orders']],
    ['conflict', 'someone else changed the record first', ['invalidated: purchase-orders']],
    ['invalid', 'Correct what you entered', []],
    ['unavailable', 'Nothing was lost', ['invalidated: purchase-orders']],
  ])('%s has an outcome of its own, and a toast that says what helps', async (failure, helps, also) => {
    const { ports, sent, log } = world();
    carryOut(ports, editSecond, { onInvalid: (fields) => log.push(`fields: ${fields.join(', ')}`) });
    await settled();
    sent[0]?.refuse(new OperationError(failure, 'No', ['type', 'deadline']));
    await settled();
    const marked = failure === 'invalid' ? ['fields: type, deadline'] : [];
    const toast = toastMessages.actionFailed('Edit PO', failure, failure === 'invalid' ? ['type', 'deadline'] : []);
    expect(toast.description).toContain(helps);
    expect(log).toEqual([...also, toast, ...marked]);
  });

  it('refused, it says so also where marking the fields goes wrong', async () => {
    const { ports, sent, log } = world();
    const broken = new Error('no such field');
    carryOut(ports, editSecond, {
      onInvalid: () => {
        throw broken;
      },
    });
    await settled();
    sent[0]?.refuse(new OperationError('invalid', 'No'));
    await settled();
    expect(log).toEqual([toastMessages.actionFailed('Edit PO', 'invalid')]);
    expect(reported.mock.calls).toEqual([[broken]]);
  });

  it('pending for longer than 300 ms, its button says so until its end, which is announced where no toast is', async () => {
    expect(PENDING_SHOWN_AFTER_MS).toBe(300);
    const { ports, sent, log, pass } = world();
    carryOut(ports, { kind: 'sync-outlook' });
    await settled();
    pass(PENDING_SHOWN_AFTER_MS);
    expect(log).toEqual(['pending']);
    sent[0]?.answer();
    await settled();
    expect(log.slice(1)).toEqual([
      'invalidated: threads',
      'invalidated: thread-messages',
      'announced: “Sync Outlook” completed',
      'not pending',
    ]);
  });

  it('done within 300 ms, it is announced by nothing but its toast, and where it has none, by nothing', async () => {
    const { ports, sent, log } = world();
    carryOut(ports, { kind: 'sync-outlook' });
    await settled();
    sent[0]?.answer();
    await settled();
    expect(log).toEqual(['invalidated: threads', 'invalidated: thread-messages']);
  });

  it('what goes wrong in telling of a done command is reported, and is no failure of the command', async () => {
    const { ports, sent, log } = world();
    const broken = new Error('the screen is gone');
    carryOut(ports, editSecond, {
      onDone: () => {
        throw broken;
      },
    });
    await settled();
    sent[0]?.answer();
    await settled();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls[0]?.[0]).toBe(broken);
    expect(log.filter((entry) => typeof entry !== 'string')).toHaveLength(1);
    expect(ports.attempts.begin(JSON.stringify(editSecond))).toBeDefined();
  });
});
