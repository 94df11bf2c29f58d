import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { TONES } from '@/domain/tone';
import paletteCss from '@/styles/palette.css?raw';
import { badgeStyle, roleColor } from '@/testing/look';
import { type Appearance, contrastRatio, LEAST_CONTRAST, palettePairs, readPalette } from '@/testing/palette';
import { ToneBadge } from '@/ui/ToneBadge';

const palettes = readPalette(paletteCss);
const roles = [...palettes.light.keys()].filter((name) => !/^(red|mauve)-/.test(name));

function Swatch({ name, appearance }: { name: string; appearance: Appearance }) {
  return (
    <figure className="flex w-36 flex-col gap-1">
      <div className="h-10 rounded-control border border-line" style={{ background: `var(--${name})` }} />
      <figcaption className="text-label text-ink-2">
        {name}
        <br />
        {palettes[appearance].get(name)}
      </figcaption>
    </figure>
  );
}

const meta = {
  render: (_args, { globals }) => (
    <div className="flex flex-wrap gap-4">
      {roles.map((name) => (
        <Swatch key={name} name={name} appearance={globals['appearance'] === 'dark' ? 'dark' : 'light'} />
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each colour is for. */
export const Roles: Story = {
  tags: ['SHELL-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(roles.length);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--accent')).toBe('#ef1a29');
  },
};

/** Twelve steps around the accent and its natural grey, as Radix Themes draws with them. */
export const Scales: Story = {
  render: (_args, { globals }) => (
    <div className="flex flex-col gap-6">
      {['red-', 'red-a', 'mauve-', 'mauve-a'].map((scale) => (
        <div key={scale} className="flex flex-wrap gap-3">
          {Array.from({ length: 12 }, (_, index) => (
            <Swatch
              key={index}
              name={`${scale}${index + 1}`}
              appearance={globals['appearance'] === 'dark' ? 'dark' : 'light'}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(48);
    await expect(canvas.queryByText('undefined')).not.toBeInTheDocument();
  },
};

/** One map leads from meaning to colour. */
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {TONES.map((tone) => (
        <ToneBadge key={tone} tone={tone} icon={CircleDot}>
          {tone}
        </ToneBadge>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tone of TONES) {
      await expect(badgeStyle(canvas.getByText(tone)).backgroundColor).toBe(roleColor(`${tone}-soft`));
    }
  },
};

/** Every pair that meets on screen, with its contrast in this appearance and the least that it must hold. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const palette = palettes[globals['appearance'] === 'dark' ? 'dark' : 'light'];
    return (
      <table className="text-dense">
        <caption className="pb-3 text-left text-section font-semibold">Pairs in use</caption>
        <thead>
          <tr className="text-left text-label text-ink-2">
            <th scope="col" className="pr-6">
              Colour
            </th>
            <th scope="col" className="pr-6">
              Ground
            </th>
            <th scope="col" className="pr-6">
              Contrast
            </th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {palettePairs.map(({ color, ground, use }) => (
            <tr key={`${color} ${ground} ${use}`}>
              <td className="pr-6">{color}</td>
              <td className="pr-6">{ground}</td>
              <td className="pr-6 tabular-nums">
                {contrastRatio(palette.get(color) ?? '', palette.get(ground) ?? '').toFixed(2)}
              </td>
              <td className="tabular-nums">{LEAST_CONTRAST[use].toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(palettePairs.length);
    for (const row of rows) {
      const [contrast, least] = within(row)
        .getAllByRole('cell')
        .slice(2)
        .map((cell) => Number(cell.textContent));
      await expect(contrast).toBeGreaterThanOrEqual(least ?? 0);
    }
  },
};
