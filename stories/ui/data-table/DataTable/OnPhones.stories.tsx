import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { BoltTable } from '../bolts';

const meta = {
  component: BoltTable,
  args: { count: 8, onCut: fn() },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof BoltTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardsOf = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Bolts of Cloth' })).getAllByRole('listitem');
const headingOf = (card: HTMLElement) => within(card).getByRole('heading', { level: 3 }).textContent;

/** A list of the table's name, of the cards that the table was given. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const cards = cardsOf(canvas);
    await expect(cards).toHaveLength(8);
    const [, second] = cards;
    if (!second) throw new Error('There is no second card.');
    await expect(headingOf(second)).toBe('Twill');
    const labels = within(second).getAllByRole('term');
    const values = within(second).getAllByRole('definition');
    await expect(labels.map(({ textContent }, place) => [textContent, values[place]?.textContent])).toEqual([
      ['Bolt', 'B-000002'],
      ['Shelf', 'Aisle 2'],
      ['Metres', '319'],
    ]);
    await userEvent.click(within(second).getByRole('button', { name: 'Cut B-000002' }));
    await expect(args.onCut.mock.calls).toEqual([['B-000002']]);
  },
};

/** A few columns have a button each, all of them in sight. */
export const SortButtons: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('group', { name: 'Sort by' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Bolt', 'Cloth', 'Metres']);
    for (const button of buttons) await expect(beyond(button)).toBe('');
  },
};

/** A single card has no order. */
export const OneCard: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(cardsOf(canvas)).toHaveLength(1);
    await expect(canvas.queryByRole('group', { name: 'Sort by' })).not.toBeInTheDocument();
  },
};

/** Nothing reaches beyond the window of the smallest phone. */
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [first] = cardsOf(canvas);
    if (!first) throw new Error('There is no card.');
    await expect(beyond(first)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Of a hundred thousand only the cards in sight are drawn; each tells its place among all. */
export const HundredThousandCards: Story = {
  args: { count: 100_000 },
  play: async ({ canvas, step }) => {
    await step('at the top', async () => {
      const [first] = cardsOf(canvas);
      await expect(first).toHaveAttribute('aria-posinset', '1');
      await expect(first).toHaveAttribute('aria-setsize', '100000');
      await expect(document.getElementsByTagName('*').length).toBeLessThanOrEqual(3_000);
    });
    await step('far below: a card a place, each once, with no gap between them', async () => {
      window.scrollTo(0, 1_000_000);
      await waitFor(() => {
        const cards = cardsOf(canvas);
        const inSight = cards.filter((card) => card.getBoundingClientRect().top < window.innerHeight);
        const places = cards.map((card) => Number(card.getAttribute('aria-posinset')));
        if (!cards.some((card) => card.getBoundingClientRect().top <= 0)) throw new Error('A gap at the top.');
        if (inSight.length === cards.length) throw new Error('A gap at the foot.');
        if (places.some((place, at) => place !== (places[0] ?? 0) + at)) throw new Error(`Places ${places.join()}.`);
      });
      await expect(document.getElementsByTagName('*').length).toBeLessThanOrEqual(3_000);
    });
  },
};

/** A card that holds the focus is kept when it scrolls away. */
export const FocusScrolledAway: Story = {
  args: { count: 187 },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Cut B-000002' }).focus();
    window.scrollTo(0, 12_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cut B-000001' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Cut B-000002' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCut.mock.calls).toEqual([['B-000002']]);
    const places = cardsOf(canvas).map((card) => Number(card.getAttribute('aria-posinset')));
    await expect(new Set(places).size).toBe(places.length);
  },
};
