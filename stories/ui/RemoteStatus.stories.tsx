import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailX } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { iconBeside } from '@/testing/icon';
import { RemoteStatus } from '@/ui/RemoteStatus';

const meta = {
  component: RemoteStatus,
  args: {
    status: 'pending',
    pendingWords: 'Loading emails…',
    icon: MailX,
    failure: 'The emails could not be loaded',
    onRetry: fn(),
  },
} satisfies Meta<typeof RemoteStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading: a screen reader reads it out as well, and there is nothing to press yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading emails…$/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('The emails could not be loaded')).not.toBeInTheDocument();
  },
};

/** Not loaded: said where it was awaited, with the way out, which each press takes. */
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('The emails could not be loaded');
    // Others on the same page may have failed too.
    await expect(status).not.toHaveTextContent('Everything else');
    await expect(iconBeside(canvas.getByText('The emails could not be loaded'))).toBe('mail-x');
    await expect(canvas.queryByText('Loading emails…')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** A failure takes the room of a row, as what it stands for does until it comes, so that nothing below jumps far. */
export const FailedInARow: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    const tryAgain = canvas.getByRole('button', { name: 'Try Again' }).getBoundingClientRect();
    const words = canvas.getByText('The emails could not be loaded').getBoundingClientRect();
    await expect(tryAgain.left).toBeGreaterThan(words.right);
    await expect(canvas.getByRole('status').offsetHeight).toBeLessThanOrEqual(64);
  },
};

/** Where several stand on one page, each retry bears its own name. */
export const NamedRetry: Story = {
  args: { status: 'error', retryName: 'Try Again: Emails of PO-24801' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again: Emails of PO-24801' })).toHaveTextContent(
      /^Try Again$/,
    );
  },
};
