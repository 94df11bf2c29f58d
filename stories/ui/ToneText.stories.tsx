import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TONES } from '@/domain/tone';
import { colorName, roleColor } from '@/testing/look';
import { ToneText } from '@/ui/ToneText';

const meta = { component: ToneText, args: { tone: 'danger', children: '9 overdue' } } satisfies Meta<typeof ToneText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words in the tone of danger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(colorName(getComputedStyle(canvas.getByText('9 overdue')).color)).toBe('red');
  },
};

/** Each tone has its colour. */
export const EveryTone: Story = {
  render: () => (
    <div className="flex gap-4">
      {TONES.map((tone) => (
        <ToneText key={tone} tone={tone}>
          {tone}
        </ToneText>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tone of TONES) {
      const words = getComputedStyle(canvas.getByText(tone));
      await expect(words.color, tone).toBe(roleColor(`${tone}-text`));
      await expect(words.fontWeight).toBe('400');
    }
  },
};

/** Words in the tone of success. */
export const GoodNews: Story = {
  args: { tone: 'success', children: '+12% from last week' },
  play: async ({ canvas }) => {
    await expect(colorName(getComputedStyle(canvas.getByText('+12% from last week')).color)).toBe('green');
  },
};

/** Words without a tone, in the weight of a label. */
export const NothingToReport: Story = {
  args: { tone: 'neutral', weight: 'medium', children: '0 overdue' },
  play: async ({ canvas }) => {
    const words = getComputedStyle(canvas.getByText('0 overdue'));
    await expect(colorName(words.color)).toBe('grey');
    await expect(words.fontWeight).toBe('500');
  },
};
