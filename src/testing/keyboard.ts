import { expect, type UserEventObject } from 'storybook/test';

/** More stops than any screen has on the way to one control. */
const MOST_STOPS = 60;

/** Presses Tab until the focus stands there; fails where the keyboard never comes. */
export async function tabTo(userEvent: UserEventObject, target: () => HTMLElement): Promise<void> {
  for (let press = 0; press < MOST_STOPS && document.activeElement !== target(); press += 1) await userEvent.tab();
  await expect(target()).toHaveFocus();
}
