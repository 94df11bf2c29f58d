import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RepeatedIssueList } from '@/components/radar/RepeatedIssueList';
import { ISSUE_TRENDS } from '@/domain/radar/radarReport';
import { beyond } from '@/testing/box';
import { filledPercent } from '@/testing/bars';
import { heard } from '@/testing/heard';
import { iconBeside } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { buildRadarReport, buildRepeatedIssue } from '@/testing/radar/buildRadar';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: RepeatedIssueList,
  args: { repeatedIssues: buildRadarReport().repeatedIssues },
} satisfies Meta<typeof RepeatedIssueList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** How one issue of this frequency is drawn, announced and written; a screen reader reads it from the bar alone. */
const expectBar =
  (filled: number, text: string): Play =>
  async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Buttons late' });
    await expect(bar).toHaveAttribute('aria-valuenow', String(filled));
    await expect(bar).toHaveAttribute('aria-valuetext', text);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('1 issue')).toBeInTheDocument();
    await expect(heard(canvas.getByRole('listitem'))).not.toContain(text);
    await expect(filledPercent(bar)).toBe(filled);
  };

/** Each issue with its bar, its count and its trend, in the order of the data. */
export const Default: Story = {
  tags: ['RADAR-4'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Repeated Issue Analysis' }));
    const rows = [
      ['Buttons late', '80', '8 times', 'Increasing', 'arrow-up-right', 'red'],
      ['Size set incomplete', '50', '5 times', 'Stable', 'arrow-right', 'grey'],
      ['Carton marks differ', '20', '2 times', 'Decreasing', 'arrow-down-right', 'green'],
    ] as const;
    const items = list.getAllByRole('listitem');
    await expect(items).toHaveLength(rows.length);
    for (const [place, [issue, filled, times, trend, ...look]] of rows.entries()) {
      const item = within(items[place] ?? canvas.getByRole('list'));
      await expect(item.getByText(issue)).toBeVisible();
      await expect(item.getByRole('progressbar', { name: issue })).toHaveAttribute('aria-valuenow', filled);
      await expect(item.getByText(times)).toBeVisible();
      await expect(lookOf(item.getByText(trend))).toEqual(look);
      await expect(heard(items[place] ?? canvas.getByRole('list'))).toContain(`Trend: ${trend}`);
      // Words of one size on one baseline.
      const [issueBox, trendBox] = [issue, trend].map((words) => item.getByText(words).getBoundingClientRect());
      await expect(trendBox?.bottom).toBe(issueBox?.bottom);
    }
  },
};

/** An issue that was not met this week has an empty bar. */
export const NeverMet: Story = {
  tags: ['RADAR-4'],
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: 0, trend: 'decreasing' })] },
  play: expectBar(0, '0 times'),
};

/** An issue met once is counted in the singular. */
export const Once: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: 1 })] },
  play: expectBar(10, '1 time'),
};

/** An issue met eight times fills four fifths of its bar. */
export const EightTimes: Story = {
  tags: ['RADAR-4'],
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: 8 })] },
  play: expectBar(80, '8 times'),
};

/** The first that fills the bar. */
export const TenTimes: Story = {
  tags: ['RADAR-4'],
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: 10 })] },
  play: expectBar(100, '10 times'),
};

/** More than full is full; the number tells how many. */
export const FourteenTimes: Story = {
  tags: ['RADAR-4'],
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: 14 })] },
  play: expectBar(100, '14 times'),
};

/** A count below nothing is no count. */
export const Negative: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: -3 })] },
  play: expectBar(0, 'Unknown'),
};

/** A frequency that is no number has an empty bar and reads 'Unknown'. */
export const NotANumber: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ frequency: NaN })] },
  play: expectBar(0, 'Unknown'),
};

/** On a phone too, all bars are drawn to one scale. */
export const OneScaleOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('progressbar').map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toHaveLength(3);
    await expect(new Set(widths).size).toBe(1);
  },
};

/** A trend from a newer server keeps its word and claims nothing. */
export const UnknownTrend: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ trend: unknownWord('seasonal', ISSUE_TRENDS) })] },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('seasonal'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A week without repeated issues says so. */
export const Empty: Story = {
  args: { repeatedIssues: [] },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No repeated issues'))).toBe('repeat');
    await expect(canvas.getByRole('heading', { name: 'Repeated Issue Analysis' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** 300 letters without a space and a count of millions stay within the card, on the narrowest phone. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { repeatedIssues: [buildRepeatedIssue({ issue: 'W'.repeat(300), frequency: 1_234_567 })] },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(beyond(canvas.getByText('W'.repeat(300)), item)).toBe('');
    await expect(beyond(canvas.getByText('1,234,567 times'), item)).toBe('');
    await expect(canvas.getByRole('progressbar').getBoundingClientRect().width).toBeGreaterThan(60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** An issue without words is a dash, and its bar still has a name. */
export const BlankIssue: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ issue: ' ' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '–' })).toBeVisible();
  },
};

/** Right-to-left words run from the right. */
export const RightToLeft: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ issue: 'تأخر الأزرار' })] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('تأخر الأزرار')).direction).toBe('rtl');
  },
};

/** Signs of HTML are text. */
export const HtmlAsText: Story = {
  args: { repeatedIssues: [buildRepeatedIssue({ issue: '<i>Late</i>' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<i>Late</i>')).toBeVisible();
  },
};
