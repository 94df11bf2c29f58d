import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileSize } from '@/components/documents/FileSize';

const meta = {
  component: FileSize,
  args: { size: 1_234_567 },
  decorators: [
    (Story) => (
      <p aria-label="Size" className="text-dense">
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof FileSize>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heard = (canvas: Canvas) => canvas.getByRole('paragraph', { name: 'Size' }).textContent;

/** Rounded, and said once; the exact bytes in the title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(heard(canvas)).toBe('1.2 MB');
    await expect(canvas.getByTitle('1,234,567 bytes')).toBeVisible();
  },
};

/** An empty file has 0 B. */
export const ZeroBytes: Story = {
  args: { size: 0 },
  play: async ({ canvas }) => {
    await expect(heard(canvas)).toBe('0 B');
  },
};

/** The size of a huge file is in terabytes, and in its title in bytes. */
export const FiveTerabytes: Story = {
  args: { size: 5e12 },
  play: async ({ canvas }) => {
    await expect(heard(canvas)).toBe('5 TB');
    await expect(canvas.getByTitle('5,000,000,000,000 bytes')).toBeVisible();
  },
};

/** A size below zero cannot be, so it is unknown. */
export const NegativeSize: Story = {
  args: { size: -1 },
  play: async ({ canvas }) => {
    await expect(heard(canvas)).toBe('Unknown size');
  },
};

/** A size that is no number is unknown. */
export const NoNumber: Story = {
  args: { size: NaN },
  play: async ({ canvas }) => {
    await expect(heard(canvas)).toBe('Unknown size');
  },
};
