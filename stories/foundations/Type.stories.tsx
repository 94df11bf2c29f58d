import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import themeCss from '@/styles/index.css?raw';

/** Every `--text-*` role of the stylesheet with its size and line height in pixels. */
const roles = [...themeCss.matchAll(/--text-([a-z-]+): (\d+)px;\s+--text-[a-z-]+--line-height: (\d+)px;/g)].map(
  ([, name = '', size = '', lineHeight = '']) => ({ name, size: Number(size), lineHeight: Number(lineHeight) }),
);

const meta = {
  render: () => (
    <dl className="flex flex-col gap-4">
      {roles.map(({ name, size, lineHeight }) => (
        <div key={name} className="flex flex-col gap-1">
          <dt className="text-label text-ink-2">
            {name}, {size}/{lineHeight}
          </dt>
          <dd style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}>
            Merino Crew Knit, PO-24817, 35%
          </dd>
        </div>
      ))}
    </dl>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inter with optical size, on a grid of two pixels. */
export const Scale: Story = {
  play: async ({ canvas }) => {
    await document.fonts.load('16px Inter');
    await expect(document.fonts.check('16px Inter')).toBe(true);
    const samples = canvas.getAllByText('Merino Crew Knit, PO-24817, 35%').map((sample) => getComputedStyle(sample));
    await expect(samples.map(({ fontSize }) => fontSize)).toEqual(roles.map(({ size }) => `${size}px`));
    await expect(samples.map(({ lineHeight }) => lineHeight)).toEqual(roles.map((role) => `${role.lineHeight}px`));
    await expect(roles.map(({ name }) => name)).toContain('body');
  },
};
