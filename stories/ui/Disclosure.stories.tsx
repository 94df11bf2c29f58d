import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Disclosure } from '@/ui/Disclosure';

const onView = fn();

const meta = {
  component: Disclosure,
  args: { label: 'More', of: 'B-000002', children: 'Kept for the second delivery' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed at first; the button says what it opens and that it is closed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More: B-000002' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button.getAttribute('aria-controls')).toBe(canvas.getByText('Kept for the second delivery').id);
    await expect(canvas.getByText('Kept for the second delivery')).not.toBeVisible();
  },
};

/** A press opens and turns the arrow, the next one closes; the focus stays on the button. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const turn = () => getComputedStyle(canvas.getByRole('button').querySelector('svg') ?? document.body).rotate;
    await userEvent.tab();
    await expect(turn()).toBe('none');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(turn()).toBe('180deg'));
    const less = canvas.getByRole('button', { name: 'Less: B-000002' });
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Kept for the second delivery')).toBeVisible();
    await userEvent.click(less);
    await expect(canvas.getByText('Kept for the second delivery')).not.toBeVisible();
  },
};

/** What stands beside the button keeps its place at the end of the line. */
export const ActionBesideTheHeading: Story = {
  args: {
    aside: (
      <button type="button" onClick={onView}>
        View B-000002
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [more, view] = canvas.getAllByRole('button');
    await expect(view?.getBoundingClientRect().left).toBeGreaterThan(more?.getBoundingClientRect().right ?? Infinity);
    await userEvent.click(canvas.getByRole('button', { name: 'View B-000002' }));
    await expect(onView).toHaveBeenCalledTimes(1);
  },
};
