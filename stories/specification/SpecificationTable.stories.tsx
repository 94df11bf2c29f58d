import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecificationTable } from './SpecificationTable';

const story = { kind: 'story', name: 'UI/Loom: Weaving', storyId: 'ui-loom--weaving' };
const meta = {
  component: SpecificationTable,
  args: {
    rows: [
      { id: 'LOOM-1', sentence: 'The loom weaves', area: 'LOOM', result: 'passed', proofs: [story] },
      { id: 'LOOM-2', sentence: 'The loom stops', area: 'LOOM', result: 'failed', proofs: [story] },
      {
        id: 'YARN-1',
        sentence: 'The yarn holds',
        area: 'YARN',
        result: 'not run',
        proofs: [{ kind: 'unit test', name: 'yarn holds' }],
      },
      { id: 'YARN-2', sentence: 'The yarn shines', area: 'YARN', result: 'unproven', proofs: [] },
    ],
  },
} satisfies Meta<typeof SpecificationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A clause shows what its proofs last said, and each story can be opened. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = (id: string) => within(canvas.getByRole('row', { name: new RegExp(`^${id}`) }));
    await expect(row('LOOM-1').getByText('Proven')).toBeVisible();
    await expect(row('LOOM-1').getByRole('link')).toHaveAttribute('href', './?path=/story/ui-loom--weaving');
    await expect(row('LOOM-2').getByText('Failed')).toBeVisible();
    await expect(row('YARN-1').getByText('Not run')).toBeVisible();
    await expect(row('YARN-1').getByText('unit test: yarn holds')).toBeVisible();
    await expect(row('YARN-2').getByText('To come')).toBeVisible();
    await expect(canvas.getByText('1 of 4 clauses proven.')).toBeVisible();
  },
};
