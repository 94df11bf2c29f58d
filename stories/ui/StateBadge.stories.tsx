import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Hourglass, Scissors } from 'lucide-react';
import { expect } from 'storybook/test';
import { badgeStyle, lookOf, roleColor } from '@/testing/look';
import { StateBadge } from '@/ui/StateBadge';

const meta = {
  component: StateBadge,
  argTypes: { state: { control: 'select', options: ['cutting', 'late', 'Packed', 'Steaming'] } },
  args: {
    state: 'cutting',
    looks: {
      icons: { cutting: Scissors, late: Hourglass, Packed: CircleCheck },
      tones: { cutting: 'info', late: 'danger', Packed: 'success' },
      words: { cutting: 'Cutting', late: 'Late', Packed: 'Packed' },
    },
  },
} satisfies Meta<typeof StateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A known word has its own icon, tone and reading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Cutting'))).toEqual(['scissors', 'blue']);
    await expect(canvas.queryByText('cutting')).not.toBeInTheDocument();
  },
};

/** Each word of the vocabulary has its own icon and tone. */
export const AnotherWord: Story = {
  args: { state: 'late' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Late'))).toEqual(['hourglass', 'red']);
  },
};

/** Without tones every word is neutral, and without readings it is read as it is written. */
export const IconsAlone: Story = {
  args: { state: 'Packed', looks: { icons: { Packed: CircleCheck } } },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Packed'))).toEqual(['circle-check', 'grey']);
  },
};

/** A word from a newer server keeps itself and claims nothing. */
export const UnknownWord: Story = {
  args: { state: 'Steaming' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Steaming'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A word that every object inherits is not known either. */
export const InheritedWord: Story = {
  args: { state: 'constructor' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('constructor'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A record without a word reads 'Unknown'. */
export const NoWord: Story = {
  args: { state: '' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A long word is cut within the room that it has. */
export const LongWord: Story = {
  args: { state: 'Steaming and pressing '.repeat(15) },
  play: async ({ canvas, canvasElement }) => {
    const word = canvas.getByText(/^Steaming/);
    await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    await expect(word.getBoundingClientRect().height).toBeLessThan(24);
  },
};

/** On a tinted ground it has the panel's ground and an edge. */
export const OnATintedGround: Story = {
  args: { onTint: true },
  play: async ({ canvas }) => {
    const { borderColor, backgroundColor } = badgeStyle(canvas.getByText('Cutting'));
    await expect(borderColor).toBe(roleColor('line'));
    await expect(backgroundColor).toBe(roleColor('panel'));
  },
};
