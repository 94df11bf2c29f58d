import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EscalatedBadge } from '@/components/severity/EscalatedBadge';
import { lookOf } from '@/testing/look';

const meta = { component: EscalatedBadge } satisfies Meta<typeof EscalatedBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word and an icon besides the red. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escalated')).toBeVisible();
    await expect(lookOf(canvas.getByText('Escalated'))).toEqual(['chevrons-up', 'red']);
    await expect(canvas.getByText('Escalated')).toHaveTextContent(/^Escalated$/);
  },
};

/** Beside a risk level that may read the same, it is heard as a flag. */
export const BesideARiskLevel: Story = {
  args: { besideRisk: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escalated')).toHaveTextContent(/^Escalated flag$/);
  },
};

/** In a thread's panel it says that nobody had to do it. */
export const EscalatedByItself: Story = {
  tags: ['THREAD-3'],
  args: { automatically: true },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Auto-Escalated'))).toEqual(['chevrons-up', 'red']);
  },
};
