import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Composer } from '@/components/communications/Composer';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';

const meta = {
  component: Composer,
  args: {
    conversation: { customer: 'ALDERWICK', factory: 'Porto Confections' },
    channel: 'internal',
    draft: '',
    onWrite: fn(),
    onAttach: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('button').map((button) => button.textContent);

/** Among colleagues; who reads it is said of the box as well as above it. */
export const Default: Story = {
  tags: ['COMMS-5', 'COMMS-6'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to: colleagues only, in Teams')).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'Message to colleagues' });
    await expect(box).toHaveAccessibleDescription('Visible to: colleagues only, in Teams Ctrl or Cmd + Enter to send');
    await expect(buttons(canvas)).toEqual(['Attach File', 'Send to Teams']);
    await expect(canvas.getAllByRole('button').flatMap(iconsIn)).toEqual(['paperclip', 'send']);
    await expect(canvas.getByRole('button', { name: 'Send to Teams' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    );
    await expect(box).toHaveAttribute('placeholder', 'Message to colleagues');
    await expect(canvas.getByText('Visible to: colleagues only, in Teams').getBoundingClientRect().bottom).toBeLessThan(
      box.getBoundingClientRect().top,
    );
  },
};

/** In the customer's channel the notice, the box and the buttons all name the customer. */
export const ToTheCustomer: Story = {
  tags: ['COMMS-5', 'COMMS-6'],
  args: { channel: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to: ALDERWICK, by email')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message to ALDERWICK' })).toBeVisible();
    await expect(buttons(canvas)).toEqual(['Attach File', 'Send via Outlook']);
  },
};

/** In the factory's channel the notice, the box and the buttons all name the factory. */
export const ToTheFactory: Story = {
  tags: ['COMMS-5', 'COMMS-6'],
  args: { channel: 'factory' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to: Porto Confections, via SAP')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message to Porto Confections' })).toBeVisible();
    await expect(buttons(canvas)).toEqual(['Attach Specs', 'Send via SAP']);
  },
};

/** Each button does its own thing, and what was typed stays. */
export const Pressing: Story = {
  tags: ['COMMS-8'],
  args: { draft: 'Zips are late' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach File' }));
    await expect(args.onAttach).toHaveBeenCalledTimes(1);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Teams' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onAttach).toHaveBeenCalledTimes(1);
    await expect(args.onWrite).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('Zips are late');
  },
};

/** Enter makes a line; with Ctrl or Cmd it sends, once however long it is held, and not while letters are composed. */
export const SendingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox');
    await step('Enter alone makes a line', async () => {
      await userEvent.type(box, '{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(args.onWrite.mock.calls).toEqual([['\n']]);
    });
    await step('Ctrl and Enter sends, Cmd and Enter too, and no line is made', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await expect(args.onWrite).toHaveBeenCalledTimes(1);
    });
    await step('Held down, or while letters are composed, it does not', async () => {
      await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, repeat: true });
      await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, isComposing: true });
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    });
  },
};

/** Names that are missing are said by what they are. */
export const NoNames: Story = {
  args: { channel: 'customer', conversation: { customer: '', factory: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to: the customer, by email')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message to the customer' })).toBeVisible();
  },
};

/** On the narrowest phone every word of the buttons stays in view. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { channel: 'customer', conversation: { customer: 'ALDERWICK '.repeat(30), factory: '' } },
  play: async ({ canvas, canvasElement }) => {
    for (const part of [canvas.getByText(/^Visible to/), ...canvas.getAllByRole('button')]) {
      await expect(beyond(part, canvasElement)).toBe('');
    }
  },
};
