import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchaseOrderStepper } from '@/components/purchase-orders/PurchaseOrderStepper';

const onStep = fn();

const meta = {
  component: PurchaseOrderStepper,
  args: { neighbours: { place: 2, count: 36, onStep } },
  beforeEach: () => {
    onStep.mockClear();
  },
} satisfies Meta<typeof PurchaseOrderStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 36');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onStep).toHaveBeenLastCalledWith(1);
  },
};

/** Alt with the arrows steps wherever the focus is; the arrows alone scroll. */
export const ByKey: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(onStep).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(onStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(onStep).toHaveBeenLastCalledWith(-1);
  },
};

/** At an end the button stays where it is and keeps the focus, says that it is off, and does nothing. */
export const AtTheFirst: Story = {
  args: { neighbours: { place: 1, count: 36, onStep } },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(onStep).not.toHaveBeenCalled();
    await expect(previous).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false');
  },
};

export const AtTheLast: Story = {
  args: { neighbours: { place: 36, count: 36, onStep } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onStep).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnlyOne: Story = {
  args: { neighbours: { place: 1, count: 1, onStep } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 1');
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The order has left the table while its drawer was open. */
export const NoLongerInTheTable: Story = {
  args: { neighbours: { place: 0, count: 36, onStep } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not in the table any more');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onStep).not.toHaveBeenCalled();
  },
};
