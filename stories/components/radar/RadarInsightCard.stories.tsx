import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RadarInsightCard } from '@/components/radar/RadarInsightCard';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { buildRadarInsight } from '@/testing/radar/buildRadar';

const meta = {
  component: RadarInsightCard,
  args: { insight: buildRadarInsight() },
} satisfies Meta<typeof RadarInsightCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const expectConfidence =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByText(/confidence/i)).toHaveTextContent(new RegExp(`^${text}$`));
  };

/** What the AI found, how sure it is and what it read, under the AI's mark. */
export const Default: Story = {
  tags: ['RADAR-5'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Trim lead times' });
    const heading = within(card).getByRole('heading', { level: 3, name: 'Trim lead times' });
    await expect(iconBeside(heading)).toBe('sparkles');
    await expect(within(card).getByText('91% confidence')).toBeVisible();
    await expect(within(card).getByText('Source: Production timelines')).toBeVisible();
    await expect(within(card).getByText(/horn buttons/)).toBeVisible();
  },
};

/** A confidence of 0 % is shown like any other. */
export const NoConfidenceAtAll: Story = {
  tags: ['RADAR-5'],
  args: { insight: buildRadarInsight({ confidencePercent: 0 }) },
  play: expectConfidence('0% confidence'),
};

/** The fullest confidence is 100 %. */
export const FullConfidence: Story = {
  tags: ['RADAR-5'],
  args: { insight: buildRadarInsight({ confidencePercent: 100 }) },
  play: expectConfidence('100% confidence'),
};

/** Nobody is surer than sure: the number is not shown. */
export const AboveHundred: Story = {
  args: { insight: buildRadarInsight({ confidencePercent: 140 }) },
  play: expectConfidence('Confidence unknown'),
};

/** A confidence below zero cannot be, so it is unknown. */
export const BelowZero: Story = {
  args: { insight: buildRadarInsight({ confidencePercent: -5 }) },
  play: expectConfidence('Confidence unknown'),
};

/** A confidence that is no number is unknown. */
export const NotANumber: Story = {
  args: { insight: buildRadarInsight({ confidencePercent: NaN }) },
  play: expectConfidence('Confidence unknown'),
};

/** Without title and source the card says both in words. */
export const UntitledWithoutSource: Story = {
  args: { insight: buildRadarInsight({ title: ' ', source: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Untitled insight' })).toBeVisible();
    await expect(canvas.getByText('Source: unknown')).toBeVisible();
  },
};

/** 300 letters without a space stay within the card, on the narrowest phone. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    insight: buildRadarInsight({ title: 'T'.repeat(300), text: 'W'.repeat(300), source: 'S'.repeat(300) }),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(beyond(canvas.getByRole('heading'), card)).toBe('');
    for (const text of within(card).getAllByRole('paragraph')) await expect(beyond(text, card)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A right-to-left insight runs from the right. */
export const RightToLeft: Story = {
  args: { insight: buildRadarInsight({ title: 'سعة المصبغة', text: 'يلتقي طلبان في أسبوع واحد.' }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText(/طلبان/)).direction).toBe('rtl');
  },
};

/** Signs of HTML are text. */
export const HtmlAsText: Story = {
  args: { insight: buildRadarInsight({ text: '<b>Move</b> one order' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Move</b> one order')).toBeVisible();
  },
};
