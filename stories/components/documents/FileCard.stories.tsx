import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileCard } from '@/components/documents/FileCard';
import { liesWithin } from '@/testing/box';
import { buildFile } from '@/testing/documents/buildFiles';
import { hoursAgo } from '@/testing/frozenClock';
import { Panel } from '@/ui/Panel';

const meta = {
  component: FileCard,
  globals: { viewport: { value: 'w390' } },
  args: {
    file: buildFile({ name: 'Size chart.xlsx', type: 'Spreadsheet', date: hoursAgo(48), size: 90_000 }),
    onPreviewFile: fn(),
    onDownloadFile: fn(),
  },
  decorators: [
    (Story) => (
      <Panel>
        <ul>
          <li>
            <Story />
          </li>
        </ul>
      </Panel>
    ),
  ],
} satisfies Meta<typeof FileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name over type, date and size, in 64 px. */
export const Default: Story = {
  tags: ['FILES-5'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Size chart.xlsx' })).toBeVisible();
    for (const fact of ['Spreadsheet', 'Jan 13, 2026', '90 kB']) await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(64);
  },
};

/** Two targets beside each other, each with its own file. */
export const PreviewAndDownload: Story = {
  tags: ['FILES-6'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview: Size chart.xlsx' }));
    await expect(args.onPreviewFile.mock.calls).toEqual([[args.file]]);
    await expect(args.onDownloadFile).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownloadFile.mock.calls).toEqual([[args.file]]);
  },
};

/** A name of any length is whole, in as many lines as it needs. */
export const LongName: Story = {
  args: { file: buildFile({ name: `${'Trim card for the merino crew knit '.repeat(6)}rev 12.pdf` }) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { name: args.file.name });
    await expect(liesWithin(heading, canvas.getByRole('article'))).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A file without a name, a type, a day and a size says so of each; its two actions bear the words of the name. */
export const UnknownAndEmpty: Story = {
  args: { file: buildFile({ name: ' ', type: '', date: '', size: Number.NaN }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Unnamed document' })).toBeVisible();
    for (const fact of ['Unknown type', 'Unknown time', 'Unknown size']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Download: Unnamed document' })).toBeVisible();
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};
