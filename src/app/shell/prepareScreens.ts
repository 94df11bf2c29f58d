import type { ScreenData } from '@/operations/loadData';
import type { ScreenRecord } from '../screens';
import { whenIdle } from '@/clock/whenIdle';

/** Fetches a screen's code and loads its data ahead of a visit; when that fails, the visit itself tries again. */
export async function prepareScreen(
  { fetchScreen }: Pick<ScreenRecord, 'fetchScreen'>,
  data: ScreenData,
): Promise<void> {
  try {
    const { load } = await fetchScreen();
    await load(data);
  } catch {
    // Nobody waits for it yet.
  }
}

/** Prepares screens one after another while the browser has nothing else to do, so that no visit waits for the network. */
export async function prepareWhenIdle(
  screens: readonly Pick<ScreenRecord, 'fetchScreen'>[],
  data: ScreenData,
  signal: AbortSignal,
): Promise<void> {
  for (const screen of screens) {
    await whenIdle();
    if (signal.aborted) return;
    await prepareScreen(screen, data);
  }
}
