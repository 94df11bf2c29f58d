import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import themeCss from '@/styles/index.css?raw';

/** Every `--radius-*` role of the stylesheet in pixels. */
const radii = [...themeCss.matchAll(/--radius-([a-z-]+): (\d+)px;/g)].map(([, name = '', px = '']) => ({
  name,
  px: Number(px),
}));
/** The rhythm: four pixels, mostly by twos. */
const steps = [1, 2, 3, 4, 5, 6, 8];

const meta = {
  render: () => (
    <div className="flex flex-col gap-8">
      <section className="flex flex-wrap gap-6" aria-label="Radius">
        {radii.map(({ name, px }) => (
          <figure key={name} className="flex flex-col gap-2">
            <div className="size-16 border border-outline bg-panel" style={{ borderRadius: `var(--radius-${name})` }} />
            <figcaption className="text-label text-ink-2">
              {name}, {px} px
            </figcaption>
          </figure>
        ))}
      </section>
      <section className="flex flex-wrap items-end gap-6" aria-label="Space">
        {steps.map((step) => (
          <figure key={step} className="flex flex-col gap-2">
            <div
              className="bg-fill"
              style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
            />
            <figcaption className="text-label text-ink-2">{step * 4} px</figcaption>
          </figure>
        ))}
      </section>
      <section aria-label="Shadow">
        <p className="w-80 rounded-card bg-raised p-4 shadow-overlay">Only what lies over a page casts a shadow.</p>
      </section>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Radius, space and the one shadow. */
export const RadiusSpaceAndShadow: Story = {
  play: async ({ canvas }) => {
    await expect(radii.map(({ name }) => name)).toEqual(['tag', 'control', 'card']);
    await expect(getComputedStyle(canvas.getByText(/casts a shadow/)).boxShadow).not.toBe('none');
    await expect(getComputedStyle(canvas.getByText(/casts a shadow/)).borderRadius).toBe('12px');
  },
};
