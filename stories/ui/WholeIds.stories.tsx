import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholeIds } from '@/ui/WholeIds';

const meta = {
  component: WholeIds,
  args: { children: 'Opening thread for PO-24817, ticket TK-1042' },
  render: (args) => (
    <p className="text-body">
      <WholeIds {...args} />
    </p>
  ),
} satisfies Meta<typeof WholeIds>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence with two ids. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('paragraph').textContent).toBe(args.children);
  },
};

/** Wherever the line ends, each id stands in one line. */
export const Narrow: Story = {
  play: async ({ canvas, args }) => {
    const paragraph = canvas.getByRole('paragraph');
    for (let width = 90; width < 320; width += 10) {
      paragraph.style.width = `${width}px`;
      for (const id of ['PO-24817', 'TK-1042'])
        await expect(canvas.getByText(id).getClientRects(), `${id} at ${width} px`).toHaveLength(1);
    }
    await expect(paragraph.textContent).toBe(args.children);
  },
};

/** Words with hyphens that are no ids break as they always do. */
export const WithoutIds: Story = {
  args: { children: 'Pre-production samples, 12-16 weeks, A-1' },
  play: async ({ canvas, args }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(getComputedStyle(canvas.getByText(args.children)).whiteSpace).toBe('normal');
    await expect(paragraph.textContent).toBe(args.children);
  },
};
