import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  type Appearance,
  colorOf,
  contrastRatio,
  LEAST_CONTRAST,
  type PalettePair,
  palettePairs,
} from '@/testing/palette';
import { BookPage, bookPage, BookSection } from '../BookPage';
import { ScrollRegion } from '../ScrollRegion';
import { palettes } from './palettes';

/** Contrast from which text reaches the strictest level (WCAG 2.2 AAA). */
const STRICTEST = 7;

const unique = (names: readonly string[]) => [...new Set(names)];

const MATRICES = [
  {
    title: 'Words and icons on their grounds',
    lead: `Normal text: at least ${LEAST_CONTRAST.text}.`,
    pairs: palettePairs.filter(({ use, color }) => use === 'text' && color !== 'on-solid'),
  },
  {
    title: 'Marks on what lies under them',
    lead: `Dots, bars, edges of fields, the focus and the brand, which must be seen: at least ${LEAST_CONTRAST.mark}.`,
    pairs: palettePairs.filter(({ use }) => use === 'mark'),
  },
  {
    title: 'Words on solid fills',
    lead: `Normal text: at least ${LEAST_CONTRAST.text}; the initials on the badge are large text: at least ${LEAST_CONTRAST['large text']}.`,
    pairs: palettePairs.filter(({ color }) => color === 'on-solid'),
  },
];

function verdictOf(ratio: number, use: PalettePair['use']): string {
  if (ratio < LEAST_CONTRAST[use]) return 'Fails';
  if (use === 'mark') return 'Seen';
  return ratio >= STRICTEST ? 'AAA' : 'AA';
}

function Sample({ pair: { color, ground, use }, appearance }: { pair: PalettePair; appearance: Appearance }) {
  const palette = palettes[appearance];
  const ratio = contrastRatio(colorOf(palette, color), colorOf(palette, ground));
  const verdict = verdictOf(ratio, use);
  return (
    <span className="flex w-9 flex-col">
      <span
        className={`true-colours flex h-9 items-center justify-center rounded-tag border border-line ${use === 'large text' ? 'text-title font-semibold' : 'text-body font-medium'}`}
        style={{ background: colorOf(palette, ground), color: colorOf(palette, color) }}
      >
        {use === 'mark' ? <span className="h-2 w-5 rounded-full bg-current" /> : 'Aa'}
      </span>
      <span className="pt-0.5 text-label tabular-nums">{ratio.toFixed(1)}</span>
      <span className={`text-label ${verdict === 'Fails' ? 'font-medium text-(--danger-text)' : 'text-ink-2'}`}>
        {verdict}
      </span>
    </span>
  );
}

function Matrix({ name, pairs }: { name: string; pairs: readonly PalettePair[] }) {
  const grounds = unique(pairs.map(({ ground }) => ground));
  return (
    <ScrollRegion label={`${name}, table`} className="w-fit max-w-full bg-panel">
      <table className="border-collapse text-left text-dense">
        <thead>
          <tr className="border-b border-line text-label text-ink-2">
            <th scope="col" className="sticky left-0 bg-panel px-4 py-2 font-medium">
              Colour
            </th>
            {grounds.map((ground) => (
              <th key={ground} scope="col" className="px-1 py-2 font-medium whitespace-nowrap last:pr-4">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {unique(pairs.map(({ color }) => color)).map((color) => (
            <tr key={color}>
              <th scope="row" className="sticky left-0 bg-panel px-4 font-medium whitespace-nowrap">
                {color}
              </th>
              {grounds.map((ground) => {
                const pair = pairs.find((each) => each.color === color && each.ground === ground);
                return (
                  <td key={ground} className="px-1 py-2 align-top last:pr-4">
                    {pair ? (
                      <span className="flex gap-1" title={`${color} on ${ground}: ${pair.where}`}>
                        <Sample pair={pair} appearance="light" />
                        <Sample pair={pair} appearance="dark" />
                      </span>
                    ) : (
                      <span className="text-ink-2">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Contrast"
      lead="Every pair of colours that meets on screen, in light at the left and in dark at the right: a sample, the ratio as WCAG 2.2 defines it, and the level it reaches. A dash stands where two never meet. The unit tests check the palette against the same list, with the same formula."
    >
      {MATRICES.map(({ title, lead, pairs }) => (
        <BookSection key={title} title={title} lead={lead}>
          <Matrix name={title} pairs={pairs} />
        </BookSection>
      ))}
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair that meets on screen, with its contrast in both appearances and the level that it reaches. */
export const Contrast: Story = {
  play: async ({ canvas }) => {
    const verdicts = canvas.getAllByText(/^(AAA|AA|Seen|Fails)$/);
    await expect(verdicts).toHaveLength(palettePairs.length * 2);
    await expect(canvas.queryByText('Fails')).not.toBeInTheDocument();
    const solid = within(canvas.getByRole('row', { name: /^on-solid/ })).getAllByRole('cell');
    const onSolid = ({ light, dark }: typeof palettes, ground: string) =>
      [light, dark].map((palette) =>
        expect.stringContaining(
          `Aa${contrastRatio(colorOf(palette, 'on-solid'), colorOf(palette, ground)).toFixed(1)}A`,
        ),
      );
    for (const [place, ground] of ['accent-solid', 'accent-solid-hover', 'accent'].entries()) {
      for (const sample of onSolid(palettes, ground)) await expect(solid[place]?.textContent).toEqual(sample);
    }
    // The initials on the badge are large.
    await expect(solid[2]).toHaveTextContent(/^Aa[\d.]+A+Aa[\d.]+A+$/);
  },
};
