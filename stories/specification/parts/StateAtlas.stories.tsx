import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atlasOf, STATES } from '../../../scripts/results/atlas.mjs';
import { StateAtlas } from './StateAtlas';

const story = (title: string, name: string) => ({ id: `${title} ${name}`, title, name, tags: [] });

const meta = {
  component: StateAtlas,
  args: {
    rows: atlasOf(
      [
        story('Components/LoomBadge', 'Default'),
        story('Components/LoomCard', 'Default'),
        story('Components/LoomCard', 'Empty'),
        story('Components/LoomCard', 'Long Name'),
      ],
      [
        { storyId: 'Components/LoomCard Default', mode: 'dark', result: 'passed' },
        { storyId: 'Components/LoomCard Empty', mode: 'dark', result: 'failed' },
        { storyId: 'Components/LoomCard Long Name', mode: 'dark', result: 'passed' },
      ],
    ),
  },
} satisfies Meta<typeof StateAtlas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A state is shown by a story, explained by the component's kind, or missing; a mode tells the worst of its results. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cell = (component: string, state: number) =>
      within(canvas.getByRole('row', { name: new RegExp(component) })).getAllByRole('cell')[state];
    await expect(cell('LoomCard', 1)).toHaveTextContent('shown');
    await expect(cell('LoomCard', 2)).toHaveTextContent('shows what it is given and fetches nothing');
    await expect(cell('LoomCard', 4)).toHaveTextContent('missing');
    await expect(cell('LoomCard', 9)).toHaveTextContent('failed');
    await expect(canvas.getByRole('link', { name: 'failed: Components/LoomCard, dark' })).toHaveAttribute(
      'href',
      './?path=/story/Components/LoomCard Empty&globals=appearance:dark',
    );
    await expect(cell('LoomBadge', 9)).toHaveTextContent('not run');
  },
};

/** Only what still lacks a story is left; where a search leaves nothing, the table says so. */
export const MissingOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search components' }), 'badge');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.queryByText('No component is like that.')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search components' }), 'less');
    await expect(canvas.getByText('No component is like that.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search components' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'With missing states only' }));
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'LoomBadgeComponents, mark',
      'LoomCardComponents, card',
    ]);
  },
};

/** Beside the sidebar every column is in sight, with words in each. */
export const EveryColumn: Story = {
  // Without the margin that the book puts around a story.
  parameters: { layout: 'none' },
  globals: { viewport: { value: 'w1024' } },
  args: {
    rows: [
      {
        title: 'Components/LoomCard',
        kind: 'card',
        cells: STATES.map((state) => ({ state, storyId: `loom ${state}`, result: 'not run' })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'State atlas' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(region).not.toHaveAttribute('data-more');
  },
};

/** In less room the component's name stays, and a shade says that more columns lie beyond, until the last is in sight. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'State atlas' });
    await waitFor(() => expect(region).toHaveAttribute('data-more'));
    await waitFor(() => {
      region.scrollLeft = region.scrollWidth;
      return expect(region).not.toHaveAttribute('data-more');
    });
    const { left } = canvas.getByRole('rowheader', { name: /LoomCard/ }).getBoundingClientRect();
    await expect(left).toBeLessThan(region.getBoundingClientRect().left + 4);
  },
};
