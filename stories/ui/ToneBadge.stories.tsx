import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Hourglass, Info, Tag, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { TONES } from '@/domain/tone';
import { ToneBadge } from '@/ui/ToneBadge';

const meta = {
  component: ToneBadge,
  args: { tone: 'info', icon: Info, children: 'In Production' },
} satisfies Meta<typeof ToneBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Production')).toBeVisible();
  },
};

const icons = { neutral: Tag, info: Info, success: CircleCheck, warning: TriangleAlert, danger: Hourglass };

/** Every tone has its own ground and text; none is told by colour alone. */
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
    const grounds = new Set<string>();
    for (const tone of TONES) {
      const badge = canvas.getByText(tone).parentElement;
      await expect(badge?.querySelector('svg')).toBeVisible();
      if (badge) grounds.add(getComputedStyle(badge).backgroundColor);
    }
    await expect(grounds.size).toBe(TONES.length);
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
export const OnTint: Story = {
  args: { onTint: true },
  decorators: [
    (Story) => (
      <div className="bg-(--info-soft) p-3">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const badge = canvas.getByText('In Production').parentElement ?? document.body;
    await expect(getComputedStyle(badge).boxShadow).not.toBe('none');
  },
};
