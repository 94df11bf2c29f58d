import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import dark from '@/styles/tokens/dark.tokens.json';
import darkAddress from '@/styles/tokens/dark.tokens.json?url';
import light from '@/styles/tokens/light.tokens.json';
import lightAddress from '@/styles/tokens/light.tokens.json?url';
import plain from '@/styles/tokens/plain.tokens.json';
import plainAddress from '@/styles/tokens/plain.tokens.json?url';
import resolverAddress from '@/styles/tokens/weftline.resolver.json?url';
import { colorOf } from '@/testing/palette';
import { BookPage, bookPage, BookSection, BookTable } from '../BookPage';
import { ScrollRegion } from '../ScrollRegion';
import { palettes } from './palettes';

/** How many tokens a file holds. @param group parsed JSON of it */
function countTokens(group: object): number {
  return Object.values(group).reduce<number>((count, part: unknown) => {
    if (typeof part !== 'object' || part === null) return count;
    return count + ('$value' in part ? 1 : countTokens(part));
  }, 0);
}

const FILES = [
  {
    name: 'light.tokens.json',
    address: lightAddress,
    count: countTokens(light),
    holds: 'Colours in light: roles and scales',
  },
  { name: 'dark.tokens.json', address: darkAddress, count: countTokens(dark), holds: 'The same names in dark' },
  {
    name: 'plain.tokens.json',
    address: plainAddress,
    count: countTokens(plain),
    holds: 'What is the same in both: type, radius, breakpoints, the shadow',
  },
  {
    name: 'weftline.resolver.json',
    address: resolverAddress,
    count: 0,
    holds: 'Which files make up an appearance, for tools that read resolvers',
  },
];

const example = JSON.stringify({ accent: light.color.accent }, null, 2);

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Tokens"
      lead="Colours, type, radius, breakpoints and the shadow as files for design tools, in the W3C community group's Design Tokens Format 2025.10. The stylesheets are the source; a unit test fails when a file says otherwise."
    >
      <BookSection title="Files" lead="Import light and dark as two modes of one collection.">
        <BookTable name="Files" columns={['File', 'Holds', 'Tokens', 'Get it']}>
          {FILES.map(({ name, address, count, holds }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="text-ink-2">{holds}</td>
              <td className="tabular-nums">{count > 0 ? count : '–'}</td>
              <td>
                <a href={address} download={name} className="underline underline-offset-2">
                  Download<span className="sr-only"> {name}</span>
                </a>
              </td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
      <BookSection
        title="How one reads"
        lead="Names are those of the stylesheet; a description says what a role is for."
      >
        <ScrollRegion label="A token" className="bg-panel">
          <pre className="p-4 font-mono text-dense">{example}</pre>
        </ScrollRegion>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tokens as files, to be taken into a design tool. */
export const Tokens: Story = {
  tags: ['SHELL-10'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('region', { name: 'Files, table' }))
      .getAllByRole('row')
      .slice(1);
    await expect(rows).toHaveLength(FILES.length);
    for (const [place, row] of rows.entries()) {
      await expect(within(row).getByRole('link')).toHaveAttribute('download', FILES[place]?.name);
    }
    await expect(canvas.getByText(`"hex": "${colorOf(palettes.light, 'accent')}"`, { exact: false })).toBeVisible();
    await expect(countTokens(dark)).toBe(countTokens(light));
  },
};
