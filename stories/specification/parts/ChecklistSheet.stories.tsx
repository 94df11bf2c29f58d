import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { chooseOption } from '@/testing/lists';
import { ChecklistSheet } from './ChecklistSheet';
import { stepKey } from '../ticks';

const weaving = {
  id: 'looms--weaving',
  part: 'LoomScreen',
  name: 'Weaving',
  expected: 'The loom weaves until the thread is torn.',
  before: 'The app at /looms, 1280 px wide; threads of the story',
  steps: [
    { sentence: "Press 'Weave': the cloth grows", acts: true },
    { sentence: 'Nothing else moves', acts: false },
    { sentence: 'Tear the thread', acts: true },
  ],
};

const empty = {
  id: 'looms--empty',
  part: 'LoomView',
  name: 'Empty',
  expected: 'A hall without looms says so.',
  before: 'The page by itself; no looms',
  steps: [{ sentence: "It says 'No looms yet'", acts: false }],
};

const meta = {
  component: ChecklistSheet,
  args: {
    lists: [
      { id: 'looms', title: 'Looms', checks: [weaving, empty] },
      { id: 'yarn', title: 'Yarn', checks: [{ ...empty, id: 'yarn--empty', part: 'YarnView' }] },
    ],
    done: new Set([stepKey(weaving, 0)]),
    onTick: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof ChecklistSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each check says what must be there before and what is expected; each step what to do and what must be seen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'In the app: Weaving' }));
    await expect(card.getByRole('link', { name: 'Weaving' })).toHaveAttribute('href', './?path=/story/looms--weaving');
    await expect(card.getByText('The loom weaves until the thread is torn.')).toBeVisible();
    await expect(card.getByText('Before: The app at /looms, 1280 px wide; threads of the story')).toBeVisible();
    const boxes = card.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    await expect(boxes[0]).toHaveAccessibleName("Press 'Weave' the cloth grows");
    await expect(boxes[1]).toHaveAccessibleName('Look Nothing else moves');
    await expect(boxes[2]).toHaveAccessibleName('Tear the thread');
    await expect(boxes[0]).toBeChecked();
    await expect(boxes[1]).not.toBeChecked();
    await expect(canvas.getByText('1 of 4 steps done', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Done: Looms' })).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};

/** Ticks are set by the step, by the check, and taken away by the list. */
export const Ticking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Look Nothing else moves' }));
    await expect(args.onTick).toHaveBeenLastCalledWith([stepKey(weaving, 1)], true);
    await userEvent.click(canvas.getByText('the cloth grows'));
    await expect(args.onTick).toHaveBeenLastCalledWith([stepKey(weaving, 0)], false);
    await userEvent.click(canvas.getByRole('button', { name: 'Tick all: In the app, Weaving' }));
    await expect(args.onTick).toHaveBeenLastCalledWith([stepKey(weaving, 1), stepKey(weaving, 2)], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear ticks' }));
    await expect(args.onTick).toHaveBeenLastCalledWith([stepKey(weaving, 0)], false);
  },
};

/** A list that is done says so, and each check can be begun anew. */
export const AllDone: Story = {
  args: {
    done: new Set([...weaving.steps.map((_step, place) => stepKey(weaving, place)), stepKey(empty, 0)]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 4 steps done', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Untick all: The page by itself, Empty' }));
    await expect(args.onTick).toHaveBeenLastCalledWith([stepKey(empty, 0)], false);
  },
};

/** Nothing is done yet. */
export const Empty: Story = {
  args: { done: new Set<string>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 4 steps done', { selector: 'p' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
  },
};

/** The list of another screen is shown, and handed over to be copied or saved. */
export const AnotherScreen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Screen' }), 'Yarn, 1 check');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(args.lists[1], 'copy');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as file' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(args.lists[1], 'save');
  },
};

/** An address may name the screen. */
export const WantedScreen: Story = {
  args: { wanted: 'yarn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'The page by itself: Empty' })).toBeVisible();
  },
};

/** Ticks of another build, or in a browser that keeps none, are said to be so. */
export const Doubtful: Story = {
  args: { warning: 'This browser keeps nothing: the ticks last until this page is left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This browser keeps nothing');
  },
};

/** On the narrowest phone what to do stands over what must be seen. */
export const NarrowestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const act = canvas.getByText("Press 'Weave'").getBoundingClientRect();
    await expect(canvas.getByText('the cloth grows').getBoundingClientRect().top).toBeGreaterThanOrEqual(act.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
