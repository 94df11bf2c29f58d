import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttachmentChip } from '@/components/threads/AttachmentChip';
import { beyond } from '@/testing/box';
import { drawnEnding } from '@/testing/documents/drawnEnding';
import { elementsOfWords } from '@/testing/html';
import { heard } from '@/testing/heard';
import { iconsIn } from '@/testing/icon';

const meta = {
  component: AttachmentChip,
  args: { name: 'Ship window.pdf' },
} satisfies Meta<typeof AttachmentChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is there once and whole, and in the title. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle('Ship window.pdf')).toBeVisible();
    await expect(heard(canvasElement)).toMatch(/^Ship window\.pdf$/);
  },
};

const longName = `${'Measurement sheet of the second fit session '.repeat(7)}size M.xlsx`;

/** A very long name is cut in the middle: its beginning and its ending stay in sight. */
export const LongName: Story = {
  args: { name: longName },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle(longName).getBoundingClientRect().height).toBeLessThan(24);
    await expect(beyond(drawnEnding(canvasElement, 'size M.xlsx'), canvasElement)).toBe('');
  },
};

/** On a phone, where no pointer can rest on it, it takes the lines that it needs. */
export const LongNameOnAPhone: Story = {
  args: { name: longName },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByTitle(longName);
    await expect(name.getBoundingClientRect().height).toBeGreaterThan(60);
    await expect(beyond(name, canvasElement)).toBe('');
  },
};

/** Each kind of file has its icon; one that is not known has the plain one. */
export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-1.5">
      {['Plan.PDF', 'Sizes.xlsx', 'Navy.jpg', 'All.zip', 'Marker.dxf', 'Odd.toString', 'No ending'].map((name) => (
        <AttachmentChip key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icons = iconsIn(canvasElement);
    await expect(icons).toEqual([
      'file-text',
      'file-spreadsheet',
      'file-image',
      'file-archive',
      'file-pen-line',
      'file',
      'file',
    ]);
  },
};

/** A file without a name reads 'Unnamed document'. */
export const NoName: Story = {
  args: { name: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Unnamed document')).toBeVisible();
  },
};

/** A direction override would let a program pass for a document; it is made visible and reverses nothing. */
export const DisguisedEnding: Story = {
  args: { name: 'order\u202Efdp.exe' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle('order\uFFFDfdp.exe')).toBeVisible();
    await expect(heard(canvasElement)).toMatch(/^order\uFFFDfdp\.exe$/);
    await expect(canvasElement.innerHTML).not.toContain('\u202E');
  },
};

/** Right-to-left letters, and characters of two code units, are a name like any other. */
export const ForeignName: Story = {
  args: { name: 'قميص 🧵🧵🧵🧵🧵🧵🧵🧵🧵🧵.pdf' },
  play: async ({ canvas }) => {
    await expect(heard(canvas.getByTitle('قميص 🧵🧵🧵🧵🧵🧵🧵🧵🧵🧵.pdf'))).toMatch(/^قميص 🧵{10}\.pdf$/u);
  },
};

/** HTML and a script's address are a name, and no element or link is made of them. */
export const HtmlInName: Story = {
  args: { name: 'javascript:alert(1)<img src=x onerror=alert(1)>.pdf' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle('javascript:alert(1)<img src=x onerror=alert(1)>.pdf')).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};
