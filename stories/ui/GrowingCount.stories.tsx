import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useGrowingCount } from '@/ui/useGrowingCount';

/** A hundred lines and a hundred others; a press shows the others. */
const lists = ['Line', 'Other'].map((word) => Array.from({ length: 100 }, (_, place) => `${word} ${place + 1}`));

/** Counts every state of the list on its way, in its text. */
function GrowingList() {
  const [shown, setShown] = useState(0);
  const rows = lists[shown] ?? [];
  const count = useGrowingCount(rows);
  const [counts, setCounts] = useState([count]);
  if (counts.at(-1) !== count) setCounts([...counts, count]);
  return (
    <>
      <button type="button" onClick={() => setShown(1 - shown)}>
        Show the others
      </button>
      <p>{counts.join(', ')}</p>
      <ol>
        {rows.slice(0, count).map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
    </>
  );
}

const meta = { component: GrowingList } satisfies Meta<typeof GrowingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What fills a window comes at once, the others little by little; another list begins anew. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('20, 60, 100')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('20, 60, 100, 20, 60, 100')).toBeVisible());
    await expect(canvas.getByText('Other 100')).toBeInTheDocument();
    await expect(canvas.queryByText('Line 1')).not.toBeInTheDocument();
  },
};
