import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileTypeLabel } from '@/components/documents/FileTypeLabel';
import { iconBeside } from '@/testing/icon';

/** The icon of each type, and that of two which are not known here: one from a newer server, one that every object knows. */
const ICONS = {
  PDF: 'file-text',
  Spreadsheet: 'file-spreadsheet',
  Document: 'file-type',
  Presentation: 'presentation',
  Image: 'file-image',
  Drawing: 'file-pen-line',
  Archive: 'file-archive',
  Email: 'mail',
  Video: 'file-play',
  'Knitting chart': 'file',
  constructor: 'file',
};

const meta = {
  component: FileTypeLabel,
  args: { file: { type: 'PDF', name: 'Lab dip comments.pdf' } },
} satisfies Meta<typeof FileTypeLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A known type has its word and its icon. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF')).toBeVisible();
    await expect(canvas.getByText('PDF')).toHaveAttribute('title', 'PDF');
    await expect(iconBeside(canvas.getByText('PDF'))).toBe('file-text');
  },
};

/** Each kind has its icon; another word keeps itself and has the plain one. */
export const EveryType: Story = {
  render: () => (
    <div className="flex flex-col gap-2 text-dense">
      {Object.keys(ICONS).map((type) => (
        <FileTypeLabel key={type} file={{ type, name: '' }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [type, icon] of Object.entries(ICONS)) await expect(iconBeside(canvas.getByText(type)), type).toBe(icon);
  },
};

/** Without a type, the name's ending tells it. */
export const NoTypeButAnEnding: Story = {
  args: { file: { type: '', name: 'Marker.dxf' } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('Drawing'))).toBe('file-pen-line');
  },
};

/** Without type and ending, the type is unknown and the icon plain. */
export const UnknownType: Story = {
  args: { file: { type: ' ', name: 'Courier manifest' } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('Unknown type'))).toBe('file');
  },
};
