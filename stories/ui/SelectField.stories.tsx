import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { chooseOption, expectListClosed, openList, optionsOffered } from '@/testing/lists';
import { useKept } from '@/testing/useKept';
import { AiMark } from '@/ui/AiMark';
import { optionsOf, SelectField, type SelectFieldProps } from '@/ui/SelectField';
import { ownFrame } from '../wholePage';

/** Keeps what is chosen, as a form does, and has a button that moves the focus to the field. */
function KeptChoice(props: SelectFieldProps) {
  const [value, change, put] = useKept(props.value, props.onChoose);
  const fieldRef = useRef<HTMLButtonElement>(null);
  return (
    <div className="w-60">
      <button type="button" className="sr-only" onClick={() => fieldRef.current?.focus()}>
        Go to what is missing
      </button>
      <SelectField
        {...props}
        ref={fieldRef}
        value={value}
        onChoose={change}
        {...(props.onClear && {
          onClear: () => {
            put('');
            props.onClear?.();
          },
        })}
      />
    </div>
  );
}

const meta = {
  component: SelectField,
  parameters: { docs: { ...ownFrame } },
  argTypes: { value: { control: 'select', options: ['', 'HK Ops', 'BD Sampling', 'UK Design'] } },
  args: {
    label: 'Team',
    labelShown: true,
    value: '',
    options: [
      { value: 'HK Ops', label: 'HK Ops' },
      { value: 'BD Sampling', label: 'BD Sampling' },
      { value: 'UK Design', label: 'UK Design' },
    ],
    onChoose: fn(),
  },
  render: (args) => <KeptChoice {...args} />,
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Team' });

/** Named by the words over it; what stands in it before a choice is no value. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(findField(canvas)).toHaveTextContent(/^Not chosen$/);
    await expect(findField(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Team')).toBeVisible();
    await expect(findField(canvas)).not.toBeInvalid();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** In a filter bar the name is for screen readers only. */
export const InAFilterBar: Story = {
  args: { labelShown: false },
  play: async ({ canvas }) => {
    await expect(findField(canvas)).toBeVisible();
    await expect(canvas.getByText('Team').parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** In a page's header the name stands beside the field, which fills the rest of the width; pressed, it opens the list. */
export const InAHeader: Story = {
  args: { labelShown: 'beside', value: 'HK Ops' },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Team');
    const { top, bottom, left, right } = findField(canvas).getBoundingClientRect();
    const beside = words.getBoundingClientRect();
    await expect(left - beside.right).toBeCloseTo(8, 0);
    await expect((beside.top + beside.bottom) / 2).toBeCloseTo((top + bottom) / 2, 0);
    // The whole width of its frame.
    await expect(right - beside.left).toBeCloseTo(240, 0);
    await userEvent.click(words);
    await expect(await screen.findByRole('listbox', { name: 'Team' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await waitFor(() => expect(findField(canvas)).toHaveFocus());
  },
};

/** Where a long name would leave it less than 192 px of a phone, it stands over the field. */
export const InAHeaderOnAPhone: Story = {
  args: { labelShown: 'beside', label: 'Team that answers for the order' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Team that/ });
    const words = canvas.getByText(/^Team that/);
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
    await expect(field.getBoundingClientRect().width).toBeGreaterThanOrEqual(192);
    await expect(beyond(field)).toBe('');
    await expect(beyond(words)).toBe('');
  },
};

/** Offered in the order given; a press chooses, closes the list, and the focus is on the field again. */
export const ChoosingByMouse: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const options = await openList(userEvent, findField(canvas));
    await expect(options.map(({ textContent }) => textContent)).toEqual(args.options.map(({ label }) => label));
    await expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'UK Design' }));
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['UK Design']]);
    await expect(findField(canvas)).toHaveTextContent(/^UK Design$/);
    await expect(findField(canvas)).toHaveFocus();
  },
};

/** Arrow down opens and goes on, Enter chooses. */
export const ChoosingByArrows: Story = {
  play: async ({ canvas, args, userEvent }) => {
    findField(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'HK Ops' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'BD Sampling' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['BD Sampling']]);
    await waitFor(() => expect(findField(canvas)).toHaveFocus());
  },
};

/** A page further or back is ten options, and what has the focus stays in sight, for Enter to choose. */
export const ChoosingByPages: Story = {
  args: { options: optionsOf(Array.from({ length: 60 }, (_, place) => `Order ${place + 1}`)), value: 'Order 1' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    for (const [keys, name] of [
      ['{PageDown}{PageDown}', 'Order 21'],
      ['{PageUp}', 'Order 11'],
      ['{PageUp}{PageUp}', 'Order 1'],
      ['{End}{PageDown}', 'Order 60'],
    ] as const) {
      await userEvent.keyboard(keys);
      const option = within(list).getByRole('option', { name });
      await expect(option).toHaveFocus();
      await expect(beyond(option)).toBe('');
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Order 60');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Letters choose without opening the list, and move within it when it is open. */
export const ChoosingByLetters: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('closed: the first that begins so is chosen', async () => {
      findField(canvas).focus();
      await userEvent.keyboard('bd');
      await expect(args.onChoose).toHaveBeenLastCalledWith('BD Sampling');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });
    await step('a space between two words opens nothing either', async () => {
      await userEvent.keyboard(' sampling');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
    });
    await step('open: it takes the focus, and Enter chooses it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'BD Sampling' })).toHaveFocus());
      await userEvent.keyboard('uk');
      await waitFor(() => expect(screen.getByRole('option', { name: 'UK Design' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expectListClosed();
      await expect(args.onChoose).toHaveBeenLastCalledWith('UK Design');
    });
    await step(
      'open: the beginning of any word leads there, and a space between two words chooses nothing',
      async () => {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(screen.getByRole('option', { name: 'UK Design' })).toHaveFocus());
        await userEvent.keyboard('samp');
        await expect(screen.getByRole('option', { name: 'BD Sampling' })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expectListClosed();
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(screen.getByRole('option', { name: 'UK Design' })).toHaveFocus());
        await userEvent.keyboard('hk o');
        await expect(screen.getByRole('option', { name: 'HK Ops' })).toHaveFocus();
        await userEvent.keyboard(' ');
        await expect(args.onChoose).toHaveBeenLastCalledWith('UK Design');
      },
    );
    await step('letters that lead nowhere leave the focus where it is', async () => {
      await userEvent.keyboard('x');
      await expect(screen.getByRole('option', { name: 'HK Ops' })).toHaveFocus();
    });
    await step('Enter chooses what has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expectListClosed();
      await expect(args.onChoose).toHaveBeenLastCalledWith('HK Ops');
    });
  },
};

/** Escape leaves everything as it was. */
export const LeftByEscape: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(findField(canvas));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expectListClosed();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(findField(canvas)).toHaveTextContent(/^Not chosen$/);
    await waitFor(() => expect(findField(canvas)).toHaveFocus());
  },
};

/** A value that is no longer offered is shown as it is, and can be left for one that is. */
export const ValueNotOffered: Story = {
  args: { value: 'Carton Team' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(findField(canvas)).toHaveTextContent(/^Carton Team$/);
    const options = await openList(userEvent, findField(canvas));
    await expect(options.filter((option) => option.getAttribute('aria-selected') === 'true')).toEqual([]);
    await userEvent.click(screen.getByRole('option', { name: 'HK Ops' }));
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['HK Ops']]);
    await expect(findField(canvas)).toHaveTextContent(/^HK Ops$/);
  },
};

/** A choice that may be left open is taken back by its button, which goes, and the focus is on the field. */
export const TakenBack: Story = {
  args: { value: 'UK Design', onClear: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Team' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(findField(canvas)).toHaveTextContent(/^Not chosen$/);
    await expect(findField(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear Team' })).not.toBeInTheDocument();
    await chooseOption(userEvent, findField(canvas), 'HK Ops');
    await expect(canvas.getByRole('button', { name: 'Clear Team' })).toBeVisible();
  },
};

/** One that must have a value has no such button. */
export const ChoiceThatMustBeMade: Story = {
  args: { value: 'UK Design' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Team' })).not.toBeInTheDocument();
  },
};

/** A faulty source offers an empty value, one twice, and one without a label: the first is never to be chosen. */
export const FaultyOptions: Story = {
  tags: ['SHELL-11'],
  args: {
    value: 'HK Ops',
    options: [
      { value: '', label: 'Nobody' },
      { value: 'HK Ops', label: 'HK Ops' },
      { value: 'HK Ops', label: 'HK Ops again' },
      { value: 'UK Design', label: '' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(findField(canvas)).toHaveTextContent(/^HK Ops$/);
    await expect(await optionsOffered(userEvent, findField(canvas))).toEqual(['HK Ops', 'UK Design']);
  },
};

/** Without options the field itself says that there is nothing to choose; no empty list opens, by mouse or by keyboard. */
export const NoOptions: Story = {
  args: { value: '', options: [] },
  play: async ({ canvas, args, userEvent }) => {
    const field = findField(canvas);
    await expect(field).toHaveTextContent(/^None available$/);
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The reason stands below and is read after the name; the form can move the focus there. */
export const Invalid: Story = {
  args: { problem: 'Choose a team' },
  play: async ({ canvas, userEvent }) => {
    await expect(findField(canvas)).toBeInvalid();
    await expect(findField(canvas)).toHaveAccessibleDescription('Choose a team');
    await expect(iconsIn(canvas.getByText('Choose a team'))).toEqual(['circle-exclamation-point']);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to what is missing' }));
    await expect(findField(canvas)).toHaveFocus();
  },
};

/** A value that the AI filled in is marked, and the mark is heard with the field. */
export const FilledByAi: Story = {
  args: { value: 'UK Design', mark: <AiMark label="Filled in by AI" /> },
  play: async ({ canvas }) => {
    await expect(findField(canvas)).toHaveAccessibleName('Team');
    await expect(findField(canvas)).toHaveAccessibleDescription('Filled in by AI');
  },
};

const long = 'Sampling and Development '.repeat(12).trim();

/**
 * A long value is cut in the field, before the button that clears it, and readable in the list, which stays in the window
 * of a phone.
 */
export const LongOptions: Story = {
  args: {
    value: long,
    onClear: fn(),
    options: [
      { value: long, label: long },
      { value: 'فريق العينات 🧵', label: 'فريق العينات 🧵' },
      ...Array.from({ length: 60 }, (_, place) => ({ value: `Team ${place}`, label: `Team ${place}` })),
    ],
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(beyond(findField(canvas))).toBe('');
    await expect(findField(canvas).getBoundingClientRect().height).toBeLessThanOrEqual(44);
    const words = findField(canvas).firstElementChild ?? findField(canvas);
    const wordsEnd = words.getBoundingClientRect().right - parseFloat(getComputedStyle(words).paddingInlineEnd);
    const clear = canvas.getByRole('button', { name: 'Clear Team' });
    await expect(getComputedStyle(words).textOverflow).toBe('ellipsis');
    await expect(wordsEnd).toBeLessThanOrEqual(clear.getBoundingClientRect().left);
    await userEvent.click(findField(canvas));
    const list = await screen.findByRole('listbox', { name: 'Team' });
    await waitFor(() => expect(beyond(list)).toBe(''));
    await expect(screen.getByRole('option', { name: 'فريق العينات 🧵' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};
