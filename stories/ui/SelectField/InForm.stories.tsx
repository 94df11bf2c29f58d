import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@radix-ui/themes';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressKey } from '@/testing/keyboard';
import { chooseOption, expectListClosed } from '@/testing/lists';
import { nextDrawing } from '@/testing/movableClock';
import { useKept } from '@/testing/useKept';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { ownFrame } from '../../wholePage';

interface FormWithChoiceProps {
  onChoose: (team: string) => void;
  teams: readonly string[];
}

/** A form that can fill in its choice itself, as a thread or an order fills a ticket. */
function FormWithChoice({ onChoose, teams }: FormWithChoiceProps) {
  const [team, change, put] = useKept<string>('', onChoose);
  return (
    <form className="flex w-60 flex-col gap-3">
      <SelectField label="Team" value={team} options={optionsOf(teams)} onChoose={change} />
      <Button type="button" onClick={() => put('UK Design')}>
        Fill in from the thread
      </Button>
    </form>
  );
}

const meta = {
  component: FormWithChoice,
  parameters: { docs: { ...ownFrame } },
  args: { onChoose: fn(), teams: ['HK Ops', 'BD Sampling', 'UK Design'] },
} satisfies Meta<typeof FormWithChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the form fills in stands there, though nobody has been at the field, and counts as nobody's choice. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Team' });
    await step('filled in by the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in from the thread' }));
      await expect(field).toHaveTextContent(/^UK Design$/);
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('chosen by a person', async () => {
      await chooseOption(userEvent, field, 'BD Sampling');
      await expect(args.onChoose.mock.calls).toEqual([['BD Sampling']]);
    });
    await step('filled in again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in from the thread' }));
      await expect(field).toHaveTextContent(/^UK Design$/);
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
    });
  },
};

/** Its options are drawn once somebody comes to it: a screen of many lists stands there sooner. */
export const OptionsDrawnWhenNeeded: Story = {
  play: async ({ canvas, canvasElement }) => {
    // In a form Radix mirrors what the list offers in a select element.
    const mirrored = () => [...canvasElement.querySelectorAll('select option')].map(({ textContent }) => textContent);
    await expect(mirrored().join('')).toBe('');
    canvas.getByRole('combobox', { name: 'Team' }).focus();
    await waitFor(() => expect(mirrored()).toEqual(expect.arrayContaining(['HK Ops', 'BD Sampling', 'UK Design'])));
  },
};

const THOUSANDS = Array.from(
  { length: 5_000 },
  (_, place) => `PO-${10_000 + place} · ${place % 2 ? 'ALDERWICK' : 'BRANTHAM'}`,
);

/** What scrolls in the open list. */
const viewport = () => screen.getByRole('listbox').querySelector('[data-radix-select-viewport]');

/** How many options stand in the document; a query by role would read the styles of each. */
const optionsDrawn = () => document.querySelectorAll('[role=option]').length;

const isInList = (option: Element) => {
  const { top, bottom } = option.getBoundingClientRect();
  const list = screen.getByRole('listbox').getBoundingClientRect();
  return top >= list.top && bottom <= list.bottom;
};

/** The option that has the focus stands in the list, and is the one of this name, counted among all. */
const expectLedTo = async (name: string, place: number) => {
  await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
  const option = screen.getByRole('option', { name });
  await expect(option).toHaveFocus();
  await expect(option).toHaveAttribute('aria-setsize', '5000');
  await expect(option).toHaveAttribute('aria-posinset', String(place));
  await waitFor(() => expect(isInList(option)).toBe(true));
};

/** Of thousands only those in sight are drawn, and keys and letters lead to all. */
export const ThousandsOfOptions: Story = {
  tags: ['TOAST-8'],
  args: { teams: THOUSANDS },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Team' });
    const mirrored = () => canvasElement.querySelectorAll('select option').length;
    await step('Reached by keyboard alone it draws none of them', async () => {
      field.focus();
      await nextDrawing();
      await expect(mirrored()).toBeLessThan(2);
    });
    await step('Opened it draws those in sight, and never more', async () => {
      let most = 0;
      const watch = new MutationObserver(() => {
        most = Math.max(most, optionsDrawn());
      });
      watch.observe(document.body, { childList: true, subtree: true });
      await userEvent.keyboard('{Enter}');
      await expectLedTo('PO-10000 · BRANTHAM', 1);
      watch.disconnect();
      await expect(most).toBeLessThan(80);
    });
    await step('What makes the list as wide as its longest option is not seen', async () => {
      const hidden = screen.getByRole('listbox').querySelectorAll('[aria-hidden]:not([role=option] *)');
      const withText = [...hidden].filter(({ textContent }) => textContent !== '');
      await expect(withText.map((element) => [element.clientHeight, getComputedStyle(element).overflowY])).toEqual([
        [0, 'hidden'],
      ]);
    });
    await step('End leads to the last, a page up ten back, and Home to the first', async () => {
      await userEvent.keyboard('{End}');
      await expectLedTo('PO-14999 · ALDERWICK', 5_000);
      await userEvent.keyboard('{PageUp}');
      await expectLedTo('PO-14989 · ALDERWICK', 4_990);
      await userEvent.keyboard('{Home}');
      await expectLedTo('PO-10000 · BRANTHAM', 1);
      await waitFor(() => expect(viewport()?.scrollTop).toBe(0));
      await userEvent.keyboard('{ArrowUp}{ArrowDown}');
      await expectLedTo('PO-10001 · ALDERWICK', 2);
    });
    await step('The beginning of any word leads to it, a space between two words too', async () => {
      await userEvent.keyboard('12345 a');
      await expectLedTo('PO-12345 · ALDERWICK', 2_346);
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('Letters within a second go on, later ones begin a word anew', async () => {
      const list = screen.getByRole('listbox');
      // Long after all presses so far.
      const later = 1_000_000_000;
      const type = (letters: string, at: number, apart: number) => {
        for (const [place, letter] of letters.split('').entries()) pressKey(list, letter, later + at + place * apart);
      };
      type('13456', 0, 999);
      await expectLedTo('PO-13456 · BRANTHAM', 3_457);
      // Together they would lead to PO-11000, apart each leads on by one.
      type('11', 10_000, 1_000);
      await expectLedTo('PO-13458 · BRANTHAM', 3_459);
      type('12345', 20_000, 1);
      await expectLedTo('PO-12345 · ALDERWICK', 2_346);
    });
    await step('Enter chooses it; closed, the field has the focus and draws but the chosen one', async () => {
      await userEvent.keyboard('{Enter}');
      await expectListClosed();
      await expect(args.onChoose.mock.calls).toEqual([['PO-12345 · ALDERWICK']]);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveTextContent(/^PO-12345 · ALDERWICK$/);
      await expect(mirrored()).toBeLessThan(3);
    });
    await step('Opened again it stands at the chosen one', async () => {
      await userEvent.keyboard('{Enter}');
      await expectLedTo('PO-12345 · ALDERWICK', 2_346);
      await expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    });
    const scrollTo = (place: number) => viewport()?.scrollTo(0, place * 32);
    await step('Scrolled to the chosen one, the focus stays where it is', async () => {
      await userEvent.keyboard('{End}');
      await expectLedTo('PO-14999 · ALDERWICK', 5_000);
      scrollTo(2_340);
      const option = await screen.findByRole('option', { name: 'PO-12344 · BRANTHAM' });
      await waitFor(() => expect(isInList(option)).toBe(true));
      await expect(screen.getByRole('option', { name: 'PO-14999 · ALDERWICK' })).toHaveFocus();
    });
    await step('Scrolled far away it draws what is in sight there, and is pressed there', async () => {
      scrollTo(0);
      const option = await screen.findByRole('option', { name: 'PO-10003 · ALDERWICK' });
      await waitFor(() => expect(isInList(option)).toBe(true));
      await expect(optionsDrawn()).toBeLessThan(80);
      await userEvent.click(option);
      await expectListClosed();
      await expect(args.onChoose).toHaveBeenLastCalledWith('PO-10003 · ALDERWICK');
    });
  },
};

/** A space with no letters before it chooses what has the focus, as in a short list. */
export const ThousandsChosenBySpace: Story = {
  args: { teams: THOUSANDS },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Team' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectLedTo('PO-10000 · BRANTHAM', 1);
    await userEvent.keyboard('{ArrowDown}');
    await expectLedTo('PO-10001 · ALDERWICK', 2);
    await userEvent.keyboard(' ');
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['PO-10001 · ALDERWICK']]);
  },
};

/** Options that break into lines stand one below the other, on phones too, and the last is reached whole, also where it is chosen. */
export const ThousandsOfLongOptions: Story = {
  args: {
    teams: Array.from(
      { length: 1_000 },
      (_, place) => `${place + 1} ${'Sampling and Development '.repeat(place % 3 ? 1 : 4)}`,
    ),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Team' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    for (const keys of ['{ArrowDown}', '{PageDown}{PageDown}', '{End}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(isInList(document.activeElement ?? list)).toBe(true));
      await waitFor(async () => {
        const boxes = [...list.querySelectorAll('[role=option]')].map((option) => option.getBoundingClientRect());
        const overlaps = boxes.flatMap(({ top }, place) =>
          top < (boxes[place - 1]?.bottom ?? top) - 1 ? [place] : [],
        );
        await expect(overlaps).toEqual([]);
      });
    }
    await userEvent.keyboard('{Enter}');
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([[args.teams[999]]]);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { selected: true })).toHaveFocus();
    await waitFor(() => expect(isInList(screen.getByRole('option', { selected: true }))).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
  },
};
