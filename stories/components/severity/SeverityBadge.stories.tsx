import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeverityBadge } from '@/components/severity/SeverityBadge';
import { SEVERITIES } from '@/domain/severity/severity';
import { lookOf, looksOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: SeverityBadge,
  args: { severity: 'High' },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The icons are our own, so that their names are not enough: the worse, the more bars are filled. */
const filledBars = (word: HTMLElement) =>
  [...(word.previousElementSibling?.children ?? [])].filter((bar) => bar.getAttribute('fill') === 'currentColor')
    .length;

/** An issue of high severity. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High')).toBeVisible();
  },
};

/** Each has its icon and its colour beside its word. */
export const EverySeverity: Story = {
  tags: ['RADAR-3'],
  render: () => (
    <div className="flex gap-2">
      {SEVERITIES.map((severity) => (
        <SeverityBadge key={severity} severity={severity} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(looksOf(canvas, SEVERITIES)).toEqual({
      High: ['severity-high', 'red'],
      Medium: ['severity-medium', 'yellow'],
      Low: ['severity-low', 'grey'],
    });
    await expect(SEVERITIES.map((severity) => filledBars(canvas.getByText(severity)))).toEqual([3, 2, 1]);
  },
};

/** A severity from a newer server keeps its word and claims nothing. */
export const UnknownSeverity: Story = {
  args: { severity: unknownWord('Blocking', SEVERITIES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Blocking'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** An issue without a severity reads 'Unknown'. */
export const EmptySeverity: Story = {
  args: { severity: unknownWord('', SEVERITIES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
