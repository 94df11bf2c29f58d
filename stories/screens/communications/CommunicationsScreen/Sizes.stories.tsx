import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { buildConversation, buildMessages } from '@/testing/communications/buildCommunications';
import { expectPanelClosed } from '@/testing/panels';
import { WINDOWED_ABOVE_ROWS } from '@/ui/longList';
import { Assembled, travel } from '../../../Assembled';
import { ownFrame, wholePage } from '../../../wholePage';
import { BRAND } from '@/testing/brand';

/** Channels of thousands of messages, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/communications',
    operations: {
      communications: async () => [
        buildConversation({
          groups: {
            internal: { messages: buildMessages(2_000) },
            customer: { messages: buildMessages(2_000, 60, { platform: 'Outlook' }) },
          },
        }),
      ],
    },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.findByRole('region', { name: /^(Internal|Customer) messages$/ });
const count = () => screen.getByRole('list', { name: 'Messages' }).childElementCount;
const earlier = () => screen.getByRole('button', { name: /^Show Earlier Messages/ });

/** Each channel opens at its newest, with what it takes to write in the window; earlier ones are a press away. */
export const Default: Story = {
  tags: ['COMMS-3'],
  // The canvas of the book, above its panel, is lower than the page needs.
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The newest message, the box and its buttons are in the window', async () => {
      await region();
      await expect(count()).toBe(WINDOWED_ABOVE_ROWS);
      await expect(beyond(canvas.getByText('Message 2000 of 2000'), await region())).toBe('');
      await expect(beyond(canvas.getByRole('button', { name: 'Send to Teams' }))).toBe('');
      // Line and list together take no more room than a short list alone.
      const line =
        (await region()).getBoundingClientRect().top - canvas.getByRole('tablist').getBoundingClientRect().bottom;
      const most = Number.parseFloat(getComputedStyle(await region()).maxHeight);
      await expect(Math.abs(line + most - (window.innerHeight - 384))).toBeLessThanOrEqual(1);
    });
    await step("Open the customer's tab: the button says that earlier ones are unread", async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Customer, 60 unread' }));
      await expect(count()).toBe(WINDOWED_ABOVE_ROWS);
      await expect(earlier()).toHaveAccessibleName('Show Earlier Messages · 10 unread');
    });
  },
};

/** What was shown of a channel and where it was scrolled to is found again by going back. */
export const FoundAsLeft: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Show earlier messages, and scroll to the oldest of them', async () => {
      await region();
      await userEvent.click(earlier());
      await expect(count()).toBe(100);
      (await region()).scrollTop = -(await region()).scrollHeight;
      await expect(beyond(canvas.getByText('Message 1901 of 2000'), await region())).toBe('');
      // Noted with the next frame, as the browser tells of the scroll.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    await step('Open the tickets and go back: the same message is in sight', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
      await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
      await travel(-1);
      await waitFor(async () =>
        expect(beyond(await screen.findByText('Message 1901 of 2000'), await region())).toBe(''),
      );
      await expect(count()).toBe(100);
    });
    await step('Come anew from the tickets, by the sheet behind the brand: the newest are there', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
      await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
      await userEvent.click(canvas.getByRole('button', { name: BRAND }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }));
      await userEvent.click(sheet.getByRole('link', { name: 'Communications' }));
      await expectPanelClosed();
      await expect(beyond(await screen.findByText('Message 2000 of 2000'), await region())).toBe('');
      await expect(count()).toBe(WINDOWED_ABOVE_ROWS);
    });
  },
};
