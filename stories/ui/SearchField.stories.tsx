import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { iconsIn } from '@/testing/icon';
import { useKept } from '@/testing/useKept';
import { SearchField, type SearchFieldProps } from '@/ui/SearchField';

/** Keeps what is typed, as a screen does. */
function KeptSearch(props: SearchFieldProps) {
  const [value, change] = useKept(props.value, props.onSearch);
  return <SearchField {...props} value={value} onSearch={change} />;
}

const meta = {
  component: SearchField,
  args: { label: 'Search orders', value: '', onSearch: fn() },
  render: (args) => <KeptSearch {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findBox = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search orders' });
const findClear = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Clear search' });

/** Named by what it says while it is empty; there is nothing to clear yet. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(iconsIn(canvasElement)).toEqual(['search']);
    await expect(findBox(canvas)).toHaveValue('');
    // What was searched for on other pages would lie over what is found.
    await expect(findBox(canvas)).toHaveAttribute('autocomplete', 'off');
    // A phone would make words of a customer or an id.
    await expect(findBox(canvas)).toHaveAttribute('autocorrect', 'off');
    await expect(findBox(canvas)).toHaveAttribute('spellcheck', 'false');
    await expect(canvas.getByPlaceholderText('Search orders')).toBeVisible();
    await expect(findClear(canvas)).not.toBeInTheDocument();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Every letter is reported as it is typed. */
export const Typing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(findBox(canvas), 'knit');
    await expect(args.onSearch).toHaveBeenCalledTimes(4);
    await expect(args.onSearch).toHaveBeenLastCalledWith('knit');
  },
};

/** The button empties the box once, leaves, and gives the focus back to it. */
export const ClearedByButton: Story = {
  args: { value: 'knit' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(iconsIn(canvas.getByRole('button'))).toEqual(['x']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch.mock.calls).toEqual([['']]);
    await expect(findBox(canvas)).toHaveValue('');
    await expect(findBox(canvas)).toHaveFocus();
    await expect(findClear(canvas)).not.toBeInTheDocument();
  },
};

/** The keyboard reaches the button too. */
export const ClearedByKeyboard: Story = {
  args: { value: 'knit' },
  play: async ({ canvas, userEvent }) => {
    findBox(canvas).focus();
    await userEvent.tab();
    await expect(findClear(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(findBox(canvas)).toHaveValue('');
    await expect(findBox(canvas)).toHaveFocus();
  },
};

const heardOutside = fn();

/** Escape empties the box and means no more; in an empty box it is left to what stands around, a panel for one. */
export const ClearedByEscape: Story = {
  args: { value: 'knit' },
  beforeEach: () => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) heardOutside();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  },
  play: async ({ canvas, args, userEvent }) => {
    findBox(canvas).focus();
    await userEvent.keyboard('{Escape}');
    await expect(findBox(canvas)).toHaveValue('');
    await expect(findBox(canvas)).toHaveFocus();
    await expect(heardOutside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(heardOutside).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** White space is text like any other here; what it means is the search's business. */
export const WhiteSpace: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(findBox(canvas), '  ');
    await expect(args.onSearch).toHaveBeenLastCalledWith('  ');
    await expect(findClear(canvas)).toBeVisible();
  },
};

/** Nothing typed is taken for a pattern, for HTML, or changed. */
export const UnusualLetters: Story = {
  play: async ({ canvas, args, userEvent, canvasElement }) => {
    for (const text of ['.*', '[', '\\', '%', '<b>x</b>', '🧵👕', 'e\u0301', 'قميص']) {
      await userEvent.clear(findBox(canvas));
      await userEvent.click(findBox(canvas));
      await userEvent.paste(text);
      await expect(args.onSearch).toHaveBeenLastCalledWith(text);
      await expect(findBox(canvas)).toHaveValue(text);
    }
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** Ten thousand letters are taken whole, and the button to clear them stays in the box. */
export const TenThousandLetters: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args, userEvent }) => {
    const text = 'knit '.repeat(2_000);
    await userEvent.click(findBox(canvas));
    await userEvent.paste(text);
    await expect(args.onSearch).toHaveBeenLastCalledWith(text);
    await expect(beyond(canvas.getByRole('button', { name: 'Clear search' }))).toBe('');
    await expect(beyond(findBox(canvas))).toBe('');
  },
};

/** Words of a language that is written from right to left begin at the right, so that their full stop stands at their end. */
export const RightToLeft: Story = {
  args: { value: 'تأخرت الشحنة ثلاثة أيام.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveStyle({ direction: 'rtl' });
  },
};
