import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, within } from 'storybook/test';
import { DestinationSheet } from '@/app/shell/DestinationSheet';
import { iconsIn } from '@/testing/icon';
import { ownFrame } from '../../wholePage';

const meta = {
  component: DestinationSheet,
  parameters: { docs: { ...ownFrame } },
  args: { open: true, side: 'left', appearance: 'system', onClose: fn(), onChooseAppearance: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/communications']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof DestinationSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Go to' }));

/** All eight, Communications too, and the place where one stands. */
export const Default: Story = {
  play: async () => {
    // Not as that of the bar, which stands on the page too.
    const places = within((await sheet()).getByRole('navigation', { name: 'All destinations' }));
    const links = places.getAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(links.map((link) => iconsIn(link))).toEqual(
      ['layout-dashboard', 'package', 'inbox', 'ticket', 'radar', 'signpost', 'folder-open', 'messages-square'].map(
        (icon) => [icon],
      ),
    );
    await expect(links.at(-1)).toHaveTextContent('Communications');
    await expect((await sheet()).getByRole('link', { current: 'page' })).toHaveTextContent('Communications');
  },
};

/** On a phone the sheet comes from below, over the whole width. */
export const OnPhones: Story = {
  args: { side: 'bottom' },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(Math.round(box.bottom)).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.top).toBeGreaterThan(0);
    await expect(box.width).toBe(window.innerWidth);
  },
};

/** A link leads there in place of the sheet's own entry in the history, which is what closes the sheet. */
export const ChoosingAPlace: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('link', { name: /^Tickets/ }));
    await expect((await sheet()).getByRole('link', { current: 'page' })).toHaveTextContent(/^Tickets/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The screen that is shown stands behind the sheet already: choosing it takes the sheet away. */
export const ChoosingThePresentPlace: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('link', { name: 'Communications' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The close button hands over that the sheet should go. */
export const Closing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A press on Dark hands over that choice. */
export const ChoosingAnAppearance: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('radio', { name: 'Dark' }));
    await expect(args.onChooseAppearance).toHaveBeenCalledWith('dark');
  },
};

/** Closed, nothing of the sheet is in the page. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
