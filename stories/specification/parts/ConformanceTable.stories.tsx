import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConformanceTable } from './ConformanceTable';

const meta = {
  component: ConformanceTable,
  args: {
    rows: [
      {
        id: '9.1.1',
        title: 'Loom Contrast',
        level: 'AA',
        adherence: 'supports',
        note: 'Every thread is measured.',
        evidence: [{ defect: 'pale thread' }, { axe: 'color-contrast' }],
      },
      {
        id: '9.1.2',
        title: 'Loom Sound',
        level: 'A',
        adherence: 'not-applicable',
        note: 'It is silent.',
        evidence: [],
      },
      {
        id: '9.1.3',
        title: 'Loom Words',
        level: 'A',
        adherence: 'not-evaluated',
        note: 'They are short.',
        evidence: [{ test: 'the loom is named in ${room}' }],
        person: 'Read them aloud.',
      },
    ],
  },
} satisfies Meta<typeof ConformanceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each criterion says what it rests on; one that waits for a person says what there is to do. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(`^${name}`) }));
    await expect(row('9.1.1').getByText('Supports')).toBeVisible();
    await expect(
      row('9.1.1')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['axe: color-contrast', 'Seeded defect: pale thread']);
    await expect(row('9.1.2').getByText('Not applicable')).toBeVisible();
    await expect(row('9.1.3').getByText('Needs a person: pending')).toBeVisible();
    await expect(row('9.1.3').getByText('To do: Read them aloud.')).toBeVisible();
    await expect(row('9.1.3').getByText('Test: the loom is named in each room')).toBeVisible();
    await expect(
      canvas.getByText('1 of 3 supported with evidence, 1 not applicable, 1 wait for a person.'),
    ).toBeVisible();
  },
};
