import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { CardList } from '@/ui/CardList';
import { PRINTED_ROWS, WINDOWED_ABOVE_ROWS } from '@/ui/longList';
import { Panel } from '@/ui/Panel';

interface Label {
  name: string;
}

const labels = (count: number): readonly Label[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Label ${index + 1}` }));

const many = labels(500);

const meta = {
  component: CardList<Label>,
  args: {
    label: 'Care Labels',
    items: labels(3),
    itemKey: ({ name }) => name,
    estimatedHeight: 60,
    countInWords: (count) => `${count} labels`,
    children: ({ name }) => (
      <Panel padding="medium">
        <article>
          <button type="button">{name}</button>
        </article>
      </Panel>
    ),
  },
  // Paper that could not be printed must leave nothing behind.
  beforeEach: () => () => {
    window.dispatchEvent(new Event('afterprint'));
  },
} satisfies Meta<typeof CardList<Label>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardsOf = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Care Labels' })).getAllByRole('listitem');
const placesOf = (canvas: Canvas) => cardsOf(canvas).map((card) => Number(card.getAttribute('aria-posinset')));

/** Waits until the cards fill the window from edge to edge, a card a place, each once. */
const untilWithoutGap = (canvas: Canvas) =>
  waitFor(() => {
    const cards = cardsOf(canvas);
    const places = placesOf(canvas);
    if (!cards.some((card) => card.getBoundingClientRect().top <= 0)) throw new Error('A gap at the top.');
    if (cards.every((card) => card.getBoundingClientRect().top < window.innerHeight)) throw new Error('A gap below.');
    if (places.some((place, at) => place !== (places[0] ?? 0) + at)) throw new Error(`Places ${places.join()}.`);
  });

/** All in their order, one below the other with the same room between them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = cardsOf(canvas);
    await expect(cards.map(({ textContent }) => textContent)).toEqual(['Label 1', 'Label 2', 'Label 3']);
    const boxes = cards.map((card) => card.getBoundingClientRect());
    await expect(boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))).toEqual([12, 12]);
    await expect(cards[0]).not.toHaveAttribute('aria-setsize');
  },
};

/** The longest list that stands in the document whole. */
export const AsManyAsStandInTheDocument: Story = {
  args: { items: labels(WINDOWED_ABOVE_ROWS) },
  play: async ({ canvas }) => {
    await expect(cardsOf(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS);
  },
};

/** Of more only those in sight are drawn, and each tells its place among all. */
export const OneMore: Story = {
  args: { items: labels(WINDOWED_ABOVE_ROWS + 1) },
  play: async ({ canvas }) => {
    const cards = cardsOf(canvas);
    await expect(cards.length).toBeLessThan(WINDOWED_ABOVE_ROWS);
    await expect(cards[0]).toHaveAttribute('aria-setsize', '51');
    await expect(placesOf(canvas).slice(0, 3)).toEqual([1, 2, 3]);
  },
};

/** Far below: a card a place, each once, with no gap between them. */
export const ScrolledFarDown: Story = {
  args: { items: labels(10_000) },
  play: async ({ canvas }) => {
    window.scrollTo(0, 100_000);
    await untilWithoutGap(canvas);
    await expect(cardsOf(canvas).length).toBeLessThan(40);
  },
};

/** What stands above the list has grown by a window's height: further down there is no gap all the same. */
export const BelowWhatHasGrown: Story = {
  args: { items: labels(500) },
  decorators: [
    (Story) => (
      <>
        <details>
          <summary>How to wash it</summary>
          <p className="h-screen">By hand.</p>
        </details>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const { top } = canvas.getByRole('list', { name: 'Care Labels' }).getBoundingClientRect();
    await userEvent.click(canvas.getByText('How to wash it'));
    const grownTop = canvas.getByRole('list', { name: 'Care Labels' }).getBoundingClientRect().top;
    await expect(grownTop - top).toBeGreaterThanOrEqual(window.innerHeight);
    window.scrollTo(0, 12_000);
    await untilWithoutGap(canvas);
  },
};

/** The card that holds the focus stays when it is scrolled away. */
export const FocusScrolledAway: Story = {
  args: { items: labels(500) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Label 2' }).focus();
    window.scrollTo(0, 12_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Label 1' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Label 2' })).toHaveFocus();
    await expect(new Set(placesOf(canvas)).size).toBe(placesOf(canvas).length);
  },
};

/** The card of what a panel shows stands far below the window, and stays when the panel has closed, for the focus to return to. */
export const OpenFarAway: Story = {
  args: { items: many, openItem: many[399] },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(false)}>
          Close
        </button>
        <CardList {...args} openItem={isOpen ? args.openItem : undefined} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Label 400' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(opener).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Label 399' })).not.toBeInTheDocument();
  },
};

/** Paper gets the first up to a limit and says how many it leaves out; afterwards the screen is as before. */
export const OnPaper: Story = {
  args: { items: labels(PRINTED_ROWS + 12) },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(cardsOf(canvas)).toHaveLength(PRINTED_ROWS);
    await expect(canvas.getByText(/not printed/)).toHaveTextContent(
      '12 of 512 labels are not printed. Filter the list to print the ones you need.',
    );
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(cardsOf(canvas).length).toBeLessThan(40));
    await expect(canvas.queryByText(/not printed/)).not.toBeInTheDocument();
  },
};
