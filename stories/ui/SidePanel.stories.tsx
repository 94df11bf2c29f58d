import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { findPanel } from '@/testing/panels';
import { SidePanel } from '@/ui/SidePanel';
import { ownFrame } from '../wholePage';

const meta = {
  component: SidePanel,
  parameters: { docs: { ...ownFrame } },
  args: {
    open: true,
    onClose: fn(),
    title: 'PO-31001',
    subtitle: 'Boxy Linen Shirt',
    titleAside: undefined,
    side: 'right',
    width: 560,
    footer: <Button>Create Ticket</Button>,
    children: 'The lab dip waits for approval.',
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const manyLines = Array.from({ length: 80 }, (_, line) => `Line ${line + 1} of the order's history.`);

/** A dialog named by its title, at the right edge over the whole height. */
export const Default: Story = {
  play: async ({ args }) => {
    const panel = await findPanel();
    await expect(panel).toHaveAccessibleName('PO-31001');
    await expect(within(panel).getByText('Boxy Linen Shirt')).toBeVisible();
    await expect(within(panel).getByText('The lab dip waits for approval.')).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Create Ticket' })).toBeVisible();
    const box = panel.getBoundingClientRect();
    await expect([box.width, box.right, box.height]).toEqual([560, window.innerWidth, window.innerHeight]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Closed, nothing of the panel is in the page, which scrolls. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
  },
};

/** From the left, as wide as `width` and as high as the window. */
export const FromTheLeft: Story = {
  args: { side: 'left', width: 360 },
  play: async () => {
    const box = (await findPanel()).getBoundingClientRect();
    await expect([box.left, box.width, box.height]).toEqual([0, 360, window.innerHeight]);
  },
};

/** As low as its content allows, over the whole width. */
export const FromBelow: Story = {
  args: { side: 'bottom' },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const box = (await findPanel()).getBoundingClientRect();
    await expect([box.bottom, box.width]).toEqual([window.innerHeight, window.innerWidth]);
    await expect(box.height).toBeLessThan(window.innerHeight / 2);
  },
};

/** Long content from below leaves a strip of the page in sight, and the actions stay. */
export const LongFromBelow: Story = {
  args: { side: 'bottom', children: <p className="whitespace-pre-line">{manyLines.join('\n')}</p> },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const panel = await findPanel();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(40);
    await expect(beyond(within(panel).getByRole('button', { name: 'Create Ticket' }))).toBe('');
  },
};

/** On a phone the panel fills the window. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const box = (await findPanel()).getBoundingClientRect();
    await expect([box.left, box.width, box.height]).toEqual([0, window.innerWidth, window.innerHeight]);
  },
};

/** Nothing but a title: no empty line below it and no empty bar at the foot. */
export const TitleAlone: Story = {
  args: { subtitle: undefined, footer: undefined },
  play: async () => {
    const panel = await findPanel();
    await expect(within(panel).getAllByRole('button')).toEqual([within(panel).getByRole('button', { name: 'Close' })]);
    await expect(within(panel).queryByText('Boxy Linen Shirt')).not.toBeInTheDocument();
  },
};

/** Title and actions stay in sight while the details scroll, which the keyboard can do too. */
export const LongContent: Story = {
  args: { children: <p className="whitespace-pre-line">{manyLines.join('\n')}</p> },
  play: async ({ userEvent, step }) => {
    const panel = within(await findPanel());
    const details = panel.getByRole('region', { name: 'Details' });
    await step('the details take the focus by the tab key', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(details).toHaveFocus();
    });
    await step('scroll the details to their end', async () => {
      details.scrollTop = details.scrollHeight;
      await waitFor(() => expect(details.scrollTop).toBeGreaterThan(0));
    });
    await step('title, close button and actions are in sight', async () => {
      for (const part of [
        panel.getByRole('heading', { name: 'PO-31001' }),
        panel.getByRole('button', { name: 'Close' }),
        panel.getByRole('button', { name: 'Create Ticket' }),
      ]) {
        await expect(beyond(part)).toBe('');
      }
    });
  },
};

const wordTitle = 'Boxy linen shirt '.repeat(18).trim();

/** Two lines of a long title and of a long subtitle are shown; the title's whole length is the dialog's name. */
export const LongTitle: Story = {
  args: { title: wordTitle, subtitle: wordTitle },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const panel = await findPanel();
    await expect(panel).toHaveAccessibleName(wordTitle);
    const title = within(panel).getByRole('heading', { level: 2 });
    const subtitle = within(panel)
      .getAllByText(wordTitle)
      .find((text) => !title.contains(text));
    for (const text of [title, subtitle]) {
      const height = text?.getBoundingClientRect().height ?? 0;
      const line = text ? Number.parseFloat(getComputedStyle(text).lineHeight) : 0;
      await expect(Math.round(height / line)).toBe(2);
    }
    await expect(beyond(within(panel).getByRole('button', { name: 'Close' }))).toBe('');
  },
};

/** Three hundred letters without a space, with a button beside them. */
export const UnbrokenTitle: Story = {
  args: { title: 'SHIRT'.repeat(60), subtitle: 'LINEN'.repeat(60), titleAside: <Button size="1">Copy</Button> },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const panel = await findPanel();
    await expect(beyond(within(panel).getByRole('heading', { level: 2 }), panel)).toBe('');
    await expect(beyond(within(panel).getByRole('button', { name: 'Copy' }), panel)).toBe('');
    await expect(beyond(within(panel).getByRole('button', { name: 'Close' }), panel)).toBe('');
  },
};

/** Text can be selected with the mouse, and dragging over it does not drag the panel away. */
export const SelectingText: Story = {
  play: async ({ args, userEvent }) => {
    const panel = await findPanel();
    const before = panel.getBoundingClientRect();
    const target = within(panel).getByText('The lab dip waits for approval.');
    await expect(getComputedStyle(target).userSelect).toBe('text');
    // Words of buttons would be copied along.
    const action = within(panel).getByRole('button', { name: 'Create Ticket' });
    await expect(getComputedStyle(action).userSelect).toBe('none');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, offset: 4, coords: { pageX: 800 } },
      { target, offset: 11, coords: { pageX: 1100 } },
    ]);
    await expect(window.getSelection()?.toString()).toBe('lab dip');
    await expect(panel.getBoundingClientRect().left).toBe(before.left);
    await userEvent.pointer({ keys: '[/MouseLeft]', target, coords: { pageX: 1100 } });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(panel.getBoundingClientRect().left).toBe(before.left);
    window.getSelection()?.removeAllRanges();
  },
};
