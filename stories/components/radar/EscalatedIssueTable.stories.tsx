import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EscalatedIssueTable } from '@/components/radar/EscalatedIssueTable';
import { SEVERITIES } from '@/domain/severity/severity';
import { liesWithin } from '@/testing/box';
import { buildEscalatedIssue, buildRadarReport } from '@/testing/buildRadar';
import { colorName, lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: EscalatedIssueTable,
  args: { escalatedIssues: buildRadarReport().escalatedIssues },
} satisfies Meta<typeof EscalatedIssueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each customer with its issue, its severity in icon, word and colour, and its count of tickets. */
export const Default: Story = {
  tags: ['RADAR-3'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Escalated Issues' }));
    const rows = [
      ['ALDERWICK', 'High', 'red', '3'],
      ['BRANTHAM', 'Medium', 'yellow', '2'],
      ['CARNABY', 'Low', 'grey', '1'],
    ] as const;
    await expect(table.getAllByRole('rowheader')).toHaveLength(rows.length);
    for (const [customer, severity, color, tickets] of rows) {
      const row = within(table.getByRole('row', { name: new RegExp(customer) }));
      const word = row.getByText(severity);
      await expect(colorName(getComputedStyle(word).color)).toBe(color);
      await expect(lookOfBadge(word).icon).not.toBe('');
      await expect(row.getAllByRole('cell').at(-1)).toHaveTextContent(new RegExp(`^${tickets}$`));
    }
    await expect(table.getByRole('rowheader', { name: /ALDERWICK/ })).toHaveTextContent('Buttons hold up the packing');
  },
};

export const NoEscalatedIssues: Story = {
  args: { escalatedIssues: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No escalated issues')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Escalated Issues' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** An unknown severity keeps its word, a count that is no number is a dash, blank texts are a dash or nothing. */
export const FaultyRow: Story = {
  args: {
    escalatedIssues: [
      buildEscalatedIssue({
        customer: ' ',
        issue: '',
        severity: unknownWord('Blocking', SEVERITIES),
        tickets: NaN,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent(/^–$/);
    await expect(canvas.getByText('Blocking')).toBeVisible();
    await expect(canvas.getAllByRole('cell').at(-1)).toHaveTextContent(/^–$/);
  },
};

/** Long words break, a long severity is cut, and a long count keeps its commas, on the narrowest phone. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    escalatedIssues: [
      buildEscalatedIssue({
        customer: 'Q'.repeat(60),
        issue: 'W'.repeat(300),
        severity: unknownWord('S'.repeat(60), SEVERITIES),
        tickets: 12_345,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    for (const cell of canvas.getAllByRole('cell')) await expect(liesWithin(cell, table)).toBe(true);
    await expect(canvas.getByText('12,345')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  args: { escalatedIssues: [buildEscalatedIssue({ issue: 'الغزل متأخر' })] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('الغزل متأخر')).direction).toBe('rtl');
  },
};

/** Signs of HTML are text. */
export const HtmlAsText: Story = {
  args: { escalatedIssues: [buildEscalatedIssue({ issue: '<script>late</script>' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>late</script>')).toBeVisible();
  },
};
