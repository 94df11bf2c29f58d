import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AudienceNotice } from '@/components/communications/AudienceNotice';
import { audienceText } from '@/domain/communications/audience';
import { CHANNELS } from '@/domain/communications/conversation';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { roleColor } from '@/testing/look';

const meta = {
  component: AudienceNotice,
  args: { id: 'audience', channel: 'customer', children: 'Visible to: ALDERWICK, by email' },
} satisfies Meta<typeof AudienceNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who will read the message stands above the box it is written in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to: ALDERWICK, by email')).toBeVisible();
  },
};

/** Told apart without colour: by the words and the icon. */
export const EveryChannel: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {CHANNELS.map((channel) => (
        <AudienceNotice key={channel} id={channel} channel={channel}>
          {audienceText({ customer: 'ALDERWICK', factory: 'Porto Confections' }, channel)}
        </AudienceNotice>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const notices = canvas.getAllByText(/^Visible to: /);
    await expect(notices.map((words) => [words.textContent, words.id, iconBeside(words)])).toEqual([
      ['Visible to: colleagues only, in Teams', 'internal', 'users'],
      ['Visible to: ALDERWICK, by email', 'customer', 'building-complex'],
      ['Visible to: Porto Confections, via SAP', 'factory', 'factory'],
    ]);
    const colors = notices.map((words) => getComputedStyle(words).color);
    await expect(colors).toEqual(['neutral-text', 'warning-text', 'info-text'].map(roleColor));
  },
};

/** A very long name breaks and stays whole, for it says who reads. */
export const LongName: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { children: `Visible to: ${'ALDERWICK'.repeat(33)}, by email` },
  play: async ({ canvas, canvasElement }) => {
    await expect(beyond(canvas.getByText(/by email$/), canvasElement)).toBe('');
  },
};

/** Where the order names no customer and no factory, it still says what kind of reader it is. */
export const UnknownReaders: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {CHANNELS.map((channel) => (
        <AudienceNotice key={channel} id={channel} channel={channel}>
          {audienceText({ customer: ' ', factory: '' }, channel)}
        </AudienceNotice>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Visible to: /).map(({ textContent }) => textContent)).toEqual([
      'Visible to: colleagues only, in Teams',
      'Visible to: the customer, by email',
      'Visible to: the factory, via SAP',
    ]);
  },
};
