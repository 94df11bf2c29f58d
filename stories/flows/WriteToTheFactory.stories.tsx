import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buildConversation, buildMessage, buildMessages } from '@/testing/communications/buildCommunications';
import { chooseOption } from '@/testing/lists';
import { expectNoToast } from '@/testing/toasts';
import { Assembled } from '../Assembled';
import { ownFrame, wholePage } from '../wholePage';

const conversations = [
  buildConversation({ poNumber: 'PO-31009', customer: 'BRANTHAM', factory: 'Lodz Knitting' }),
  buildConversation({
    groups: {
      internal: { messages: [buildMessage({ id: 'MS-1', message: 'Do not tell the customer of the third dip yet.' })] },
      customer: { messages: buildMessages(4, 2, { platform: 'Outlook', sender: 'Clara Whitlock' }) },
      factory: { messages: [buildMessage({ id: 'MS-2', platform: 'SAP', message: 'Which dip shall we take?' })] },
    },
  }),
];

/** A message to the factory, written with an interruption, that never shows up in another channel. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/communications',
    operations: { communications: async () => conversations, perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Write to the factory, look at the customer's tab, come back to the untouched draft and send it. */
export const LookingAtTheCustomerInBetween: Story = {
  tags: ['COMMS-4', 'COMMS-6', 'COMMS-8'],
  play: async ({ args, canvas, userEvent, step }) => {
    const typed = 'Take dip B.\n\nHold machine 14 until noon.';
    const tab = (name: RegExp) => canvas.findByRole('tab', { name });
    await step(
      "Choose the order of ALDERWICK and open the factory's tab: its question is shown, and who sees the answer",
      async () => {
        await chooseOption(userEvent, await canvas.findByRole('combobox', { name: 'Purchase order' }), /ALDERWICK/);
        await userEvent.click(await tab(/^Factory/));
        await expect(canvas.getByText('Which dip shall we take?')).toBeVisible();
        await expect(canvas.getByText('Visible to: Porto Confections, via SAP')).toBeVisible();
      },
    );
    await step('Begin the answer, in several lines', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Message to Porto Confections' }),
        typed.replaceAll('\n', '{Enter}'),
      );
    });
    await step("Open the customer's tab, which counts 2 unread: both are marked", async () => {
      await userEvent.click(await tab(/^Customer, 2 unread/));
      await expect(canvas.getAllByText('Unread')).toHaveLength(2);
      await expect(canvas.getByText('Visible to: ALDERWICK, by email')).toBeVisible();
    });
    await step('Nothing meant for the factory stands in the box to the customer', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Message to ALDERWICK' })).toHaveValue('');
      await expect(await tab(/^Factory/)).toHaveAccessibleName('Factory, draft');
    });
    await step("Come back to the factory's tab: the draft is untouched", async () => {
      await userEvent.click(await tab(/^Factory/));
      await expect(canvas.getByRole('textbox', { name: 'Message to Porto Confections' })).toHaveValue(typed);
    });
    await step("Press 'Send via SAP': it is sent once, to the factory and nobody else", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send via SAP' }));
      await waitFor(() =>
        expect(args.operations?.perform).toHaveBeenCalledWith({
          kind: 'send-message',
          poNumber: 'PO-31001',
          channel: 'factory',
          text: typed,
        }),
      );
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expectNoToast();
    });
  },
};
