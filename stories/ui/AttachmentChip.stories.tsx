import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liesWithin } from '@/testing/box';
import { AttachmentChip } from '@/ui/AttachmentChip';

const meta = {
  component: AttachmentChip,
  args: { name: 'Ship window.pdf' },
} satisfies Meta<typeof AttachmentChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is heard once and whole. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Ship window.pdf')).toBeInTheDocument();
    await expect(canvas.getByText('indow.pdf', { exact: false, ignore: '.sr-only' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden] [aria-hidden]')).toBeNull();
  },
};

const longName = `${'Measurement sheet of the second fit session '.repeat(7)}size M.xlsx`;

/** A very long name is cut in the middle: its beginning and its ending stay in sight. */
export const LongName: Story = {
  args: { name: longName },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longName)).toBeInTheDocument();
    const ending = canvas.getByText('ize M.xlsx');
    await expect(ending).toBeVisible();
    await expect(liesWithin(ending, canvasElement)).toBe(true);
    await expect(ending.scrollWidth).toBeLessThanOrEqual(ending.clientWidth + 1);
  },
};

/** Each kind of file has its icon; one that is not known, one that every object knows among them, has the plain one. */
export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-1.5">
      {['Plan.PDF', 'Sizes.xlsx', 'Navy.jpg', 'All.zip', 'Marker.dxf', 'Odd.constructor', 'No ending'].map((name) => (
        <AttachmentChip key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    await expect(icons).toHaveLength(7);
    await expect(new Set(icons).size).toBe(6);
    await expect(icons[5]).toBe(icons[4]);
  },
};

export const NoName: Story = {
  args: { name: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unnamed file')).toBeInTheDocument();
  },
};

/** No emoji is cut in two, and letters from right to left are a name like any other. */
export const ForeignName: Story = {
  args: { name: 'قميص 🧵🧵🧵🧵🧵🧵🧵🧵🧵🧵.pdf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('🧵🧵🧵🧵🧵🧵.pdf')).toBeVisible();
  },
};

/** HTML and a script's address are a name, and no element or link is made of them. */
export const HtmlInName: Story = {
  args: { name: 'javascript:alert(1)<img src=x onerror=alert(1)>.pdf' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('javascript:alert(1)<img src=x onerror=alert(1)>.pdf')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img, a, script')).toBeNull();
  },
};
