import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FileName } from '@/components/documents/FileName';
import { beyond } from '@/testing/box';
import { drawnEnding } from '@/testing/documents/drawnEnding';
import { heard } from '@/testing/heard';
import { elementsOfWords } from '@/testing/html';

const longName = `${'Trim card for the merino crew knit '.repeat(8).slice(0, 243)}, rev 12.pdf`;

const meta = {
  component: FileName,
  args: { name: 'Lab dip comments, navy.pdf' },
  decorators: [
    (Story) => (
      <p aria-label="Cell" className="w-60 text-dense">
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof FileName>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cell = (canvas: Canvas) => canvas.getByRole('paragraph', { name: 'Cell' });

/** A name that fits stands whole. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(cell(canvas)).toHaveTextContent(/^Lab dip comments, navy\.pdf$/);
    // A name is none once a browser has put it into another language.
    await expect(cell(canvas).firstElementChild).toHaveAttribute('translate', 'no');
  },
};

/** 255 characters in one line: the middle gives way, the ending and what tells versions apart stay, nothing is lost. */
export const LongNameInOneLine: Story = {
  args: { name: longName, oneLine: true },
  play: async ({ canvas }) => {
    await expect(longName).toHaveLength(255);
    await expect(beyond(drawnEnding(cell(canvas), 'rev 12.pdf'), cell(canvas))).toBe('');
    await expect(cell(canvas).getBoundingClientRect().height).toBeLessThan(24);
    await expect(heard(cell(canvas))).toBe(longName);
    await expect(within(cell(canvas)).getByTitle(longName)).toBeVisible();
  },
};

/** Where there is room for more lines the name is whole. */
export const LongNameInManyLines: Story = {
  args: { name: 'x'.repeat(251) + '.pdf' },
  play: async ({ canvas }) => {
    await expect(cell(canvas).scrollWidth).toBeLessThanOrEqual(cell(canvas).clientWidth);
    await expect(beyond(canvas.getByText(/\.pdf$/), cell(canvas))).toBe('');
  },
};

/** On a phone, where no pointer can rest on a name, it is whole in as many lines as it needs. */
export const LongNameOnAPhone: Story = {
  args: { name: longName, oneLine: true },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(cell(canvas).getBoundingClientRect().height).toBeGreaterThan(80);
    await expect(cell(canvas).scrollWidth).toBeLessThanOrEqual(cell(canvas).clientWidth);
  },
};

/** A direction override would let this program pass for a document; it is made visible and reverses nothing. */
export const DisguisedEnding: Story = {
  args: { name: 'order\u202Efdp.exe', oneLine: true },
  play: async ({ canvas }) => {
    await expect(heard(cell(canvas))).toBe('order\uFFFDfdp.exe');
    await expect(canvas.getByTitle('order\uFFFDfdp.exe')).toBeVisible();
    const place = (word: string) => {
      const text = canvas.getByText('order\uFFFDfdp.exe', { selector: 'bdi' }).firstChild;
      if (!text?.textContent) throw new Error('There is no name.');
      const range = document.createRange();
      const at = text.textContent.indexOf(word);
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      return range.getBoundingClientRect();
    };
    await expect(place('.exe').left).toBeGreaterThan(place('order').right);
  },
};

/** Letters from right to left run as their readers read them; the ending stands at the end all the same. */
export const RightToLeftLetters: Story = {
  args: { name: 'مواصفات القميص القطني.pdf', oneLine: true },
  play: async ({ canvas }) => {
    const ending = canvas.getByText('.pdf').getBoundingClientRect();
    const words = canvas.getByText('مواصفات القميص القطني').getBoundingClientRect();
    await expect(ending.left).toBeGreaterThanOrEqual(words.right - 1);
  },
};

/** A way out of its folder and HTML are text like any other. */
export const WayOutOfTheFolder: Story = {
  args: { name: '../../<b>secret</b>.txt' },
  play: async ({ canvas }) => {
    await expect(cell(canvas)).toHaveTextContent(/^\.\.\/\.\.\/<b>secret<\/b>\.txt$/);
    await expect(elementsOfWords(cell(canvas))).toEqual([]);
  },
};

/** A name without an ending is shown as it is. */
export const NoEnding: Story = {
  args: { name: 'Courier manifest' },
  play: async ({ canvas }) => {
    await expect(cell(canvas)).toHaveTextContent(/^Courier manifest$/);
  },
};

/** A file without a name reads 'Unnamed document'. */
export const NoName: Story = {
  args: { name: ' ' },
  play: async ({ canvas }) => {
    await expect(cell(canvas)).toHaveTextContent(/^Unnamed document$/);
  },
};
