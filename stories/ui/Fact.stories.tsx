import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass } from 'lucide-react';
import { expect } from 'storybook/test';
import { beyond } from '@/testing/box';
import { Fact } from '@/ui/Fact';
import { ToneBadge } from '@/ui/ToneBadge';

const meta = {
  component: Fact,
  args: { label: 'Factory', children: 'Porto Confections' },
  decorators: [
    (Story) => (
      <dl className="grid grid-cols-2 gap-4">
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof Fact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A term and its definition. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent(/^Factory$/);
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^Porto Confections$/);
  },
};

/** A badge keeps its own width. */
export const StatusAsABadge: Story = {
  args: {
    label: 'Status',
    children: (
      <ToneBadge tone="danger" icon={Hourglass}>
        Delayed
      </ToneBadge>
    ),
  },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition');
    await expect(value).toHaveTextContent('Delayed');
    await expect(value.getBoundingClientRect().width).toBeLessThan(120);
  },
};

/** Three hundred letters without a space break within their half of a phone. */
export const LongValue: Story = {
  args: { children: 'CONFECTIONS'.repeat(28) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition');
    await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth / 2);
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

/** Right-to-left letters and emoji are text like any other. */
export const ForeignText: Story = {
  args: { children: 'مصنع 🧵' },
  play: async ({ canvas }) => {
    await expect(beyond(canvas.getByText('مصنع 🧵'))).toBe('');
  },
};
