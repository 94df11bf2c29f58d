import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { lookOf, roleColor } from '@/testing/look';
import { AiNotice } from '@/ui/AiNotice';

const meta = {
  component: AiNotice,
  args: { label: 'AI Insight', children: 'The second fitting may slip by three days.' },
} satisfies Meta<typeof AiNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region named after its kind, with what the AI says in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'AI Insight' });
    const notice = within(region);
    await expect(getComputedStyle(region).backgroundColor).toBe(roleColor('ai-soft'));
    await expect(notice.getByText('The second fitting may slip by three days.')).toBeVisible();
    await expect(lookOf(notice.getByText('AI Insight'))).toEqual(['sparkles', 'violet']);
    await expect(notice.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Lines stay at most about 80 characters long, however wide the window. */
export const LongWord: Story = {
  args: { children: 'Fabric mill, lab dip, size set and carton marks are late. '.repeat(8) },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Fabric mill/);
    const notice = canvas.getByRole('region', { name: 'AI Insight' });
    await expect(words.getBoundingClientRect().width).toBeLessThan(notice.getBoundingClientRect().width * 0.75);
  },
};

/** On a phone the label stands over the words. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'AI Insight' });
    const label = within(notice).getByText('AI Insight').getBoundingClientRect();
    const words = within(notice).getByText(/^The second fitting/);
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.bottom);
    await expect(beyond(words, notice)).toBe('');
  },
};

/** HTML in the text is text. */
export const HtmlInText: Story = {
  args: { children: '<b>Late</b> <img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Late</b> <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};
