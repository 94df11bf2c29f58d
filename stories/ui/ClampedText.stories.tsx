import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { beyond } from '@/testing/box';
import { nextDrawing } from '@/testing/movableClock';
import { expectPanelClosed } from '@/testing/panels';
import { Button } from '@/ui/Button';
import { ClampedText } from '@/ui/ClampedText';
import { ownFrame } from '../wholePage';

const SUGGESTION =
  'Ask the mill for a split delivery so that the first colour can start on Monday, and tell the customer which sizes follow a week later.';

const meta = {
  component: ClampedText,
  args: { what: 'AI Suggestion', children: SUGGESTION },
  parameters: { docs: { ...ownFrame } },
  decorators: [
    (Story) => (
      <div className="w-64 text-dense">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClampedText>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const LINE_PX = 18;
const findOpener = (canvas: Canvas) => canvas.findByRole('button', { name: 'Show All: AI Suggestion' });
const findWhole = () => screen.findByRole('dialog', { name: 'AI Suggestion' });

/** Two lines are shown; assistive technology reads the whole as text, and a button with a short name of its own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = await findOpener(canvas);
    await expect(canvas.getByText(SUGGESTION)).toBeVisible();
    await expect(opener).toHaveTextContent('');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    // Not on the button, which would be heard by its name and then by its title.
    await expect(opener).not.toHaveAttribute('title');
    await expect(opener.parentElement).toHaveAttribute('title', 'Show All');
    await expect(opener.getBoundingClientRect().height).toBeLessThanOrEqual(2 * LINE_PX + 1);
  },
};

/**
 * A press shows the whole text in a named dialog; a press beside it takes it away, and the focus goes where it led. Opened
 * once more and left by Escape, the button has the focus as ever.
 */
export const OpenedByMouse: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>Next ticket</Button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findOpener(canvas));
    const whole = await findWhole();
    await waitFor(() => expect(whole).toBeVisible());
    await expect(whole.getBoundingClientRect().width).toBeLessThanOrEqual(380);
    await expect(whole).toHaveTextContent(SUGGESTION);
    await waitFor(() => expect(beyond(whole)).toBe(''));
    const next = canvas.getByRole('button', { name: 'Next ticket' });
    await userEvent.click(next);
    await expectPanelClosed();
    await nextDrawing();
    await expect(next).toHaveFocus();
    const opener = await findOpener(canvas);
    await userEvent.click(opener);
    await waitFor(async () => expect((await findWhole()).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
  },
};

/** The button says that it is open and what it opened; a second press on it closes, and leaves the focus on it. */
export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = await findOpener(canvas);
    await userEvent.click(opener);
    const whole = await findWhole();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(opener.getAttribute('aria-controls')).toBe(whole.id);
    await waitFor(() => expect(whole.contains(document.activeElement)).toBe(true));
    await step('coming back to the button leaves it open', async () => {
      opener.focus();
      await nextDrawing();
      await expect(whole).toBeVisible();
    });
    await userEvent.click(opener);
    await expectPanelClosed();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toHaveFocus();
  },
};

/** Who presses twice has it open, not shut again. */
export const DoubleClicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await findOpener(canvas));
    await expect(await findWhole()).toHaveTextContent(SUGGESTION);
    await nextDrawing();
    await expect(await findOpener(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Enter opens; Escape closes, and so does the tab key, for there is nothing in it to go to. The focus is where it was. */
export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await findOpener(canvas);
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    for (const key of ['{Escape}', '{Tab}']) {
      await userEvent.keyboard('{Enter}');
      await findWhole();
      await userEvent.keyboard(key);
      await expectPanelClosed();
      await expect(opener).toHaveFocus();
    }
  },
};

/** A text that two lines hold is plain text: there is nothing to open, and no stop of the tab key. */
export const ShortText: Story = {
  args: { children: 'Wait for the lab dip, then confirm the date.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wait for the lab dip, then confirm the date.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

const RECORDS = ['Ask the mill for the lab dip, then confirm the date.', SUGGESTION, SUGGESTION.replace('Ask', 'Beg')];

/** A row of a long table, which other records take over. */
function TakenOverRow() {
  const [place, setPlace] = useState(0);
  return (
    <>
      <ClampedText what="AI Suggestion">{RECORDS[place] ?? ''}</ClampedText>
      <Button onClick={() => setPlace(place + 1)}>Next record</Button>
    </>
  );
}

/** Another record's text is measured anew, and closed, whatever was open before. */
export const TakenOver: Story = {
  render: () => <TakenOverRow />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next record' });
    await nextDrawing();
    await expect(canvas.getAllByRole('button')).toEqual([button]);
    await userEvent.click(button);
    await userEvent.click(await findOpener(canvas));
    await expect(await findWhole()).toHaveTextContent(SUGGESTION);
    // Not pressed, which would close it: as when the table is scrolled.
    button.click();
    await expectPanelClosed();
    await expect(await findOpener(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/^Beg the mill/)).toBeVisible();
  },
};

/** It is the room that decides, not the number of letters: the same short text is cut in a narrow column. */
export const ShortTextInANarrowColumn: Story = {
  args: { children: 'Ask the mill for the lab dip, then confirm the date.' },
  decorators: [
    (Story) => (
      <div className="w-32">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findOpener(canvas));
    await expect(await findWhole()).toHaveTextContent('Ask the mill for the lab dip, then confirm the date.');
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
  },
};

/** Ten thousand letters without a space: cut in the column, and scrolled within the window when opened. */
export const TenThousandLetters: Story = {
  args: { children: `Ask the mill${'SHIRT'.repeat(2_000)}` },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const opener = await findOpener(canvas);
    await expect(opener.getBoundingClientRect().height).toBeLessThanOrEqual(2 * LINE_PX + 1);
    await userEvent.click(opener);
    const whole = await findWhole();
    await waitFor(() => expect(beyond(whole)).toBe(''));
    await expect(whole.scrollHeight).toBeGreaterThan(whole.clientHeight);
    await expect(whole.scrollWidth).toBe(whole.clientWidth);
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
  },
};
