import { expect, screen, waitFor, within } from 'storybook/test';
import { beyond } from './box';

/** Waits until a panel's heading has the focus, as it has when somebody opened it. */
export const expectPanelFocused = (panel: HTMLElement) =>
  waitFor(() => expect(within(panel).getAllByRole('heading', { level: 2 })[0]).toHaveFocus());

/** The one open panel, once it stands where it will stay. @param name all or part of the dialog's name */
export async function findPanel(name?: string | RegExp): Promise<HTMLElement> {
  const panel = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(beyond(panel)).toBe(''));
  return panel;
}

/** The panel, once it has the focus too, as it has when somebody opened it. */
export async function findOpenedPanel(name?: string | RegExp): Promise<HTMLElement> {
  const panel = await findPanel(name);
  await expectPanelFocused(panel);
  return panel;
}

/** Waits until no panel or popover is left. @param focused returns the element that must have the focus then */
export async function expectPanelClosed(focused?: HTMLElement | (() => HTMLElement)): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  if (focused) await waitFor(() => expect(typeof focused === 'function' ? focused() : focused).toHaveFocus());
}
