import type { ScreenData } from '@/operations/loadData';
import type { ScreenRecord } from '../screens';

/** WebKit has no idle callback: later than what the person waits for, in milliseconds. */
const IDLE_AFTER_MS = 200;

/** Resolves when the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_AFTER_MS);
  });

/** Fetches a screen's code and loads its data ahead of a visit; when that fails, the visit itself tries again. */
export async function prepareScreen({ fetch }: Pick<ScreenRecord, 'fetch'>, data: ScreenData): Promise<void> {
  try {
    const { load } = await fetch();
    await load(data);
  } catch {
    // Nobody has asked for it yet.
  }
}

/** Prepares screens one after another while the browser has nothing else to do, so that no visit waits for the network. */
export async function prepareWhenIdle(
  screens: readonly Pick<ScreenRecord, 'fetch'>[],
  data: ScreenData,
  signal: AbortSignal,
): Promise<void> {
  for (const screen of screens) {
    await idle();
    if (signal.aborted) return;
    await prepareScreen(screen, data);
  }
}
