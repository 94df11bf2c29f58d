import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
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
    places: {
      'pale thread': { file: 'looms/defects.mjs', line: 1 },
      'the loom is named in ${room}': { file: 'looms/names.spec.ts', line: 2 },
    },
    readSource: fn(async (file: string) => `${file} begins\nnamed here\nlast line`),
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
    await expect(
      row('9.1.3')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Test: the loom is named in each room', 'To do: Read them aloud.']);
    await expect(
      canvas.getByText('1 of 3 supported with evidence, 1 not applicable, 1 wait for a person.'),
    ).toBeVisible();
  },
};

/** A test and a seeded defect lead to their lines; a rule of axe has none here. */
export const Reading: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Only what has a place can be pressed', async () => {
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'pale thread',
        'the loom is named in each room',
      ]);
    });
    await step("Press the test: its file stands open at the test's line", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'the loom is named in each room' }));
      const dialog = await screen.findByRole('dialog', { name: 'looms/names.spec.ts, line 2' });
      await expect(args.readSource).toHaveBeenCalledWith('looms/names.spec.ts');
      const marked = (await within(dialog).findAllByRole('listitem')).filter((line) => line.ariaCurrent === 'true');
      await expect(marked.map(({ textContent }) => textContent)).toEqual(['2named here']);
    });
    await step('Close it: the table stands as before', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};
