import { expect, type Mock, type UserEventObject } from 'storybook/test';

/** More Tab stops than any screen has before a control. */
const MOST_STOPS = 60;

/** Presses Tab until an element has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(userEvent: UserEventObject, target: () => HTMLElement): Promise<void> {
  for (let press = 0; press < MOST_STOPS && document.activeElement !== target(); press += 1) await userEvent.tab();
  await expect(target()).toHaveFocus();
}

/** Tab goes through all stops in this order and then begins anew; Enter calls what a stop is given. */
export async function expectTabRound(
  userEvent: UserEventObject,
  step: (label: string, play: () => Promise<void>) => unknown,
  stops: readonly (readonly [name: string, called?: Mock])[],
): Promise<void> {
  for (const [name, called] of stops) {
    await step(`Tab leads to '${name}'`, async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
      if (!called) return;
      await userEvent.keyboard('{Enter}');
      await expect(called).toHaveBeenCalledTimes(1);
    });
  }
  await step('after the last comes the first again', async () => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(stops[0]?.[0]);
  });
}

/** A press of a key, which may be one of a time after another event, in milliseconds. */
export function pressKey(target: Element, key: string, timeStamp?: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  target.dispatchEvent(event);
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}
