import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { roleColor } from '@/testing/look';
import { Panel } from '@/ui/Panel';

const meta = {
  component: Panel,
  args: {
    children: (
      <section aria-label="Cutting room">
        <p>Two layers are laid.</p>
      </section>
    ),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const NO_GROUND = 'rgba(0, 0, 0, 0)';

/** The element itself is the panel: nothing stands around it, and it keeps its role and name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Cutting room' });
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopLeftRadius, padding } = getComputedStyle(panel);
    await expect(backgroundColor).toBe(roleColor('panel'));
    await expect([borderTopColor, borderTopWidth, borderTopLeftRadius]).toEqual([
      roleColor('line'),
      '1px',
      getComputedStyle(panel).getPropertyValue('--radius-card'),
    ]);
    await expect(padding).toBe('0px');
    await expect(within(panel).getByText('Two layers are laid.')).toBeVisible();
  },
};

/** Paper and forced colours find by the attribute what they draw a line around. */
export const EdgeOnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-edge');
  },
};

/** Inside a side panel the ground behind it shows. */
export const InsideASidePanel: Story = {
  args: { ground: 'clear', padding: 'medium' },
  play: async ({ canvas }) => {
    const { backgroundColor, borderTopColor, padding } = getComputedStyle(canvas.getByRole('region'));
    await expect([backgroundColor, borderTopColor]).toEqual([NO_GROUND, roleColor('line')]);
    await expect(padding).toBe('16px');
  },
};

/** What the AI says stands on the AI's own ground. */
export const SaidByTheAi: Story = {
  args: { ground: 'ai', padding: 'medium' },
  play: async ({ canvas }) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(canvas.getByRole('region'));
    await expect([backgroundColor, borderTopColor]).toEqual([roleColor('ai-soft'), roleColor('ai-line')]);
  },
};

/** An explanation has a ground and no line. */
export const Explanation: Story = {
  args: { ground: 'info', padding: 'small' },
  play: async ({ canvas }) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(canvas.getByRole('region'));
    await expect([backgroundColor, borderTopWidth]).toEqual([roleColor('info-soft'), '0px']);
  },
};

/** Rows reach from edge to edge, and the list stays a list. */
export const List: Story = {
  args: {
    children: (
      <ul aria-label="Trims" className="divide-y divide-line">
        <li className="px-4 py-2">Buttons</li>
        <li className="px-4 py-2">Zips</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Trims' });
    await expect(getComputedStyle(list).borderTopWidth).toBe('1px');
    const [first] = within(list).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().width).toBe(list.clientWidth);
  },
};

const paddings = ['none', 'small', 'medium', 'large', 'page'] as const;

const everyPadding = () => (
  <div className="flex flex-col gap-3">
    {paddings.map((padding) => (
      <Panel key={padding} padding={padding}>
        <section aria-label={padding}>Two layers are laid.</section>
      </Panel>
    ))}
  </div>
);

/** The room inside on a wide window, above and below, then left and right. */
export const EveryPaddingOnADesk: Story = {
  render: everyPadding,
  play: async ({ canvas }) => {
    const rooms = paddings.map((padding) => getComputedStyle(canvas.getByRole('region', { name: padding })).padding);
    await expect(rooms).toEqual(['0px', '12px 20px', '16px', '20px', '31px']);
  },
};

/** Every padding as it is on a phone. */
export const EveryPaddingOnAPhone: Story = {
  render: everyPadding,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const rooms = paddings.map((padding) => getComputedStyle(canvas.getByRole('region', { name: padding })).padding);
    await expect(rooms).toEqual(['0px', '12px 16px', '16px', '16px', '31px']);
  },
};
