import { expect, type UserEventObject } from 'storybook/test';

/** More Tab stops than any screen has before a control. */
const MOST_STOPS = 60;

/** Presses Tab until an element has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(userEvent: UserEventObject, target: () => HTMLElement): Promise<void> {
  for (let press = 0; press < MOST_STOPS && document.activeElement !== target(); press += 1) await userEvent.tab();
  await expect(target()).toHaveFocus();
}
