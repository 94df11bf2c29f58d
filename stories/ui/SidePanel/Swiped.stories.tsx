import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, within } from 'storybook/test';
import { findPanel } from '@/testing/panels';
import { moveDate, standDate } from '@/testing/standingDate';
import { SCROLL_LOCK_MS, SidePanel } from '@/ui/SidePanel';
import { ownFrame } from '../../wholePage';

/** A panel from below whose content scrolls, under a finger. */
const meta = {
  component: SidePanel,
  parameters: { docs: { ...ownFrame } },
  globals: { viewport: { value: 'w390' } },
  args: {
    open: true,
    onClose: fn(),
    title: 'PO-31001',
    side: 'bottom',
    children: <div className="h-600">The lab dip waits for approval.</div>,
  },
  beforeEach: standDate,
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 100 };

/** Draws a finger down over the content; tells whether the panel came along. */
async function draw(panel: HTMLElement, content: HTMLElement): Promise<boolean> {
  const { top } = panel.getBoundingClientRect();
  await fireEvent.pointerDown(content, { ...finger, clientY: 500 });
  await fireEvent.pointerMove(content, { ...finger, clientY: 520 });
  await fireEvent.pointerMove(content, { ...finger, clientY: 540 });
  const dragged = panel.getBoundingClientRect().top > top + 10;
  await fireEvent.pointerUp(content, { ...finger, clientY: 520 });
  return dragged;
}

/** On a computer with both, the mouse lies at rest while a finger drags: the panel that moves under it follows the finger. */
export const SwipedUnderAMouse: Story = {
  play: async ({ args }) => {
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
    const panel = await findPanel('PO-31001');
    panel.style.transform = 'translate3d(0, 0, 0)';
    const content = within(panel).getByRole('region', { name: 'Details' });
    moveDate(2 * SCROLL_LOCK_MS);
    const { top } = panel.getBoundingClientRect();
    await fireEvent.pointerDown(content, { ...finger, clientY: 500 });
    await fireEvent.pointerMove(content, { ...finger, clientY: 520 });
    await fireEvent.pointerMove(content, { ...finger, clientY: 540 });
    await fireEvent.pointerOut(content, { pointerId: 2, pointerType: 'mouse', clientX: 100, clientY: 700 });
    await fireEvent.pointerMove(content, { ...finger, clientY: 600 });
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(top + 60);
    await fireEvent.pointerUp(content, { ...finger, clientY: 600 });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A finger that scrolls does not drag, nor does the next one for half a second: whoever scrolls to the top goes too far. */
export const SwipedAfterScrolling: Story = {
  tags: ['TOAST-6'],
  play: async ({ args, step }) => {
    // The finger is no real one, so there is nothing to capture.
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
    const panel = await findPanel('PO-31001');
    // The place that the way in leaves behind where motion is not reduced; the library counts from it.
    panel.style.transform = 'translate3d(0, 0, 0)';
    const content = within(panel).getByRole('region', { name: 'Details' });
    moveDate(2 * SCROLL_LOCK_MS);
    await step('While the content is scrolled, the finger scrolls', async () => {
      content.scrollTop = 50;
      await expect(await draw(panel, content)).toBe(false);
      content.scrollTop = 0;
    });
    await step('Half a second has not passed', async () => {
      moveDate(SCROLL_LOCK_MS - 1);
      await expect(await draw(panel, content)).toBe(false);
    });
    await step('Half a second later the finger drags the panel', async () => {
      moveDate(SCROLL_LOCK_MS);
      await expect(await draw(panel, content)).toBe(true);
    });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
