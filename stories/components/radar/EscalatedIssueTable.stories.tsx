import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EscalatedIssueTable } from '@/components/radar/EscalatedIssueTable';
import { SEVERITIES } from '@/domain/severity/severity';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { buildEscalatedIssue, buildRadarReport } from '@/testing/radar/buildRadar';
import { expectCount } from '@/testing/tableCells';
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
      ['ALDERWICKButtons hold up the packing', 'High', ['severity-high', 'red'], '3'],
      ['BRANTHAMCollar stands uneven', 'Medium', ['severity-medium', 'yellow'], '2'],
      ['CARNABYCarton marks differ', 'Low', ['severity-low', 'grey'], '1'],
    ];
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Customer', 'Severity', 'Overdue Tickets']);
    const [, ...drawn] = table.getAllByRole('row');
    const said = drawn.map((element) => {
      const row = within(element);
      const [severity = element, tickets] = row.getAllByRole('cell');
      const word = within(severity).getByText(/./);
      return [row.getByRole('rowheader').textContent, word.textContent, lookOf(word), tickets?.textContent];
    });
    await expect(said).toEqual(rows);
    await expectCount(canvas, 'Escalated Issues', '3');
  },
};

/** A week without escalated issues says so under the table's heading. */
export const Empty: Story = {
  args: { escalatedIssues: [] },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No escalated issues'))).toBe('shield-check');
    await expect(canvas.getByRole('heading', { name: 'Escalated Issues' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/**
 * An unknown severity is shown as it is, a count that is not a number is a dash, blank texts are a dash or left out.
 */
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
    await expect(lookOf(canvas.getByText('Blocking'))).toEqual(['circle-question-mark', 'grey']);
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
    for (const cell of canvas.getAllByRole('cell')) await expect(beyond(cell, table)).toBe('');
    await expect(canvas.getByText('12,345')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Right-to-left words run from the right. */
export const RightToLeft: Story = {
  args: { escalatedIssues: [buildEscalatedIssue({ issue: 'الغزل متأخر' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 issue')).toBeInTheDocument();
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
