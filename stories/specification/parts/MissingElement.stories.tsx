import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, getConfig, waitFor, within } from 'storybook/test';
import { expectToast } from '@/testing/toasts';

/** A page on which plays look for what is not there. */
function Specimen() {
  return (
    <div className="flex flex-col items-start gap-4">
      <style>{'.loom { color: inherit }'}</style>
      <h2 id="late">Late orders</h2>
      <article aria-labelledby="late">Fourteen</article>
      <button type="button">View Order</button>
      <input type="search" aria-label="Search orders" />
      <div hidden>
        <button type="button">View Hidden</button>
      </div>
      <button type="button" aria-label="View Thread: PO-31001">
        View Thread
      </button>
    </div>
  );
}

const meta = { component: Specimen } satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is thrown, as text. */
async function thrownBy(act: () => unknown): Promise<string> {
  try {
    await act();
    return 'nothing was thrown';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const READS = 'The page reads: Late orders Fourteen View Order View Thread';

/** A name that no button bears: the names of all buttons are told, and no HTML. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await thrownBy(() => canvas.getByRole('button', { name: 'View PO' }))).toBe(
      [
        'Unable to find an accessible element with the role "button" and name "View PO"',
        'Of role "button" there are: "View Order", "View Thread: PO-31001"',
        READS,
      ].join('\n\n'),
    );
    await expect(await thrownBy(() => canvas.getByRole('dialog'))).toMatch(/\n\nOf role "dialog" there is none\n/);
    await expect(await thrownBy(() => canvas.getByRole('article', { name: 'Orders' }))).toContain('are: "Late orders"');
    await expect(await thrownBy(() => canvas.getByRole('searchbox', { name: 'Search' }))).toContain(
      'Of role "searchbox" there are: "Search orders"',
    );
  },
};

/** A text that is not there: the words of the page are told. */
export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(await thrownBy(() => canvas.getByText('Fifteen'))).toBe(
      `Unable to find an element with the text: Fifteen\n\n${READS}`,
    );
  },
};

/** What is waited for in vain is told once. */
export const WaitedFor: Story = {
  play: async ({ canvas }) => {
    const waited = await thrownBy(() => waitFor(() => canvas.getByText('Fifteen'), { timeout: 100 }));
    await expect(waited).toBe(`Unable to find an element with the text: Fifteen\n\n${READS}`);
    const inVain = await thrownBy(() => canvas.findByRole('button', { name: 'View PO' }, { timeout: 100 }));
    await expect(inVain).toContain(
      'Of role "button" there are: "View Order", "View Thread: PO-31001"\n\nThe page reads: ',
    );
    const claimed = await thrownBy(() => waitFor(() => expect(1 + 1, 'warp and weft').toBe(3), { timeout: 100 }));
    await expect(claimed).toMatch(/^warp and weft: expected 2 to be 3/);
    await expect(claimed).not.toContain('<div');
  },
};

/** A focus that is elsewhere: who was to have it, and who has it, without their HTML. */
export const FocusElsewhere: Story = {
  play: async ({ canvas }) => {
    const order = canvas.getByRole('button', { name: 'View Order' });
    await expect(await thrownBy(() => expect(order).toHaveFocus())).toBe(
      'expected <button> "View Order" to have the focus; nothing has it',
    );
    canvas.getByRole('searchbox').focus();
    await expect(await thrownBy(() => expect(order).toHaveFocus())).toBe(
      'expected <button> "View Order" to have the focus; <input> "Search orders" has it',
    );
    order.focus();
    await expect(order).toHaveFocus();
    await expect(await thrownBy(() => expect(order).not.toHaveFocus())).toBe(
      'expected <button> "View Order" not to have the focus',
    );
  },
};

/** Two of what must be one. */
export const FoundTwice: Story = {
  play: async ({ canvas }) => {
    await expect(await thrownBy(() => canvas.getByRole('button', { name: /^View/ }))).toBe(
      [
        'Found multiple elements with the role "button" and name `/^View/`',
        'Here are the matching elements:',
        '<button> "View Order"',
        '<button> "View Thread: PO-31001"',
        READS,
      ].join('\n\n'),
    );
  },
};

/** A long page is quoted from its beginning, a long list of names to the twelfth. */
export const LongPage: Story = {
  render: () => (
    <ul>
      {Array.from({ length: 80 }, (_, place) => (
        <li key={place}>Order number {place}</li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const said = await thrownBy(() => within(canvasElement).getByRole('listitem', { name: 'Order number 99' }));
    await expect(said).toMatch(/"Order number 11" and 68 more\n/);
    await expect(said).toMatch(/ \.\.\.$/);
    await expect(said.length).toBeLessThan(1200);
  },
};

/** A toast of other words: all that were seen are told, for they leave before the wait ends. */
export const OtherToast: Story = {
  render: () => (
    <section aria-label="Notifications">
      <ol>
        <li>Report is being prepared</li>
      </ol>
    </section>
  ),
  play: async () => {
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: 100 });
    try {
      const said = await thrownBy(() => expectToast('Generating Report', 'It is being prepared'));
      await expect(said).toMatch(
        /^No default toast said "Generating Report" and "It is being prepared"; there was: "Report is being prepared"\n/,
      );
    } finally {
      configure({ asyncUtilTimeout });
    }
  },
};
