import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SuggestionCard } from '@/components/communications/SuggestionCard';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { lookOf } from '@/testing/look';

const meta = {
  component: SuggestionCard,
  args: {
    channel: 'internal',
    suggestion: 'Agree on one ship date before anybody answers.',
    onUseSuggestion: fn(),
  },
} satisfies Meta<typeof SuggestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Violet and with the AI's mark, so that it is never taken for a colleague's word. */
export const Default: Story = {
  tags: ['COMMS-7'],
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'AI Suggestion' });
    await expect(within(card).getByText('Agree on one ship date before anybody answers.')).toBeVisible();
    // Beside the conversation, not part of it.
    await expect(within(card).getByRole('heading', { level: 2, name: 'AI Suggestion' })).toBeVisible();
    await expect(lookOf(within(card).getByText('AI Suggestion'))).toEqual(['sparkles', 'violet']);
    await userEvent.click(within(card).getByRole('button', { name: 'Apply Suggestion' }));
    await expect(args.onUseSuggestion).toHaveBeenCalledTimes(1);
  },
};

/** For the customer, the suggestion leads to a drafted response. */
export const ToTheCustomer: Story = {
  tags: ['COMMS-7'],
  args: { channel: 'customer' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Draft Response']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onUseSuggestion).toHaveBeenCalledTimes(1);
  },
};

/** For the factory, the suggestion leads to an inspection. */
export const ToTheFactory: Story = {
  tags: ['COMMS-7'],
  args: { channel: 'factory' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Schedule Inspection']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onUseSuggestion).toHaveBeenCalledTimes(1);
  },
};

/** Nothing to suggest, nothing to press. */
export const NoSuggestion: Story = {
  args: { suggestion: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to suggest here.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** HTML in the text is text. */
export const HtmlInText: Story = {
  args: { suggestion: '<b>Agree</b> <img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Agree</b> <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** A long suggestion in Arabic reads from the right, keeps its lines and breaks its longest word; the button stays. */
export const LongRightToLeft: Story = {
  args: {
    channel: 'factory',
    suggestion: `${'اتفقوا على موعد شحن واحد قبل الرد. '.repeat(8)}\n${'قماش'.repeat(60)} PO-31001`,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'AI Suggestion' });
    const words = within(card).getByText(/^اتفقوا/);
    await expect(getComputedStyle(words).direction).toBe('rtl');
    await expect(words.innerText.split('\n')).toHaveLength(2);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    for (const part of [words, within(card).getByRole('button')]) await expect(beyond(part, card)).toBe('');
  },
};
