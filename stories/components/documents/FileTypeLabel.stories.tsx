import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileTypeLabel } from '@/components/documents/FileTypeLabel';

const TYPES = ['PDF', 'Spreadsheet', 'Document', 'Presentation', 'Image', 'Drawing', 'Archive', 'Email', 'Video'];

const meta = {
  component: FileTypeLabel,
  args: { file: { type: 'PDF', name: 'Lab dip comments.pdf' } },
} satisfies Meta<typeof FileTypeLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

const iconOf = (word: HTMLElement) => word.parentElement?.querySelector('svg')?.innerHTML ?? '';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF')).toBeVisible();
    await expect(iconOf(canvas.getByText('PDF'))).not.toBe('');
  },
};

/** Nine kinds with an icon each; another word keeps itself and has the plain one. */
export const EveryType: Story = {
  render: () => (
    <div className="flex flex-col gap-2 text-dense">
      {[...TYPES, 'Knitting chart', 'constructor'].map((type) => (
        <FileTypeLabel key={type} file={{ type, name: '' }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const icons = [...TYPES, 'Knitting chart'].map((type) => iconOf(canvas.getByText(type)));
    await expect(new Set(icons).size).toBe(TYPES.length + 1);
    await expect(icons).not.toContain('');
    await expect(iconOf(canvas.getByText('constructor'))).toBe(icons.at(-1));
  },
};

export const NoTypeButAnEnding: Story = {
  args: { file: { type: '', name: 'Marker.dxf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing')).toBeVisible();
  },
};

export const NoTypeAndNoEnding: Story = {
  args: { file: { type: ' ', name: 'Courier manifest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown type')).toBeVisible();
  },
};
