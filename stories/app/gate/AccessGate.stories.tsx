import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AccessGate } from '@/app/gate/AccessGate';
import { ownFrame, wholePage } from '../../wholePage';
import { LOOM_HASH } from './loomHash';

const meta = {
  component: AccessGate,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { passwordHash: LOOM_HASH, onBeginTyping: fn(), onUnlock: fn(), onReload: fn() },
} satisfies Meta<typeof AccessGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The gate waits for a password, and its button for the first letter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Access Platform' })).toBeDisabled();
  },
};

/** The right password opens the gate once, and nothing reads as an error. */
export const RightPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'loom{Enter}');
    await waitFor(() => expect(args.onUnlock).toHaveBeenCalledOnce());
    await expect(args.onBeginTyping).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Where it came back over the screens it says why, until a wrong password is refused. */
export const BackOverTheScreens: Story = {
  args: { signedOut: true },
  tags: ['edge'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You were signed out.');
    await userEvent.type(canvas.getByLabelText('Password'), 'wool{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect password.'));
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

/** A page that a newer version has overtaken offers to reload once it has refused a password, and not before. */
export const RefusedByAnOutdatedPage: Story = {
  args: { outdated: true },
  tags: ['edge'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Password'), 'wool{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

/** A wrong password keeps the login screen; the second failure is announced anew, and the right one still opens. */
export const WrongPasswordTwice: Story = {
  tags: ['GATE-5'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('A wrong password is refused', async () => {
      await userEvent.type(field, 'Loom');
      await userEvent.click(canvas.getByRole('button', { name: 'Access Platform' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
      await expect(args.onUnlock).not.toHaveBeenCalled();
    });
    await step('What was typed is selected, so that the next letter begins anew', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('x');
      await expect(field).toHaveValue('x');
    });
    await step('Spaces around the right one make it another', async () => {
      const first = canvas.getByRole('alert');
      await userEvent.clear(field);
      await userEvent.type(field, ' loom {Enter}');
      await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(first));
      await expect(args.onUnlock).not.toHaveBeenCalled();
    });
    await step('The right one opens', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'loom{Enter}');
      await waitFor(() => expect(args.onUnlock).toHaveBeenCalledOnce());
    });
  },
};

/** A build with a broken hash lets nobody in and does not say that the password was wrong. */
export const BrokenHash: Story = {
  args: { passwordHash: 'md5:whatever' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'loom{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be checked');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};
