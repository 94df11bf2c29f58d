import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { liesWithin } from '@/testing/box';
import { InfoPopover } from '@/ui/InfoPopover';
import { ownFrame } from '../wholePage';

const meta = {
  component: InfoPopover,
  parameters: { docs: { ...ownFrame } },
  args: { label: 'Why?', name: 'Why? PO-31001', children: 'The mill has told two dates.' },
} satisfies Meta<typeof InfoPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Closed, only the button is there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Why? PO-31001' })).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByText('The mill has told two dates.')).not.toBeInTheDocument();
  },
};

/** Enter opens it, Escape takes it away, and the focus is where it was. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Why? PO-31001' })).toHaveTextContent(
      'The mill has told two dates.',
    );
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A press opens it, a press elsewhere takes it away. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await expectClosed();
  },
};

/** Long words stay within a small window. */
export const LongWords: Story = {
  args: { children: <p className="break-words">{'The mill has told two dates. '.repeat(12)}</p> },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const box = await screen.findByRole('dialog');
    await waitFor(() => expect(liesWithin(box)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};
