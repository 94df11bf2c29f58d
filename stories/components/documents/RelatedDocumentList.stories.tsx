import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RelatedDocumentList } from '@/components/documents/RelatedDocumentList';
import { beyond } from '@/testing/box';
import { buildDocument, buildDocuments } from '@/testing/documents/buildDocuments';
import { expectNoise } from '@/testing/expectNoise';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { elementsOfWords } from '@/testing/html';
import { iconBeside, iconsIn } from '@/testing/icon';
import { expectCount } from '@/testing/tableCells';
import { torn } from '@/testing/torn';

const meta = {
  component: RelatedDocumentList,
  args: {
    documents: { status: 'success', data: buildDocuments() },
    now: FROZEN_NOW,
    onViewDocument: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RelatedDocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each document with its kind, size and age, and a button of its own. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const items = within(canvas.getByRole('list', { name: 'Related Documents' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Tech pack, revision 2PDF · 1.8 MB · 5h agoView',
      'Size chartXLSX · 90 kB · 3d agoView',
    ]);
    await expect(items.map(iconsIn)).toEqual([['file-text'], ['file-spreadsheet']]);
    await expectCount(canvas, 'Related Documents', '2');
    await expect(args.onViewDocument).not.toHaveBeenCalled();
  },
};

/** An order without documents says so and offers nothing to open. */
export const Empty: Story = {
  args: { documents: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No documents for this PO'))).toBe('file');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Documents that could not be loaded say so, and can be asked for again. */
export const NotLoaded: Story = {
  args: { documents: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Related Documents could not be loaded');
    await expect(canvas.queryByText('No documents for this PO')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Related Documents' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A kind that is not known here, one that every object knows among them, has the plain icon of a file. */
export const UnknownKind: Story = {
  args: {
    documents: {
      status: 'success',
      data: [buildDocument({ type: 'PLT' }), buildDocument({ name: 'Marker plan', type: 'constructor' })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(iconsIn)).toEqual([['file'], ['file']]);
  },
};

/** What is missing is said, and leaves no dangling dot. */
export const EmptyTexts: Story = {
  args: { documents: { status: 'success', data: [buildDocument({ name: '', type: '', size: Number.NaN, date: '' })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 document')).toBeInTheDocument();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Unnamed documentUnknown size · Unknown timeView$/);
    await expect(canvas.getByRole('button', { name: 'View: Unnamed document' })).toBeVisible();
  },
};

/** Two documents of one name are two rows. */
export const SameNameTwice: Story = {
  args: { documents: { status: 'success', data: [buildDocument(), buildDocument({ size: 2_100_000 })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Three hundred letters without a space break within the row, and the button keeps its room. */
export const LongName: Story = {
  args: { documents: { status: 'success', data: [buildDocument({ name: 'Revision_'.repeat(34) })] } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(beyond(canvas.getByText(/^Revision_/), row)).toBe('');
    await expect(beyond(canvas.getByRole('button'), row)).toBe('');
  },
};

/** Right-to-left letters, emoji and HTML are a name like any other. */
export const ForeignName: Story = {
  args: { documents: { status: 'success', data: [buildDocument({ name: 'قميص 🧵 <b>chart</b>' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('قميص 🧵 <b>chart</b>')).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** Mouse and keyboard view the document whose button it is. */
export const ViewDocument: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View: Size chart' }));
    await expect(args.onViewDocument).toHaveBeenLastCalledWith(buildDocuments()[1]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewDocument).toHaveBeenLastCalledWith(buildDocuments()[0]);
    await expect(args.onViewDocument).toHaveBeenCalledTimes(2);
  },
};

/** A document that cannot be drawn says so in its place; the others stay and can be viewed. */
export const TornDocument: Story = {
  beforeEach: () => expectNoise(/type is torn/),
  render: (args) => {
    const [first, second] = buildDocuments();
    const data = first && second ? [torn(first, 'type'), second] : [];
    return <RelatedDocumentList {...args} documents={{ status: 'success', data }} />;
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Related Documents' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'This record could not be shown.',
      'Size chartXLSX · 90 kB · 3d agoView',
    ]);
  },
};
