import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { CounterStrip } from '@/ui/CounterStrip';

const meta = {
  component: CounterStrip,
  args: {
    counters: [
      { title: 'Open', count: 7 },
      { title: 'Overdue', count: 3 },
      { title: 'Escalated', count: 0 },
    ],
  },
} satisfies Meta<typeof CounterStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The boxes of a text, one a line. */
function rectsOf(element: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/** Each figure is an article of its own, named by what it counts; a zero is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['7Open', '3Overdue', '0Escalated']);
    await expect(canvas.getByRole('article', { name: 'Overdue' })).toHaveTextContent('3');
    await expect(canvas.getAllByRole('article').flatMap(iconsIn)).toEqual([]);
  },
};

/** What the AI has found wears its mark, and nothing else does. */
export const FoundByAi: Story = {
  args: {
    counters: [
      { title: 'Active Threads', count: 3 },
      { title: 'AI Suggestions', count: 2, byAi: true },
      { title: 'Escalated', count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map(iconsIn)).toEqual([[], ['sparkles'], []]);
    await expect(canvas.getByRole('article', { name: 'AI Suggestions' })).toHaveTextContent(/^2AI Suggestions$/);
  },
};

/** A comma every three digits, and a dash for what is not a number. */
export const UnusualCounts: Story = {
  args: {
    counters: [
      { title: 'Open', count: 1_234_567 },
      { title: 'Overdue', count: Number.NaN },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Open' })).toHaveTextContent('1,234,567');
    await expect(canvas.getByRole('article', { name: 'Overdue' })).toHaveTextContent('–');
  },
};

/** The inbox's three on the narrowest phone: no word is broken, however little room there is. */
export const ThreeOnTheNarrowestPhone: Story = {
  args: {
    counters: [
      { title: 'Active Threads', count: 3 },
      { title: 'AI Suggestions', count: 2, byAi: true },
      { title: 'Escalated', count: 1 },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const article of canvas.getAllByRole('article')) {
      await expect(beyond(article)).toBe('');
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    }
    for (const title of ['Active Threads', 'AI Suggestions', 'Escalated']) {
      const words = canvas.getByText(title);
      const lines = new Set([...rectsOf(words)].map(({ top }) => top));
      await expect(lines.size, title).toBeLessThanOrEqual(title.split(' ').length);
    }
  },
};
