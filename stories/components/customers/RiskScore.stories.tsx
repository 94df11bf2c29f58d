import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RiskScore } from '@/components/customers/RiskScore';
import { colorName } from '@/testing/look';

const meta = {
  component: RiskScore,
  args: { score: 86 },
} satisfies Meta<typeof RiskScore>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The score reads so, and its word and its dot are of that colour. */
const expectLook =
  (text: string, word: string, color: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(colorName(getComputedStyle(canvas.getByText(word)).color)).toBe(color);
    const dot = canvas.getByText(word).previousElementSibling;
    await expect(dot && colorName(getComputedStyle(dot).backgroundColor)).toBe(color);
  };

/** A healthy score, in figures and in a word. */
export const Default: Story = { play: expectLook('86%', 'Healthy', 'green') };

/** The last red score. */
export const SixtyNine: Story = {
  tags: ['DASH-12'],
  args: { score: 69 },
  play: expectLook('69%', 'Poor', 'red'),
};

/** The first yellow score. */
export const Seventy: Story = {
  tags: ['DASH-12'],
  args: { score: 70 },
  play: expectLook('70%', 'Watch', 'yellow'),
};

/** The last yellow score. */
export const SeventyNine: Story = {
  tags: ['DASH-12'],
  args: { score: 79 },
  play: expectLook('79%', 'Watch', 'yellow'),
};

/** The first green score. */
export const Eighty: Story = {
  tags: ['DASH-12'],
  args: { score: 80 },
  play: expectLook('80%', 'Healthy', 'green'),
};

/** The lowest score, 0, is a score like any other and reads 'Poor'. */
export const Lowest: Story = { args: { score: 0 }, play: expectLook('0%', 'Poor', 'red') };

/** The highest score, 100, reads 'Healthy'. */
export const Highest: Story = { args: { score: 100 }, play: expectLook('100%', 'Healthy', 'green') };

/** A score above 100 is no score: the number stays to be looked into, without praise. */
export const AboveHundred: Story = { args: { score: 140 }, play: expectLook('140%', 'Unknown', 'grey') };

/** A score below 0 keeps its number and reads 'Unknown'. */
export const BelowZero: Story = { args: { score: -5 }, play: expectLook('-5%', 'Unknown', 'grey') };

/** A score that is no number is a dash and reads 'Unknown'. */
export const NotANumber: Story = { args: { score: NaN }, play: expectLook('–', 'Unknown', 'grey') };
