import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Hourglass, Info, Tag, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { TONES } from '@/domain/tone';
import { iconBeside } from '@/testing/icon';
import { badgeStyle, roleColor } from '@/testing/look';
import { ToneBadge } from '@/ui/ToneBadge';

const meta = {
  component: ToneBadge,
  args: { tone: 'info', icon: Info, children: 'In Production' },
} satisfies Meta<typeof ToneBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word in a tone, with its icon. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Production')).toBeVisible();
  },
};

const icons = { neutral: Tag, info: Info, success: CircleCheck, warning: TriangleAlert, danger: Hourglass };
const iconNames = {
  neutral: 'tag',
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-exclamation-point',
  danger: 'hourglass',
};

/** Every tone has its own background and text; none depends on colour alone. */
export const EveryTone: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {TONES.map((tone) => (
        <ToneBadge key={tone} tone={tone} icon={icons[tone]}>
          {tone}
        </ToneBadge>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tone of TONES) {
      const word = canvas.getByText(tone);
      await expect(iconBeside(word)).toBe(iconNames[tone]);
      await expect(badgeStyle(word).backgroundColor, tone).toBe(roleColor(`${tone}-soft`));
      await expect(badgeStyle(word).color, tone).toBe(roleColor(`${tone}-text`));
    }
  },
};

/** A long word is cut within the room that it has. */
export const LongWord: Story = {
  args: { children: 'W'.repeat(300) },
  play: async ({ canvas, canvasElement }) => {
    const word = canvas.getByText(/^W+$/);
    await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};

/** On a tinted ground it has an edge, so that it stands apart. */
export const OnATintedGround: Story = {
  args: { onTint: true },
  decorators: [
    (Story) => (
      <div className="bg-(--info-soft) p-3">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { borderColor, backgroundColor } = badgeStyle(canvas.getByText('In Production'));
    await expect(borderColor).toBe(roleColor('line'));
    await expect(backgroundColor).toBe(roleColor('panel'));
  },
};
