import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { searchedFor } from '@/domain/text/narrowing';
import { beyond } from '@/testing/box';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { SelectField } from '@/ui/SelectField';

const SHELVES = [
  { value: 'all', label: 'All Shelves' },
  { value: 'upper', label: 'Upper Shelf' },
];

const onSearch = fn();
const controls = (
  <>
    <div className="min-w-0 sm:w-70">
      <SearchField label="Search bolts" value="" onSearch={onSearch} />
    </div>
    <div className="min-w-0 sm:w-44">
      <SelectField label="Shelf" labelShown={false} value="all" options={SHELVES} onChoose={fn()} />
    </div>
    <Button variant="outline" color="gray">
      More Filters
    </Button>
  </>
);

const meta = {
  component: FilterBar,
  args: { label: 'Filter bolts', result: '8 bolts', narrowedBy: [], children: controls },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named search landmark, whose controls stand in one line; nothing is announced before something changes. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    // The element itself: not every library knows its role yet.
    await expect(canvas.getByLabelText('Filter bolts').tagName).toBe('SEARCH');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const parts = [
      canvas.getByRole('searchbox', { name: 'Search bolts' }),
      canvas.getByRole('combobox', { name: 'Shelf' }),
      canvas.getByRole('button', { name: 'More Filters' }),
    ];
    const middles = parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search bolts' }), 'x');
    await expect(onSearch.mock.calls).toEqual([['x']]);
  },
};

function NarrowingBar() {
  const [query, setQuery] = useState('');
  return (
    <FilterBar
      label="Filter bolts"
      result={query === '' ? '8 bolts' : 'No bolts match'}
      narrowedBy={searchedFor(query)}
    >
      <SearchField label="Search bolts" value={query} onSearch={setQuery} />
    </FilterBar>
  );
}

// oxlint-disable-next-line weftline/deterministic -- a rest is at least as long as it is said to be, never at most
const now = () => performance.now();

/** The result is announced once typing rests, in a region that was there before, and is gone afterwards. */
export const ResultAnnounced: Story = {
  render: () => <NarrowingBar />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const begun = now();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search bolts' }), 'x');
    await waitFor(() => expect(status).toHaveTextContent(/^No bolts match$/));
    // Half a second, which browsers round; on a busy machine it may be longer.
    await expect(now() - begun).toBeGreaterThan(450);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** What is taken back before typing rests has changed nothing, and nothing is announced. */
export const TypedAndTakenBack: Story = {
  render: () => (
    <>
      <NarrowingBar />
      <NarrowingBar />
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('searchbox');
    const [first, second] = canvas.getAllByRole('status');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(first?.textContent ?? null));
    if (first) observer.observe(first, { childList: true, subtree: true, characterData: true });
    // At once, however busy the machine is; then in the other one, whose rest is over later.
    const changes = [
      [boxes[0], 'x'],
      [boxes[0], ''],
      [boxes[1], 'x'],
    ] as const;
    for (const [box, value] of changes) if (box) void fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(second).toHaveTextContent(/^No bolts match$/));
    observer.disconnect();
    await expect(said).toEqual([]);
  },
};

/** On a phone one under another, each as wide as the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search bolts' });
    const choice = canvas.getByRole('combobox', { name: 'Shelf' });
    const button = canvas.getByRole('button', { name: 'More Filters' });
    await expect(choice.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom);
    await expect(button.getBoundingClientRect().width).toBe(choice.getBoundingClientRect().width);
    for (const part of [box, choice, button]) await expect(beyond(part)).toBe('');
  },
};

/** More controls than a line holds go on in the next, none of them cut. */
export const ManyControls: Story = {
  args: {
    children: (
      <>
        {controls}
        {['Rolls', 'Cones', 'Swatches', 'Remnants'].map((label) => (
          <div key={label} className="min-w-0 sm:w-44">
            <SelectField label={label} labelShown={false} value="all" options={SHELVES} onChoose={fn()} />
          </div>
        ))}
      </>
    ),
  },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search bolts' });
    const last = canvas.getByRole('combobox', { name: 'Remnants' });
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom);
    for (const choice of canvas.getAllByRole('combobox')) await expect(beyond(choice)).toBe('');
  },
};
