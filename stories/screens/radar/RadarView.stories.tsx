import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RadarView } from '@/screens/radar/RadarView';
import { buildRadarInsight, buildRadarReport } from '@/testing/radar/buildRadar';

const meta = {
  component: RadarView,
  args: {
    report: buildRadarReport(),
    onExportToExcel: fn(),
    onPresentToCeo: fn(),
    onGeneratePowerPoint: fn(),
  },
} satisfies Meta<typeof RadarView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The week on one page: summary, tasks, issues, analysis and three insights, in this order. */
export const Default: Story = {
  tags: ['RADAR-5'],
  play: async ({ canvas, step }) => {
    await step('The screen has its name and tells its week', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Weekly Radar Report');
      await expect(canvas.getByText(/^January 12 to 18, 2026/)).toBeVisible();
    });
    await step('Its sections stand in their order', async () => {
      const sections = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(sections).toEqual([
        'AI Executive Summary',
        'Missed Tasks',
        'Escalated Issues',
        'Repeated Issue Analysis',
        'AI Insights',
      ]);
    });
    await step('There are three insights, each with a confidence and a source', async () => {
      const insights = within(canvas.getByRole('region', { name: 'AI Insights' })).getAllByRole('article');
      await expect(insights).toHaveLength(3);
      for (const insight of insights) {
        await expect(within(insight).getByText(/^\d+% confidence$/)).toBeVisible();
        await expect(within(insight).getByText(/^Source: \w/)).toBeVisible();
      }
    });
  },
};

/** A week in which nothing went wrong says so in every section. */
export const QuietWeek: Story = {
  args: { report: buildRadarReport({ missedTasks: [], escalatedIssues: [], repeatedIssues: [], insights: [] }) },
  play: async ({ canvas, step }) => {
    await step('Every section says that there is nothing in it', async () => {
      for (const sentence of [
        'No missed tasks',
        'No escalated issues',
        'No repeated issues',
        'No insights this week',
      ]) {
        await expect(canvas.getByText(sentence)).toBeVisible();
      }
    });
    await step('All five sections stand there', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    });
  },
};

/** A week that cannot be read is said to be unknown. */
export const UnknownWeek: Story = {
  args: { report: buildRadarReport({ week: { firstDay: '2026-02-30', lastDay: 'soon' } }) },
  play: async ({ canvas, step }) => {
    await step('It says that the week is unknown', async () => {
      await expect(canvas.getByText(/^Unknown week/)).toBeVisible();
    });
  },
};

/** A faulty source may send the same insight twice; both are shown. */
export const SameInsightTwice: Story = {
  args: { report: buildRadarReport({ insights: [buildRadarInsight(), buildRadarInsight()] }) },
  play: async ({ canvas, step }) => {
    await step('Both insights of the same title are shown', async () => {
      await expect(canvas.getAllByRole('article', { name: 'Trim lead times' })).toHaveLength(2);
    });
  },
};

/** On the narrowest phone nothing is cut and nothing scrolls sideways. */
export const NarrowestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('No word is cut', async () => {
      await expect(canvas.getByText('Medium').scrollWidth).toBeLessThanOrEqual(canvas.getByText('Medium').clientWidth);
    });
    await step('Nothing scrolls sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  },
};

/** The three actions, by keyboard, in the order in which they stand. */
export const Actions: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Tab to 'Export to Excel' and press Enter", async () => {
      canvas.getByRole('button', { name: 'Export to Excel' }).focus();
      await userEvent.keyboard('{Enter}');
    });
    await step("Press Tab and Enter: 'Present to CEO' had the focus", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Present to CEO' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step("Press Tab and Space: 'Generate PowerPoint' had the focus", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Generate PowerPoint' })).toHaveFocus();
      await userEvent.keyboard(' ');
    });
    await step('The view called onExportToExcel, onPresentToCeo and onGeneratePowerPoint, once each', async () => {
      await expect(args.onExportToExcel).toHaveBeenCalledOnce();
      await expect(args.onPresentToCeo).toHaveBeenCalledOnce();
      await expect(args.onGeneratePowerPoint).toHaveBeenCalledOnce();
    });
  },
};
