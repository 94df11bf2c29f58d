import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { CHANNELS } from '@/domain/communications/conversation';
import { COMMAND_TIMEOUT_MS, PENDING_SHOWN_AFTER_MS } from '@/screens/carryOut';
import { beyond } from '@/testing/box';
import { buildConversation, buildConversations, buildMessages } from '@/testing/communications/buildCommunications';
import { partsOfMessages } from '@/testing/communications/partsOfMessages';
import { heldBack } from '@/testing/heldBack';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed } from '@/testing/panels';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { expectFailureToast, expectNoToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { BRAND } from '@/testing/brand';

/** The hub in the frame of the app: orders, channels, drafts and commands. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/communications',
    operations: { communications: async () => buildConversations(), perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const poSelector = () => screen.findByRole('combobox', { name: 'Purchase order' });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const messageBox = () => screen.getByRole('textbox', { name: /^Message to / });
/** Nothing but both messages of an order on a channel is listed. */
const expectMessagesOf = (poNumber: string, channel: string) =>
  expect(partsOfMessages().map((parts) => parts.at(-1))).toEqual([
    `${poNumber} on the ${channel} channel`,
    `${poNumber} on the ${channel} channel, answered`,
  ]);

const choosePo = async (userEvent: UserEventObject, name: RegExp) => chooseOption(userEvent, await poSelector(), name);

/** Three orders, each with its customer, the first chosen; three tabs, the internal one open. */
export const Default: Story = {
  tags: ['COMMS-1', 'COMMS-2', 'COMMS-3'],
  play: async ({ canvas, userEvent, step }) => {
    await step('The first order, PO-31001 of ALDERWICK, is chosen', async () => {
      await expect(await poSelector()).toHaveTextContent('PO-31001 · ALDERWICK');
    });
    const tabs = canvas.getAllByRole('tab');
    await step('There are three tabs, Internal, Customer and Factory, and the internal one is open', async () => {
      await expect(tabs.map((each) => each.getAttribute('aria-label'))).toEqual(['Internal', 'Customer', 'Factory']);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Internal');
    });
    await step(
      'Only the messages of this order on this channel are listed, with sender, platform and time',
      async () => {
        await expect(partsOfMessages()).toEqual([
          [
            'Ada Weaver',
            'Teams',
            '5h ago',
            'Thursday, January 15, 2026 at 7:00 AM',
            'PO-31001 on the internal channel',
          ],
          [
            'Ben Dyer',
            'Teams',
            '3h ago',
            'Thursday, January 15, 2026 at 9:00 AM',
            'PO-31001 on the internal channel, answered',
          ],
        ]);
      },
    );
    await step('Open the list of orders: each stands there with its customer', async () => {
      await expect(await optionsOffered(userEvent, await poSelector())).toEqual([
        'PO-31001 · ALDERWICK',
        'PO-31002 · BRANTHAM',
        'PO-31003 · CORRIEMOOR',
      ]);
    });
  },
};

/** Every tab has its own messages, audience, buttons and suggestion; arrow keys lead from one to the next. */
export const ThroughTheTabsByKeyboard: Story = {
  tags: ['COMMS-2', 'COMMS-3', 'COMMS-5', 'COMMS-6', 'COMMS-7'],
  play: async ({ canvas, userEvent, step }) => {
    await poSelector();
    const shows = async (channel: string, recipient: string, buttons: readonly string[]) => {
      await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
      await expectMessagesOf('PO-31001', channel);
      await expect(canvas.getByRole('textbox', { name: `Message to ${recipient}` })).toBeVisible();
      const card = within(canvas.getByRole('region', { name: 'AI Suggestion' }));
      await expect(card.getByText(`What the AI would do on the ${channel} channel.`)).toBeVisible();
      for (const name of buttons) await expect(canvas.getByRole('button', { name })).toBeVisible();
    };
    await step('Open the internal tab: its messages, audience, buttons and suggestion are shown', async () => {
      await userEvent.click(tab(/^Internal/));
      await shows('internal', 'colleagues', ['Attach File', 'Send to Teams', 'Apply Suggestion']);
    });
    await step('Press the right arrow: the same of the customer is shown', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows('customer', 'ALDERWICK', ['Attach File', 'Send via Outlook', 'Draft Response']);
    });
    await step('Press the right arrow: the same of the factory is shown', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows('factory', 'Porto Confections', ['Attach Specs', 'Send via SAP', 'Schedule Inspection']);
    });
    await step(
      'Press it once more, then Tab twice: it goes round to internal; the focus goes on to the messages and the box',
      async () => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Internal');
        await userEvent.tab();
        await expect(canvas.getByRole('region', { name: 'Internal messages' })).toHaveFocus();
        await userEvent.tab();
        await expect(messageBox()).toHaveFocus();
      },
    );
  },
};

/** Another order shows its own messages and audience; the channel stays. */
export const ChoosingAnotherOrder: Story = {
  tags: ['COMMS-9'],
  play: async ({ canvas, userEvent, step }) => {
    await step("Open the factory's tab, then choose the order of BRANTHAM", async () => {
      await poSelector();
      await userEvent.click(tab(/^Factory/));
      await choosePo(userEvent, /BRANTHAM/);
    });
    await step("The order is chosen and the factory's tab is still open", async () => {
      await expect(await poSelector()).toHaveTextContent('PO-31002 · BRANTHAM');
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Factory');
    });
    await step('The messages and the audience are those of the chosen order', async () => {
      await expectMessagesOf('PO-31002', 'factory');
      await expect(canvas.getByText('Visible to: Lodz Knitting, via SAP')).toBeVisible();
      await expect(canvas.queryByText(/Porto Confections/)).not.toBeInTheDocument();
    });
  },
};

/** A text stays where it was typed, white space and lines included; the other tabs say that it waits. */
export const DraftOfEachChannel: Story = {
  play: async ({ userEvent, step }) => {
    const typed = ' Hold machine 14\n\n until Friday ';
    await poSelector();
    await step('Write several lines to colleagues: the box holds them as they were typed', async () => {
      await userEvent.type(messageBox(), typed.replaceAll('\n', '{Enter}'));
      await expect(messageBox()).toHaveValue(typed);
      await expect(tab(/^Internal/)).toHaveAccessibleName('Internal');
    });
    await step("Open the customer's tab: its box is empty, and the internal tab says that a draft waits", async () => {
      await userEvent.click(tab(/^Customer/));
      await expect(messageBox()).toHaveValue('');
      await expect(tab(/^Internal/)).toHaveAccessibleName('Internal, draft');
      await userEvent.type(messageBox(), 'Dear all');
    });
    await step("Write to the customer and open the factory's tab: its box is empty too", async () => {
      await userEvent.click(tab(/^Factory/));
      await expect(messageBox()).toHaveValue('');
      await expect(tab(/^Customer/)).toHaveAccessibleName('Customer, draft');
    });
    await step('Choose another order: it has no drafts, and the list says where one waits', async () => {
      await choosePo(userEvent, /PO-31002/);
      for (const name of [/^Internal/, /^Customer/, /^Factory/]) {
        await userEvent.click(tab(name));
        await expect(messageBox()).toHaveValue('');
      }
      await choosePo(userEvent, /PO-31001 · ALDERWICK · Draft/);
    });
    await step('Come back to both tabs: both texts are as they were typed', async () => {
      await userEvent.click(tab(/^Internal/));
      await expect(messageBox()).toHaveValue(typed);
      await userEvent.click(tab(/^Customer/));
      await expect(messageBox()).toHaveValue('Dear all');
    });
  },
};

/** Unread messages are counted in the names of the tabs; nothing is marked as read by looking. */
export const UnreadMessages: Story = {
  tags: ['COMMS-4'],
  args: {
    operations: {
      communications: async () => [
        buildConversation({
          groups: {
            internal: { messages: buildMessages(3, 3) },
            customer: { messages: buildMessages(5, 2) },
            factory: { messages: buildMessages(2) },
          },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await poSelector();
    const names = () => canvas.getAllByRole('tab').map((each) => each.getAttribute('aria-label'));
    await step(
      'The tabs count what is unread, 3 internal and 2 of the customer, and each unread message is marked',
      async () => {
        await expect(names()).toEqual(['Internal, 3 unread', 'Customer, 2 unread', 'Factory']);
        await expect(canvas.getAllByText('Unread')).toHaveLength(3);
      },
    );
    await step("Open the customer's tab, then the factory's: each marks its own unread messages only", async () => {
      await userEvent.click(tab(/^Customer/));
      await expect(canvas.getAllByText('Unread')).toHaveLength(2);
      await userEvent.click(tab(/^Factory/));
      await expect(canvas.queryByText('Unread')).not.toBeInTheDocument();
    });
    await step('The tabs count as before, for nothing is read by looking', async () => {
      await expect(names()).toEqual(['Internal, 3 unread', 'Customer, 2 unread', 'Factory']);
    });
  },
};

/** Whatever list is opened, its newest message is in view. */
export const NewestInView: Story = {
  args: {
    operations: {
      communications: async () =>
        buildConversations().map((conversation) =>
          buildConversation({
            ...conversation,
            groups: Object.fromEntries(CHANNELS.map((channel) => [channel, { messages: buildMessages(40) }])),
          }),
        ),
    },
  },
  play: async ({ userEvent, step }) => {
    const newestIsInView = async () => {
      const region = screen.getByRole('region', { name: /^(Internal|Customer) messages$/ });
      await expect(beyond(screen.getByText('Message 40 of 40'), region)).toBe('');
      // Whoever scrolls up in one list begins the next at its newest all the same.
      region.scrollTo({ top: -region.scrollHeight });
      await expect(beyond(screen.getByText('Message 40 of 40'), region)).not.toBe('');
    };
    await step('The newest message is in view', async () => {
      await poSelector();
      await newestIsInView();
    });
    await step('Scroll up and open another channel: its newest message is in view', async () => {
      await userEvent.click(tab(/^Customer/));
      await newestIsInView();
    });
    await step('Scroll up and choose another order: its newest message is in view', async () => {
      await choosePo(userEvent, /PO-31002/);
      await newestIsInView();
    });
  },
};

/** A channel without a word says so, and can be written to. */
export const EmptyChannels: Story = {
  args: {
    operations: {
      communications: async () => [
        buildConversation({
          groups: { internal: { messages: [] }, customer: { messages: [] }, factory: { messages: [] } },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Open each tab in turn: it says that nothing has been said to this audience, and there is a box to write in',
      async () => {
        await poSelector();
        for (const [name, recipient] of [
          [/^Internal/, 'colleagues'],
          [/^Customer/, 'ALDERWICK'],
          [/^Factory/, 'Porto Confections'],
        ] as const) {
          await userEvent.click(tab(name));
          await expect(canvas.getByText('No messages yet')).toBeVisible();
          await expect(canvas.getByText(`Nothing has been sent to ${recipient} about PO-31001 yet.`)).toBeVisible();
          await expect(canvas.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
          await expect(messageBox()).toBeVisible();
        }
      },
    );
  },
};

/** Without conversations there is nothing to choose or to write to. */
export const Empty: Story = {
  args: { operations: { communications: async () => [] } },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No conversations yet'", async () => {
      await expect(await canvas.findByText('No conversations yet')).toBeVisible();
    });
    await step('There is no order to choose and no box to write in', async () => {
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    });
  },
};

/** Every button issues its command for the chosen order, and nothing on screen changes: what was typed stays. */
export const ButtonsWithoutVisibleEffect: Story = {
  tags: ['COMMS-8'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Choose the order of BRANTHAM', () => choosePo(userEvent, /BRANTHAM/));
    let issued = 0;
    const main = canvas.getByRole('main');
    const press = async (channel: 'internal' | 'customer' | 'factory', orders: readonly (readonly string[])[]) => {
      const typed = `For the ${channel} channel`;
      await userEvent.click(tab(new RegExp(`^${channel}`, 'i')));
      await userEvent.type(messageBox(), typed);
      for (const [name = '', kind = '', text = typed] of orders) {
        const button = canvas.getByRole('button', { name });
        const before = main.innerHTML;
        await userEvent.click(button);
        issued += 1;
        await expect(args.operations?.perform).toHaveBeenCalledTimes(issued);
        await expect(args.operations?.perform).toHaveBeenLastCalledWith({
          kind,
          poNumber: 'PO-31002',
          channel,
          text,
        });
        await expect(main.innerHTML).toBe(before);
        await expect(messageBox()).toHaveValue(typed);
        await expectNoToast();
      }
    };
    const suggestion = (channel: string) => `What the AI would do on the ${channel} channel.`;
    await step('Write to colleagues and press each button: each is issued once, and nothing changes', () =>
      press('internal', [
        ['Attach File', 'attach-file'],
        ['Send to Teams', 'send-message'],
        ['Apply Suggestion', 'apply-suggestion', suggestion('internal')],
      ]),
    );
    await step('Write to the customer and press each button: each is issued once, and nothing changes', () =>
      press('customer', [
        ['Attach File', 'attach-file'],
        ['Send via Outlook', 'send-message'],
        ['Draft Response', 'draft-response', suggestion('customer')],
      ]),
    );
    await step('Write to the factory and press each button: each is issued once, and nothing changes', () =>
      press('factory', [
        ['Attach Specs', 'attach-file'],
        ['Send via SAP', 'send-message'],
        ['Schedule Inspection', 'schedule-inspection', suggestion('factory')],
      ]),
    );
  },
};

/** Ctrl and Enter sends the text exactly as typed to the audience on screen. */
export const SendingByKeyboard: Story = {
  play: async ({ args, userEvent, step }) => {
    await step("Choose the order of CORRIEMOOR and open the factory's tab", async () => {
      await choosePo(userEvent, /CORRIEMOOR/);
      await userEvent.click(tab(/^Factory/));
    });
    await step('Type two lines, with spaces before and after', async () => {
      await userEvent.type(messageBox(), ' Zips{Enter}are late ');
    });
    await step('Press Ctrl and Enter: the message is sent once, to the factory, as it was typed', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(args.operations?.perform).toHaveBeenCalledWith({
          kind: 'send-message',
          poNumber: 'PO-31003',
          channel: 'factory',
          text: ' Zips\nare late ',
        }),
      );
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    });
    await step('The text still stands in the box', async () => {
      await expect(messageBox()).toHaveValue(' Zips\nare late ');
    });
    await step('Open another tab: what was sent is no draft, and what is added to it is', async () => {
      await userEvent.click(tab(/^Internal/));
      await expect(tab(/^Factory/)).toHaveAccessibleName('Factory');
      await userEvent.click(tab(/^Factory/));
      await userEvent.type(messageBox(), '!');
      await userEvent.click(tab(/^Internal/));
      await expect(tab(/^Factory/)).toHaveAccessibleName('Factory, draft');
    });
  },
};

/** A command that fails says so and loses nothing typed. */
export const SendingThatFails: Story = {
  args: {
    operations: {
      communications: async () => buildConversations(),
      perform: fn(() => Promise.reject(new Error('refused'))),
    },
  },
  play: async ({ userEvent, step }) => {
    await step("Open the customer's tab and type a message", async () => {
      await poSelector();
      await userEvent.click(tab(/^Customer/));
      await userEvent.type(messageBox(), 'Dear all');
    });
    await step("Press 'Send via Outlook', which is refused: a red toast says that nothing was lost", async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send via Outlook' }));
      await expectFailureToast('Send via Outlook');
    });
    await step("The text stands in the box, and the customer's tab is open", async () => {
      await expect(messageBox()).toHaveValue('Dear all');
      await expect(tab(/^Customer/)).toHaveAttribute('aria-selected', 'true');
    });
  },
};

/** Fifteen seconds without a response count as a failure; the text is there to be sent again. */
export const SendingWithoutAnswer: Story = {
  args: {
    operations: { communications: async () => buildConversations(), perform: fn(() => new Promise<void>(() => {})) },
  },
  play: async ({ args, userEvent, step }) => {
    const command = { kind: 'send-message', poNumber: 'PO-31002', channel: 'internal', text: 'Zips are late' };
    await step('Send a message and wait nearly 15 seconds: no toast appears', async () => {
      await choosePo(userEvent, /BRANTHAM/);
      await userEvent.type(messageBox(), 'Zips are late');
      await userEvent.click(screen.getByRole('button', { name: 'Send to Teams' }));
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered, and the text still stands', async () => {
      await passTime(1);
      await expectFailureToast('Send to Teams', NO_ANSWER);
      await expect(messageBox()).toHaveValue('Zips are late');
    });
    await step('Press it again: the message is sent again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith(command);
    });
  },
};

/** While a message is on its way, pressing again sends it no second time. */
export const PressingTwice: Story = {
  args: {
    operations: { communications: async () => buildConversations(), perform: fn(() => new Promise<void>(() => {})) },
  },
  play: async ({ args, userEvent, step }) => {
    await step('Type a message to colleagues', async () => {
      await poSelector();
      await userEvent.type(messageBox(), 'Zips are late');
    });
    await step("Press 'Send to Teams' twice, then Ctrl and Enter: the message is sent only once", async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Send to Teams' }));
      await userEvent.type(messageBox(), '{Control>}{Enter}{/Control}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    });
    await step('The text still stands in the box', async () => {
      await expect(messageBox()).toHaveValue('Zips are late');
    });
  },
};

const suggested = heldBack(async () => {});

/** A suggestion that is being used says so on its own button; that of another channel or order is not busy with it. */
export const SuggestionOfAnotherChannel: Story = {
  args: { operations: { communications: async () => buildConversations(), perform: fn(suggested.call) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const suggest = (name: string) => canvas.getByRole('button', { name });
    const useSuggestion = async () => {
      await userEvent.click(suggest('Apply Suggestion'));
      await passTime(PENDING_SHOWN_AFTER_MS);
      await expect(suggest('Apply Suggestion')).toHaveAttribute('aria-busy', 'true');
    };
    await step("Press 'Apply Suggestion', and open the customer's tab before the answer: nothing is busy", async () => {
      await poSelector();
      await useSuggestion();
      await userEvent.click(tab(/^Customer/));
      await expect(suggest('Draft Response')).not.toHaveAttribute('aria-busy');
      await suggested.answer();
    });
    await step('Press it again, and choose another order before the answer: nothing is busy', async () => {
      await userEvent.click(tab(/^Internal/));
      await useSuggestion();
      await choosePo(userEvent, /BRANTHAM/);
      await expect(suggest('Apply Suggestion')).not.toHaveAttribute('aria-busy');
      await suggested.answer();
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
    await step("Send a message by Ctrl and Enter: 'Send to Teams' is busy, though nobody pressed it", async () => {
      await userEvent.type(messageBox(), 'Zips are late{Control>}{Enter}{/Control}');
      await passTime(PENDING_SHOWN_AFTER_MS);
      await expect(suggest('Send to Teams')).toHaveAttribute('aria-busy', 'true');
      await expect(suggest('Apply Suggestion')).not.toHaveAttribute('aria-busy');
      await suggested.answer();
    });
  },
};

/** A hundred thousand characters stay editable, and stay where they are. */
export const HundredThousandCharacters: Story = {
  play: async ({ userEvent, step }) => {
    const long = 'Cut, sewn, pressed, packed, late.\n'.repeat(3_000).slice(0, 100_000);
    await step('Paste a hundred thousand characters and type one more: all of them are there', async () => {
      await poSelector();
      await userEvent.click(messageBox());
      await userEvent.paste(long);
      await userEvent.keyboard('!');
      await expect(messageBox()).toHaveValue(`${long}!`);
    });
    await step("Open the factory's tab and come back: its box was empty, and the long text is still here", async () => {
      await userEvent.click(tab(/^Factory/));
      await expect(messageBox()).toHaveValue('');
      await userEvent.click(tab(/^Internal/));
      await expect(messageBox()).toHaveValue(`${long}!`);
    });
    await step('Clear the box: it is empty', async () => {
      // Axe takes minutes over so long a text.
      await userEvent.clear(messageBox());
      await expect(messageBox()).toHaveValue('');
    });
  },
};

/** What was typed is kept while another screen is shown. */
export const AwayAndBack: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("Open the factory's tab and type a message", async () => {
      await poSelector();
      await userEvent.click(tab(/^Factory/));
      await userEvent.type(messageBox(), 'Hold machine 14');
    });
    await step('Go to Tickets: that screen is shown', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
      await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
    });
    await step('Come back to Communications by the sheet behind the brand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: BRAND }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }));
      await userEvent.click(sheet.getByRole('link', { name: 'Communications' }));
      await expectPanelClosed();
      await poSelector();
    });
    await step("Open the factory's tab, which says that a draft waits: the text is as it was typed", async () => {
      await userEvent.click(tab(/^Factory, draft/));
      await expect(messageBox()).toHaveValue('Hold machine 14');
    });
  },
};

const conversations = heldBack(async () => buildConversations());

/** While the conversations are on their way the screen before stays; then the first is shown. */
export const Loading: Story = {
  args: { address: '/radar', operations: { communications: conversations.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'Communications', heading: 'Communications Hub', data: conversations });
    await context.step('The messages of the first order are listed', async () => {
      await expectMessagesOf('PO-31001', 'internal');
    });
  },
};

/** Conversations that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { communications: conversations.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'Communications',
      heading: 'Communications Hub',
      data: conversations,
    });
    await context.step('The messages of the first order are listed', async () => {
      await expectMessagesOf('PO-31001', 'internal');
    });
  },
};

let messagesSaid = 30;

/** On a phone, a message that comes below what is in sight is led to, also where the newest before was in sight. */
export const NewestOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    operations: {
      communications: async () => [
        buildConversation({
          groups: { internal: { messages: buildMessages(messagesSaid) }, customer: { messages: buildMessages(30, 2) } },
        }),
      ],
      perform: fn(async () => {
        messagesSaid += 1;
      }),
    },
  },
  beforeEach: () => {
    messagesSaid = 30;
  },
  play: async ({ canvas, userEvent, step }) => {
    const toNewest = { name: 'Newest Message' };
    await step("Press 'Newest Message': the last of thirty is in sight, and the button is gone", async () => {
      await userEvent.click(await canvas.findByRole('button', toNewest));
      await waitFor(() => expect(canvas.queryByRole('button', toNewest)).not.toBeInTheDocument());
    });
    await step('Send another: it comes below, and the button leads there', async () => {
      await userEvent.type(messageBox(), 'Zips are late');
      await userEvent.click(canvas.getByRole('button', { name: 'Send to Teams' }));
      await canvas.findByText('Message 31 of 31');
      await userEvent.click(await canvas.findByRole('button', toNewest));
      await expect(beyond(canvas.getByText('Message 31 of 31'))).toBe('');
      await waitFor(() => expect(canvas.queryByRole('button', toNewest)).not.toBeInTheDocument());
    });
    await step(
      "Open the customer's tab and scroll up: the button says how many of its messages are unread",
      async () => {
        await userEvent.click(tab(/^Customer/));
        window.scrollTo(0, 0);
        await expect(await canvas.findByRole('button', { name: 'Newest Message · 2 unread' })).toBeVisible();
      },
    );
  },
};

/** On a phone everything stands in one column, within the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('Nothing scrolls sideways', async () => {
      await poSelector();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
    const send = canvas.getByRole('button', { name: 'Send to Teams' }).getBoundingClientRect();
    const card = canvas.getByRole('region', { name: 'AI Suggestion' }).getBoundingClientRect();
    await step("The AI's suggestion stands below the box and its buttons", async () => {
      await expect(card.top).toBeGreaterThan(send.bottom);
    });
  },
};
