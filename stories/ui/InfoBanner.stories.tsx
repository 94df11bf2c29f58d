import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { InfoBanner } from '@/ui/InfoBanner';

const meta = {
  component: InfoBanner,
  args: { label: 'How this works', points: ['Emails come in by the hour', 'Orders are found by their number'] },
} satisfies Meta<typeof InfoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named list of short sentences, on a phone one running text. */
export const Default: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'How this works' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Emails come in by the hour. ',
      'Orders are found by their number. ',
    ]);
    await expect(iconBeside(canvas.getByRole('list'))).toBe('info');
  },
};

/** On the narrowest phone long points wrap and endless words break. */
export const LongSentences: Story = {
  args: { points: ['Emails that a customer has flagged come in by the hour '.repeat(5), 'Unbroken'.repeat(30)] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(beyond(canvas.getByRole('list'), canvasElement)).toBe('');
  },
};
