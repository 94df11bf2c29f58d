import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TONES } from '@/domain/tone';
import { roleColor } from '@/testing/look';
import { StatusDot } from '@/ui/StatusDot';

const meta = {
  component: StatusDot,
  args: { tone: 'success' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dots have neither role nor name, so the element itself is queried. */
const dotsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-mark]')];

/** The dot is an ornament: seen, and silent. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [dot] = dotsIn(canvasElement);
    await expect(dot).toBeVisible();
    await expect(dot).toHaveAttribute('aria-hidden', 'true');
    await expect(dot).toBeEmptyDOMElement();
  },
};

/** Each tone has its colour, and stands beside a word that says the same. */
export const EveryTone: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {TONES.map((tone) => (
        <li key={tone} className="flex items-center gap-1.5">
          <StatusDot tone={tone} />
          {tone}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const colors = dotsIn(canvasElement).map((dot) => getComputedStyle(dot).backgroundColor);
    await expect(colors).toEqual(TONES.map((tone) => roleColor(`${tone}-mark`)));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...TONES]);
  },
};
