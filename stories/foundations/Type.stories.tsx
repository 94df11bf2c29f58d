import { Heading, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import themeCss from '@/styles/index.css?raw';
import plain from '@/styles/tokens/plain.tokens.json';
import { readTypeRoles } from '@/testing/designTokens';
import { typeface } from '@/testing/look';
import { Fact } from '@/ui/Fact';
import { BookPage, bookPage, BookSection, BookTable } from '../BookPage';

const roles = readTypeRoles(themeCss);

/** Each role as the product sets it, largest first. */
const samples: Record<string, ReactNode> = {
  'figure-large': (
    <Text size="7" weight="bold">
      72
    </Text>
  ),
  title: (
    <Heading as="h3" size="6">
      Customer Operations Platform
    </Heading>
  ),
  figure: (
    <Text size="5" weight="bold">
      92%
    </Text>
  ),
  section: (
    <Heading as="h3" size="4">
      Customer Overview
    </Heading>
  ),
  card: (
    <Heading as="h3" size="3">
      ALDERWICK
    </Heading>
  ),
  body: <Text size="2">Lab dips for the second colourway are late</Text>,
  dense: <span className="text-dense">Merino Crew Knit, PO-24817, 35%</span>,
  label: (
    <Text size="1" color="gray">
      Responsible for Closure
    </Text>
  ),
};

const WEIGHTS = [
  { name: 'Regular', className: 'font-normal', use: 'running text and values in tables' },
  { name: 'Medium', className: 'font-medium', use: 'buttons, tags, heads of tables and what must be noticed in a row' },
  { name: 'Semibold', className: 'font-semibold', use: 'headings, names on cards and figures' },
];

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Type"
      lead={`${plain.font.family.body.$value[0]}, variable with optical size, on a grid of two pixels. Labels small and grey over values large and dark; lines of at most 80 characters.`}
    >
      <BookSection title="Roles" lead="Each as it stands in the product.">
        <BookTable name="Roles of type" columns={['Sample', 'Role', 'Size', 'Line', 'For']}>
          {roles.toReversed().map(({ name, size, lineHeight, purpose }) => (
            <tr key={name}>
              <td className="min-w-72">{samples[name]}</td>
              <th scope="row">{name}</th>
              <td className="tabular-nums">{size} px</td>
              <td className="tabular-nums">{lineHeight} px</td>
              <td className="text-ink-2">{purpose}</td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
      <BookSection title="Weights" lead="Three, and none lighter than regular.">
        <BookTable name="Weights" columns={['Sample', 'Weight', 'For']}>
          {WEIGHTS.map(({ name, className, use }) => (
            <tr key={name}>
              <td className={`min-w-72 text-section ${className}`}>Production efficiency</td>
              <th scope="row">{name}</th>
              <td className="text-ink-2">{use}</td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
      <BookSection
        title="Figures"
        lead="Tabular in tables, cards and counts, so that figures line up; proportional elsewhere, since tabular figures widen the hyphen of a number such as PO-24817."
      >
        <dl className="flex flex-wrap gap-x-16 gap-y-4">
          <Fact label="Tabular">
            <span className="block w-16 text-right text-figure tabular-nums">
              1,204
              <br />
              71
              <br />
              118
            </span>
          </Fact>
          <Fact label="Proportional">
            <span className="text-figure">PO-24817</span>
          </Fact>
        </dl>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every role of type as the product sets it. */
export const Type: Story = {
  play: async ({ canvas }) => {
    await document.fonts.load(`16px ${typeface()}`);
    await expect(document.fonts.check(`16px ${typeface()}`)).toBe(true);
    await expect(Object.keys(samples)).toEqual(roles.map(({ name }) => name).toReversed());
    const [, ...rows] = canvas.getAllByRole('row');
    const drawn = rows.slice(0, roles.length).map((row) => {
      const { fontSize, lineHeight } = getComputedStyle(row.querySelector('td > *') ?? row);
      return { size: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
    });
    await expect(drawn).toEqual(roles.toReversed().map(({ size, lineHeight }) => ({ size, lineHeight })));
  },
};
