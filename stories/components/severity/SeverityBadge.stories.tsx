import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeverityBadge } from '@/components/severity/SeverityBadge';
import { SEVERITIES } from '@/domain/severity/severity';
import { colorName, lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: SeverityBadge,
  args: { severity: 'High' },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High')).toBeVisible();
  },
};

/** Each has a word, an icon and a colour of its own. */
export const EverySeverity: Story = {
  tags: ['RADAR-3'],
  render: () => (
    <div className="flex gap-2">
      {SEVERITIES.map((severity) => (
        <SeverityBadge key={severity} severity={severity} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const words = ['High', 'Medium', 'Low'];
    const looks = words.map((word) => lookOfBadge(canvas.getByText(word)));
    await expect(looks.every(({ icon }) => icon !== '')).toBe(true);
    await expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
    const colors = words.map((word) => colorName(getComputedStyle(canvas.getByText(word)).color));
    await expect(colors).toEqual(['red', 'yellow', 'grey']);
  },
};

/** A severity from a newer server keeps its word and claims nothing. */
export const UnknownSeverity: Story = {
  args: { severity: unknownWord('Blocking', SEVERITIES) },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Blocking');
    await expect(word).toBeVisible();
    await expect(colorName(getComputedStyle(word).color)).toBe('grey');
    await expect(lookOfBadge(word).icon).not.toBe('');
  },
};

export const EmptySeverity: Story = {
  args: { severity: unknownWord('', SEVERITIES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
