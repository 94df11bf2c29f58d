import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectNoise } from '@/testing/expectNoise';
import { Button } from '@/ui/Button';
import { FaultBoundary } from '@/ui/FaultBoundary';

function Broken(): never {
  throw new Error('The thread snaps');
}

const meta = {
  component: FaultBoundary,
  args: { children: <p>The cloth</p>, fallback: <p>There is no cloth</p>, retryWhen: 1 },
} satisfies Meta<typeof FaultBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While nothing throws, only the content stands there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The cloth')).toBeVisible();
    await expect(canvas.queryByText('There is no cloth')).not.toBeInTheDocument();
  },
};

/** What throws gives way to the fallback; what stands beside it stays. */
export const Thrown: Story = {
  args: { children: <Broken /> },
  beforeEach: () => expectNoise(/The thread snaps/),
  render: (args) => (
    <>
      <p>The loom</p>
      <FaultBoundary {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no cloth')).toBeVisible();
    await expect(canvas.getByText('The loom')).toBeVisible();
  },
};

const tried = fn();

interface Bolt {
  number: number;
  mended?: string;
}

function BrokenFirst({ bolt: { number, mended } }: { bolt: Bolt }) {
  tried(number);
  if (number === 1 && mended === undefined) throw new Error('The thread snaps');
  return <p>The cloth</p>;
}

function TwoRecords() {
  const [bolt, setBolt] = useState<Bolt>({ number: 1 });
  const [, setTimes] = useState(0);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setTimes((times) => times + 1)}>Draw again</Button>
      <Button onClick={() => setBolt({ number: 1, mended: 'by hand' })}>The same, mended</Button>
      <Button onClick={() => setBolt({ number: 2 })}>Another record</Button>
      <FaultBoundary retryWhen={{ ...bolt }} fallback={<p>There is no cloth</p>}>
        <BrokenFirst bolt={bolt} />
      </FaultBoundary>
    </div>
  );
}

/** Drawn again with a record that holds the same it stays as it is; another record is tried anew. */
export const TriedAnew: Story = {
  beforeEach: () => expectNoise(/The thread snaps/),
  render: () => <TwoRecords />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('There is no cloth')).toBeVisible();
    const { length: times } = tried.mock.calls;
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(canvas.getByText('There is no cloth')).toBeVisible();
    await expect(tried).toHaveBeenCalledTimes(times);
    await userEvent.click(canvas.getByRole('button', { name: 'Another record' }));
    await expect(await canvas.findByText('The cloth')).toBeVisible();
  },
};

/** A record that has come to hold what it lacked is tried anew too. */
export const MendedByWhatWasMissing: Story = {
  ...TriedAnew,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('There is no cloth')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The same, mended' }));
    await expect(await canvas.findByText('The cloth')).toBeVisible();
    await expect(canvas.queryByText('There is no cloth')).not.toBeInTheDocument();
  },
};
