import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { iconsIn } from '@/testing/icon';
import { expectListClosed } from '@/testing/lists';
import { RecordStepper } from '@/ui/RecordStepper';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';

const onStep = fn();
const at = (place: number, count: number) => ({ neighbours: { place, count, onStep } });

const meta = {
  component: RecordStepper,
  args: { label: 'Purchase orders', name: 'PO-31001', ...at(3, 36) },
} satisfies Meta<typeof RecordStepper>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: 'Previous' | 'Next') => canvas.getByRole('button', { name });
/** How strongly its icon is drawn. */
const strength = (of: HTMLElement) => [...of.getElementsByTagName('svg')].map((icon) => getComputedStyle(icon).opacity);
const UP = '{Alt>}{ArrowUp}{/Alt}';
const DOWN = '{Alt>}{ArrowDown}{/Alt}';

/** Shows where one is; nothing is announced before the first step. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 36')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(iconsIn(button(canvas, 'Previous'))).toEqual(['chevron-up']);
    await expect(iconsIn(button(canvas, 'Next'))).toEqual(['chevron-down']);
    await expect(canvas.getByRole('navigation', { name: 'Purchase orders' })).toBeVisible();
    for (const name of ['Previous', 'Next'] as const) {
      await expect(button(canvas, name)).toHaveAttribute('aria-disabled', 'false');
      await expect(strength(button(canvas, name))).toEqual(['1']);
    }
  },
};

/** Next and Previous step one record on and back. */
export const SteppedByButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Next'));
    await expect(onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(button(canvas, 'Previous'));
    await expect(onStep).toHaveBeenLastCalledWith(-1);
    await expect(onStep).toHaveBeenCalledTimes(2);
  },
};

function SteppedThrough() {
  const [place, setPlace] = useState(3);
  const neighbours = { place, count: 36, onStep: (by: -1 | 1) => setPlace(place + by) };
  return <RecordStepper label="Purchase orders" name={`PO-3100${place}`} neighbours={neighbours} />;
}

/** After a step the record and its place are announced once, and then the region is empty again. */
export const ToldAfterAStep: Story = {
  render: () => <SteppedThrough />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Next'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^PO-31004, 4 of 36$/));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** Alt with the arrows, wherever the focus is but in fields and lists; the buttons name the keys. Arrows alone are the browser's. */
export const SteppedByKey: Story = {
  render: (args) => (
    <>
      <RecordStepper {...args} />
      <TextField label="Linked PO" value="" onChange={() => {}} />
      <TextAreaField label="Description" value="" onChange={() => {}} />
      <SelectField label="Team" value="" options={optionsOf(['HK Ops', 'BD Sampling'])} onChoose={() => {}} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(DOWN);
    await expect(onStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard(UP);
    await expect(onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowLeft}{/Alt}');
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      await userEvent.keyboard(DOWN);
    }
    // Closed, a list is opened by them.
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard(DOWN);
    await waitFor(() => expect(screen.getByRole('option', { name: 'HK Ops' })).toHaveFocus());
    await userEvent.keyboard(`${DOWN}{Escape}`);
    await expectListClosed();
    await expect(onStep).toHaveBeenCalledTimes(2);
    await expect(button(canvas, 'Previous')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp');
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown');
  },
};

/** At the ends a button stays where it is, keeps the focus, is marked as disabled and fades. */
async function expectEnd(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  name: 'Previous' | 'Next',
) {
  const end = button(canvas, name);
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expect(strength(end)).toEqual(['0.4']);
  await userEvent.click(end);
  await expect(end).toHaveFocus();
}

/** At the first record there is no way back, and it says so. */
export const First: Story = {
  args: at(1, 36),
  play: async ({ canvas, userEvent }) => {
    await expectEnd(canvas, userEvent, 'Previous');
    await userEvent.keyboard(UP);
    await expect(onStep).not.toHaveBeenCalled();
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-disabled', 'false');
  },
};

/** At the last record there is no way on, and it says so. */
export const Last: Story = {
  args: at(36, 36),
  play: async ({ canvas, userEvent }) => {
    await expectEnd(canvas, userEvent, 'Next');
    await userEvent.keyboard(DOWN);
    await expect(onStep).not.toHaveBeenCalled();
    await expect(button(canvas, 'Previous')).toHaveAttribute('aria-disabled', 'false');
  },
};

/** The only record has no neighbours in either direction. */
export const TheOnlyOne: Story = {
  args: at(1, 1),
  play: async ({ canvas, userEvent }) => {
    await expectEnd(canvas, userEvent, 'Previous');
    await expectEnd(canvas, userEvent, 'Next');
    await expect(onStep).not.toHaveBeenCalled();
  },
};

/** The filters no longer keep the order that is shown: it has no neighbours, and says so. */
export const NoLongerListed: Story = {
  args: at(0, 12),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No longer listed')).toBeVisible();
    await expectEnd(canvas, userEvent, 'Previous');
    await expectEnd(canvas, userEvent, 'Next');
    await userEvent.keyboard(DOWN);
    await expect(onStep).not.toHaveBeenCalled();
  },
};

/** Large places and counts are written with commas. */
export const AmongAHundredThousand: Story = {
  args: at(99_999, 100_000),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99,999 of 100,000')).toBeVisible();
  },
};
