import { expect, fireEvent, screen, type UserEventObject, waitFor } from 'storybook/test';

/** Waits until no list of choices is open. */
export const expectListClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/**
 * Presses a field, and lets go where its list stands.
 * @returns the choices that it offers
 */
export async function openList(userEvent: UserEventObject, field: HTMLElement): Promise<HTMLElement[]> {
  await userEvent.click(field);
  const options = await screen.findAllByRole('option');
  // In a built Storybook the script has let go before the list is there, which then still waits for the end of that press.
  await fireEvent.pointerUp(document.body);
  return options;
}

/** Opens a list and takes one of its choices. */
export async function chooseOption(userEvent: UserEventObject, field: HTMLElement, option: string | RegExp) {
  await openList(userEvent, field);
  await userEvent.click(screen.getByRole('option', { name: option }));
  await expectListClosed();
}

/** What a list offers, in its order; it is closed again. */
export async function optionsOffered(userEvent: UserEventObject, field: HTMLElement): Promise<(string | null)[]> {
  const options = (await openList(userEvent, field)).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await expectListClosed();
  return options;
}
