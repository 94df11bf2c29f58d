import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';

/** Waits until no list of choices is open. */
export const expectListClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** Opens a list and takes one of its choices. */
export async function chooseOption(userEvent: UserEventObject, field: HTMLElement, option: string | RegExp) {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await expectListClosed();
}

/** What a list offers, in its order; it is closed again. */
export async function optionsOffered(userEvent: UserEventObject, field: HTMLElement): Promise<(string | null)[]> {
  await userEvent.click(field);
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await expectListClosed();
  return options;
}
