import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FileActions } from '@/components/documents/FileActions';
import { FileCard } from '@/components/documents/FileCard';
import type { CustomerDocument } from '@/domain/documents/document';
import { beyond } from '@/testing/box';
import { buildFile } from '@/testing/documents/buildFiles';
import { hoursAgo } from '@/testing/frozenClock';
import { Panel } from '@/ui/Panel';

const chart = buildFile({ name: 'Size chart.xlsx', type: 'Spreadsheet', date: hoursAgo(48), size: 90_000 });
const long = buildFile({ name: `${'Trim card for the merino crew knit '.repeat(6)}rev 12.pdf` });
const nameless = buildFile({ name: ' ', type: '', date: '', size: Number.NaN });

const ignore = () => {};

/** The actions that the file table gives each card. */
const actionsOf = (file: CustomerDocument) => (
  <FileActions file={file} onPreviewFile={ignore} onDownloadFile={ignore} />
);

const meta = {
  component: FileCard,
  globals: { viewport: { value: 'w390' } },
  args: {
    file: chart,
    children: actionsOf(chart),
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

/** The name over type, date and size, in 64 px, with two targets at the end. */
export const Default: Story = {
  // Without the margin that the book puts around a story.
  parameters: { layout: 'none' },
  tags: ['FILES-5'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Size chart.xlsx' })).toBeVisible();
    for (const fact of ['Spreadsheet', 'Jan 13, 2026', '90 kB']) await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.getByRole('time')).toHaveTextContent('Jan 13, 2026');
    const card = canvas.getByRole('article');
    await expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Preview', 'Download']);
    await expect(card.getBoundingClientRect().height).toBe(64);
  },
};

/** Where the facts take two lines, no line begins or ends in a dot. */
export const FactsInTwoLines: Story = {
  // In forced colours the actions, which have an edge there, stand below and leave the facts one line of a phone.
  args: { children: null },
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect();
    const type = boxOf('Spreadsheet');
    await expect(boxOf('90 kB').top).toBeGreaterThanOrEqual(type.bottom);
    const dots = canvas.getAllByText('·').map((dot) => dot.getBoundingClientRect());
    for (const [place, fact] of ['Jan 13, 2026', '90 kB'].entries()) {
      const dot = dots[place] ?? new DOMRect();
      await expect(Math.abs(dot.right - boxOf(fact).left)).toBeLessThan(1);
      await expect(Math.abs(dot.bottom - boxOf(fact).bottom)).toBeLessThan(4);
    }
    // Of a dot that begins a line nothing is in sight.
    const card = canvas.getByText('Spreadsheet').closest('p')?.getBoundingClientRect();
    await expect(dots.some(({ right }) => Math.abs(right - (card?.left ?? 0)) < 1)).toBe(true);
  },
};

/** A name of any length is whole, in as many lines as it needs. */
export const LongName: Story = {
  args: { file: long, children: actionsOf(long) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { name: args.file.name });
    await expect(beyond(heading, canvas.getByRole('article'))).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A file without a name, a type, a day and a size says so of each. */
export const UnknownAndEmpty: Story = {
  args: { file: nameless, children: actionsOf(nameless) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Unnamed document' })).toBeVisible();
    for (const fact of ['Unknown type', 'Unknown date', 'Unknown size']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};
