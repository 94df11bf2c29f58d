import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noDrafts, withDraft } from '@/domain/communications/drafts';
import { CommunicationsView } from '@/screens/communications/CommunicationsView';
import { buildConversation, buildConversations, buildMessages } from '@/testing/communications/buildCommunications';
import { partsOfMessages } from '@/testing/communications/partsOfMessages';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { lookOf } from '@/testing/look';

const conversations = buildConversations();

/** What can be written and what can have been sent, in words. */
const writings = {
  control: 'select',
  options: ['none', 'to the customer', 'to the factory'],
  mapping: {
    none: noDrafts,
    'to the customer': withDraft(noDrafts, 'PO-31002', 'customer', 'The lab dip follows on Friday.'),
    'to the factory': withDraft(noDrafts, 'PO-31002', 'factory', 'Please confirm the ship date.'),
  },
} as const;

/** The hub without the frame of the app. */
const meta = {
  component: CommunicationsView,
  parameters: { docs: { width: 960 } },
  argTypes: { drafts: writings, sent: writings },
  args: {
    conversations,
    conversation: conversations[1],
    channel: 'customer',
    drafts: noDrafts,
    sent: noDrafts,
    now: FROZEN_NOW,
    onChoosePurchaseOrder: fn(),
    onChangeChannel: fn(),
    onWrite: fn(),
    onAttach: fn(),
    onSend: fn(),
    onUseSuggestion: fn(),
  },
} satisfies Meta<typeof CommunicationsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen order's words in the chosen channel, and nobody else's. */
export const Default: Story = {
  tags: ['COMMS-3'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Communications Hub', and the order of BRANTHAM is chosen", async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Communications Hub');
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual(['Conversation', 'AI Suggestion']);
      await expect(canvas.getByRole('combobox', { name: 'Purchase order' })).toHaveTextContent('PO-31002 · BRANTHAM');
    });
    await step("The customer's tab is open", async () => {
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Customer');
    });
    await step(
      'There are two messages, those of this order on this channel, each with its sender, its platform and its time',
      async () => {
        await expect(partsOfMessages()).toEqual([
          [
            'Ada Weaver',
            'Outlook',
            '5h ago',
            'Thursday, January 15, 2026 at 7:00 AM',
            'PO-31002 on the customer channel',
          ],
          [
            'Ben Dyer',
            'Outlook',
            '3h ago',
            'Thursday, January 15, 2026 at 9:00 AM',
            'PO-31002 on the customer channel, answered',
          ],
        ]);
      },
    );
    await step('The AI suggests something for this channel', async () => {
      await expect(canvas.getByText('What the AI would do on the customer channel.')).toBeVisible();
    });
  },
};

/** Every action calls its callback. */
export const Actions: Story = {
  tags: ['COMMS-5', 'COMMS-6', 'COMMS-7'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Choose the order of CORRIEMOOR: the view calls onChoosePurchaseOrder with 'PO-31003'", async () => {
      await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Purchase order' }), /CORRIEMOOR/);
      await expect(args.onChoosePurchaseOrder).toHaveBeenCalledWith('PO-31003');
    });
    await step("Open the factory's tab: the view calls onChangeChannel with 'factory'", async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Factory' }));
      await expect(args.onChangeChannel).toHaveBeenCalledWith('factory');
    });
    await step("Type a D: the view calls onWrite with 'D'", async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message to BRANTHAM' }), 'D');
      await expect(args.onWrite).toHaveBeenCalledWith('D');
    });
    await step("Press 'Attach File': the view calls onAttach once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Attach File' }));
      await expect(args.onAttach).toHaveBeenCalledTimes(1);
    });
    await step("Press 'Send via Outlook': the view calls onSend once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send via Outlook' }));
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
    await step(
      "Press 'Draft Response': the view calls onUseSuggestion once, with the text of the suggestion",
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Draft Response' }));
        await expect(args.onUseSuggestion).toHaveBeenCalledTimes(1);
        await expect(args.onUseSuggestion).toHaveBeenCalledWith('What the AI would do on the customer channel.');
      },
    );
  },
};

/** A text stands in its own box alone; other tabs and orders say that it waits. */
export const DraftsElsewhere = {
  args: {
    drafts: withDraft(withDraft(noDrafts, 'PO-31002', 'factory', 'Zips'), 'PO-31003', 'customer', 'Dear all'),
    sent: withDraft(noDrafts, 'PO-31003', 'customer', 'Dear'),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The box is empty', async () => {
      await expect(canvas.getByRole('textbox')).toHaveValue('');
    });
    await step("The factory's tab says that a draft waits, the internal one does not", async () => {
      await expect(canvas.getByRole('tab', { name: /^Factory/ })).toHaveAccessibleName('Factory, draft');
      await expect(canvas.getByRole('tab', { name: /^Internal/ })).toHaveAccessibleName('Internal');
    });
    await step('Open the list of orders: one of them says that a draft waits', async () => {
      await expect(await optionsOffered(userEvent, canvas.getByRole('combobox'))).toEqual([
        'PO-31001 · ALDERWICK',
        'PO-31002 · BRANTHAM',
        'PO-31003 · CORRIEMOOR · Draft',
      ]);
    });
  },
} satisfies Story;

/** What was sent stays in its box, and is no draft any longer. */
export const SentElsewhere: Story = {
  tags: ['edge'],
  args: { drafts: DraftsElsewhere.args.drafts, sent: DraftsElsewhere.args.drafts },
  play: async ({ canvas, userEvent, step }) => {
    await step("The factory's tab says nothing of a draft", async () => {
      await expect(canvas.getByRole('tab', { name: /^Factory/ })).toHaveAccessibleName('Factory');
    });
    await step('Open the list of orders: it says nothing of one either', async () => {
      await expect(await optionsOffered(userEvent, canvas.getByRole('combobox'))).toContain('PO-31003 · CORRIEMOOR');
    });
  },
};

/** A channel's unread messages are counted on its own tab, and each is marked by a word with an icon. */
export const Unread: Story = {
  tags: ['COMMS-4'],
  args: {
    conversation: buildConversation({ groups: { factory: { messages: buildMessages(4, 3) } } }),
    channel: 'factory',
  },
  play: async ({ canvas, step }) => {
    await step("The factory's tab counts 3 unread messages, the customer's none", async () => {
      await expect(canvas.getByRole('tab', { name: /^Factory/ })).toHaveAccessibleName('Factory, 3 unread');
      await expect(canvas.getByRole('tab', { name: /^Customer/ })).toHaveAccessibleName('Customer');
    });
    await step(
      "The three newest messages are marked 'Unread', in blue and with a bell; the oldest is not",
      async () => {
        await expect(partsOfMessages().map((parts) => parts.includes('Unread'))).toEqual([false, true, true, true]);
        for (const word of canvas.getAllByText('Unread')) await expect(lookOf(word)).toEqual(['bell-dot', 'blue']);
      },
    );
  },
};

/** Nothing has been said to this audience; one can begin. */
export const EmptyChannel: Story = {
  args: { conversation: buildConversation({ groups: { customer: { messages: [] } } }) },
  play: async ({ canvas, step }) => {
    await step('It says that nothing has been said to ALDERWICK about this order', async () => {
      await expect(canvas.getByText('Nothing has been sent to ALDERWICK about PO-31001 yet.')).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
    });
    await step('There is a box to write in', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Message to ALDERWICK' })).toBeVisible();
    });
  },
};

/** Without conversations there is nothing to write into. */
export const Empty: Story = {
  args: { conversations: [], conversation: undefined },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No conversations yet', and there is no box to write in", async () => {
      await expect(canvas.getByText('No conversations yet')).toBeVisible();
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    });
  },
};
