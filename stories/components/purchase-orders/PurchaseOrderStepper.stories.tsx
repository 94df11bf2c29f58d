import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchaseOrderStepper } from '@/components/purchase-orders/PurchaseOrderStepper';
import { iconsIn } from '@/testing/icon';

const onStep = fn();
const at = (place: number, count: number) => ({ neighbours: { place, count, onStep } });

const meta = {
  component: PurchaseOrderStepper,
  args: { name: 'PO-31001', ...at(3, 36) },
} satisfies Meta<typeof PurchaseOrderStepper>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: 'Previous' | 'Next') => canvas.getByRole('button', { name });
const UP = '{Alt>}{ArrowUp}{/Alt}';
const DOWN = '{Alt>}{ArrowDown}{/Alt}';

/** Says where one is, and announces it with the order's number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 36')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('PO-31001, 3 of 36');
    await expect(iconsIn(button(canvas, 'Previous'))).toEqual(['chevron-left']);
    await expect(iconsIn(button(canvas, 'Next'))).toEqual(['chevron-right']);
    await expect(canvas.getByRole('navigation', { name: 'Purchase orders' })).toBeVisible();
    for (const name of ['Previous', 'Next'] as const) {
      await expect(button(canvas, name)).toHaveAttribute('aria-disabled', 'false');
    }
  },
};

export const SteppedByButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Next'));
    await expect(onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(button(canvas, 'Previous'));
    await expect(onStep).toHaveBeenLastCalledWith(-1);
    await expect(onStep).toHaveBeenCalledTimes(2);
  },
};

/** Alt with the arrows, wherever the focus is; the buttons name the keys. Arrows alone are the browser's. */
export const SteppedByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(DOWN);
    await expect(onStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard(UP);
    await expect(onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowLeft}{/Alt}');
    await expect(onStep).toHaveBeenCalledTimes(2);
    await expect(button(canvas, 'Previous')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp');
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown');
  },
};

/** At the ends a button stays where it is, keeps the focus and is marked as disabled. */
async function expectEnd(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  name: 'Previous' | 'Next',
) {
  const end = button(canvas, name);
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(end);
  await expect(end).toHaveFocus();
}

export const First: Story = {
  args: at(1, 36),
  play: async ({ canvas, userEvent }) => {
    await expectEnd(canvas, userEvent, 'Previous');
    await userEvent.keyboard(UP);
    await expect(onStep).not.toHaveBeenCalled();
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-disabled', 'false');
  },
};

export const Last: Story = {
  args: at(36, 36),
  play: async ({ canvas, userEvent }) => {
    await expectEnd(canvas, userEvent, 'Next');
    await userEvent.keyboard(DOWN);
    await expect(onStep).not.toHaveBeenCalled();
    await expect(button(canvas, 'Previous')).toHaveAttribute('aria-disabled', 'false');
  },
};

export const TheOnlyOne: Story = {
  args: at(1, 1),
  play: async ({ canvas, userEvent }) => {
    await expectEnd(canvas, userEvent, 'Previous');
    await expectEnd(canvas, userEvent, 'Next');
    await expect(onStep).not.toHaveBeenCalled();
  },
};

/** The filters no longer keep the order that is shown: it has no neighbours, and says so. */
export const NotInTheTableAnyMore: Story = {
  args: at(0, 12),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^PO-31001, Not in the table any more$/);
    await expectEnd(canvas, userEvent, 'Previous');
    await expectEnd(canvas, userEvent, 'Next');
    await userEvent.keyboard(DOWN);
    await expect(onStep).not.toHaveBeenCalled();
  },
};

export const AmongAHundredThousand: Story = {
  args: at(99_999, 100_000),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99,999 of 100,000')).toBeVisible();
  },
};
