import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastMessages } from '@/notifications/messages';
import type { ToastMessage } from '@/notifications/messages';
import type { Command } from '@/operations/Operations';
import { carryOut, type CarryOutPorts, UNANSWERED_AFTER_MS } from './carryOut';

const editFirst: Command = { kind: 'edit-purchase-order', poNumber: 'PO-31001' };
const editSecond: Command = { kind: 'edit-purchase-order', poNumber: 'PO-31002' };

/** A world that answers when it is told to, and a clock that is moved by hand. */
function world(perform?: (command: Command) => Promise<void>) {
  const asked: { command: Command; answer: () => void; refuse: () => void }[] = [];
  const due: { delayMs: number; callback: () => void; calledOff: boolean }[] = [];
  const toasts: ToastMessage[] = [];
  const ports: CarryOutPorts = {
    running: new Set(),
    notify: { toast: (message) => toasts.push(message) },
    operations: {
      perform:
        perform ??
        ((command) =>
          new Promise((answer, reject) => {
            asked.push({ command, answer, refuse: () => reject(new Error('refused')) });
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
  return { ports, asked, due, toasts };
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

describe('carrying a command out', () => {
  it('asks once, tells when it is done, and calls its clock off', async () => {
    const { ports, asked, due, toasts } = world();
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { action: 'Edit PO', onDone });
    await settled();
    expect(asked.map(({ command }) => command)).toEqual([editSecond]);
    expect(onDone).not.toHaveBeenCalled();
    asked[0]?.answer();
    await settled();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(due).toEqual([expect.objectContaining({ delayMs: UNANSWERED_AFTER_MS, calledOff: true })]);
    expect(toasts).toEqual([]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('the same command while the first runs does nothing, another one does, and afterwards it may be asked again', async () => {
    const { ports, asked } = world();
    for (const command of [editFirst, editFirst, editSecond, { ...editFirst }]) {
      carryOut(ports, command, { action: 'Edit PO' });
    }
    await settled();
    expect(asked.map(({ command }) => command)).toEqual([editFirst, editSecond]);
    asked[0]?.answer();
    await settled();
    carryOut(ports, editFirst, { action: 'Edit PO' });
    await settled();
    expect(asked).toHaveLength(3);
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
    const { ports, asked, toasts } = world(perform);
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { action: 'Edit PO', onDone });
    await settled();
    asked[0]?.refuse();
    await settled();
    expect(toasts).toEqual([toastMessages.actionFailed('Edit PO')]);
    expect(onDone).not.toHaveBeenCalled();
    expect(ports.running.size).toBe(0);
    expect(reported).not.toHaveBeenCalled();
  });

  it('unanswered for 15 s it has failed, and an answer that comes later changes nothing', async () => {
    expect(UNANSWERED_AFTER_MS).toBe(15_000);
    const { ports, asked, due, toasts } = world();
    const onDone = vi.fn<() => void>();
    carryOut(ports, editSecond, { action: 'Edit PO', onDone });
    await settled();
    due[0]?.callback();
    await settled();
    expect(toasts).toEqual([toastMessages.actionFailed('Edit PO')]);
    asked[0]?.answer();
    await settled();
    expect(onDone).not.toHaveBeenCalled();
    expect(toasts).toHaveLength(1);
  });

  it('what goes wrong in telling of a done command is reported, and is no failure of the command', async () => {
    const { ports, asked, toasts } = world();
    const broken = new Error('the screen is gone');
    carryOut(ports, editSecond, {
      action: 'Edit PO',
      onDone: () => {
        throw broken;
      },
    });
    await settled();
    asked[0]?.answer();
    await settled();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls[0]?.[0]).toBe(broken);
    expect(toasts).toEqual([]);
    expect(ports.running.size).toBe(0);
  });
});
