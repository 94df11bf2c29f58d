import { expect, screen, waitFor, within } from 'storybook/test';
import { iconsIn } from './icon';

/** The region of the in-app toasts; Radix repeats a toast's text elsewhere to announce it. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

const styleIcons = { default: 'info', destructive: 'circle-exclamation-point' } as const;

/** An id within the words stands in an element of its own. */
const saysAll = (element: Element | null, words: string) =>
  element?.matches('p') === true && element.textContent === words;

/** Waits until the one toast on screen says this, title and description whole, and has faded in. */
export async function expectToast(title: string, description: string, style: 'default' | 'destructive' = 'default') {
  const seen = new Set<string>();
  try {
    await waitFor(async () => {
      for (const { textContent } of toasts().queryAllByRole('listitem')) seen.add(`"${textContent}"`);
      const toast = toasts().getByRole('listitem');
      await expect(within(toast).getByText(title)).toBeVisible();
      await expect(within(toast).getByText((_own, element) => saysAll(element, description))).toBeVisible();
      await expect(toast).toHaveAttribute('data-style', style);
      await expect(iconsIn(toast)).toEqual([styleIcons[style], 'x']);
    });
  } catch (error) {
    // One that says something else leaves while this waits, and the last look at the page finds none.
    const there = seen.size === 0 ? 'there was none' : `there was: ${[...seen].join(', ')}`;
    if (error instanceof Error) {
      error.message = `No ${style} toast said "${title}" and "${description}"; ${there}\n${error.message}`;
    }
    throw error;
  }
}

/**
 * Waits for the destructive toast of a command that failed.
 * @param action words on the button
 * @param why as the toast says it after them; left out for a service that could not be reached
 */
export const expectFailureToast = (
  action: string,
  why = 'could not be completed. Nothing was lost; please try again.',
) => expectToast('Action Failed', `“${action}” ${why}`, 'destructive');

/** Why a command failed that nobody answered. */
export const NO_ANSWER = 'got no response. It may still have gone through, so check before you try again.';
/** Why a command failed that was refused as it stands. */
export const NOT_ACCEPTED = 'was not accepted. Nothing was changed. Correct what you entered and try again.';
/** Why a command failed for want of a password. */
export const SIGNED_OUT = 'could not be completed: you were signed out. Please try again.';

/** No in-app toast is on screen, nor comes within two frames: what was done is drawn by then. */
export async function expectNoToast() {
  for (let frame = 0; frame < 2; frame += 1) {
    await expect(toasts().queryByRole('listitem')).not.toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await expect(toasts().queryByRole('listitem')).not.toBeInTheDocument();
}

/** Waits for a message in the second toaster, the newest first. */
export const expectNotice = (text: string) =>
  waitFor(async () => {
    const [newest] = within(screen.getByRole('region', { name: 'Browser messages' })).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(text);
    await expect(newest).toBeVisible();
  });

/**
 * Asserts that a toast is announced with this urgency, and with no other, after something was done.
 * @param words as the live region says them, 'Notification' first
 */
export async function expectAnnounced(urgency: 'polite' | 'assertive', words: string, act: () => Promise<void>) {
  const heard = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const status of screen.queryAllByRole('status')) {
      if (status.textContent === words) heard.add(`${status.getAttribute('aria-live') ?? ''}: ${words}`);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  try {
    await act();
    await waitFor(() => expect([...heard]).toEqual([`${urgency}: ${words}`]));
  } finally {
    observer.disconnect();
  }
}
