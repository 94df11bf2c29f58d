import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { expectListClosed } from '@/testing/lists';
import { nextDrawing } from '@/testing/movableClock';
import { useKept } from '@/testing/useKept';
import { FOR_FINGERS } from '@/ui/useMediaQuery';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { ownFrame } from '../../wholePage';

interface FormWithOrderProps {
  /** What is chosen at first. */
  order: string;
  /** How many are offered. */
  count: number;
  onChoose: (order: string) => void;
}

/** A form that chooses an order, of which ten newer ones can come, first in the list, and the eleventh can go. */
function FormWithOrder({ order, count, onChoose }: FormWithOrderProps) {
  const [value, change] = useKept(order, onChoose);
  const [come, setCome] = useState(0);
  const [gone, setGone] = useState('');
  const orders = Array.from({ length: count + come }, (_, place) => `PO-${1_000 + place - come}`);
  const offered = orders.filter((each) => each !== gone);
  return (
    <form className="flex w-60 flex-col gap-3">
      <h1>New shipment</h1>
      <SelectField label="Order" value={value} options={optionsOf(offered)} onChoose={change} />
      <Button type="button" onClick={() => setCome(10)}>
        Receive
      </Button>
      <Button type="button" onClick={() => setGone(orders[10] ?? '')}>
        Withdraw
      </Button>
    </form>
  );
}

const meta = {
  component: FormWithOrder,
  parameters: { docs: { ...ownFrame } },
  args: { order: '', count: 201, onChoose: fn() },
} satisfies Meta<typeof FormWithOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many options stand in the document; a query by role would read the styles of each. */
const optionsDrawn = () => document.querySelectorAll('[role=option]').length;

const open = async (field: HTMLElement, userEvent: { keyboard: (keys: string) => Promise<void> }) => {
  field.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
};

const close = async (userEvent: { keyboard: (keys: string) => Promise<void> }) => {
  await userEvent.keyboard('{Escape}');
  await expectListClosed();
};

/** Of one more than two hundred only those in sight are drawn, while the list is open. */
export const OneMoreThanTwoHundred: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Order' });
    field.focus();
    await nextDrawing();
    await expect(canvasElement.querySelectorAll('select option').length).toBeLessThan(2);
    await open(field, userEvent);
    await waitFor(() => expect(screen.getByRole('option', { name: 'PO-1000' })).toHaveFocus());
    await expect(optionsDrawn()).toBeLessThan(80);
    await expect(document.activeElement).toHaveAttribute('aria-setsize', '201');
    await userEvent.keyboard('{End}{Enter}');
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['PO-1200']]);
  },
};

/** Two hundred all stand there, and are chosen from by letters in the closed field too. */
export const TwoHundred: Story = {
  args: { count: 200 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Order' });
    field.focus();
    await waitFor(() => expect(canvasElement.querySelectorAll('select option').length).toBeGreaterThanOrEqual(200));
    await userEvent.keyboard('PO-1199');
    await expect(args.onChoose).toHaveBeenLastCalledWith('PO-1199');
    await open(field, userEvent);
    await expect(optionsDrawn()).toBe(200);
    await close(userEvent);
  },
};

/** A value that is not offered is shown as it is; the list opens at its first, of which none is chosen. */
export const ValueNotOffered: Story = {
  args: { order: 'PO-7' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Order' });
    await expect(field).toHaveTextContent(/^PO-7$/);
    await open(field, userEvent);
    await waitFor(() => expect(screen.getByRole('option', { name: 'PO-1000' })).toHaveFocus());
    await expect(document.querySelectorAll('[role=option][aria-selected=true]')).toHaveLength(0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['PO-1001']]);
  },
};

/** Others that come before it while the list is open take the focus from no option: keys go on from there. */
export const OthersCome: Story = {
  args: { order: 'PO-1100' },
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas.getByRole('combobox', { name: 'Order' }), userEvent);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'PO-1110' })).toHaveFocus());
    // As from a server: the page behind an open list cannot be pressed.
    await fireEvent.click(canvas.getByText('Receive'));
    const option = await screen.findByRole('option', { name: 'PO-1110' });
    await waitFor(() => expect(option).toHaveAttribute('aria-posinset', '121'));
    await expect(option).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'PO-1111' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['PO-1111']]);
  },
};

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The option with the focus goes; keys lead on from the first that is drawn. */
async function expectFocusKept({ args, canvas, userEvent }: PlayContext) {
  const option = (name: string) => screen.getByRole('option', { name });
  await waitFor(() => expect(option('PO-1010')).toHaveFocus());
  await fireEvent.click(canvas.getByText('Withdraw'));
  await waitFor(() => expect(option('PO-1000')).toHaveFocus());
  await expect(screen.queryByRole('option', { name: 'PO-1010' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expectListClosed();
  await expect(args.onChoose.mock.calls).toEqual([['PO-1001']]);
}

/** One that goes while it has the focus leaves it in the list, with the first of those that are drawn: keys go on from there. */
export const FocusedOneGoes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(canvas.getByRole('combobox', { name: 'Order' }), userEvent);
    await waitFor(() => expect(screen.getByRole('option', { name: 'PO-1000' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expectFocusKept(context);
  },
};

/** The same in a short list, whichever is chosen. */
export const FocusedOfAFewGoes: Story = {
  args: { count: 12, order: 'PO-1003' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(canvas.getByRole('combobox', { name: 'Order' }), userEvent);
    await waitFor(() => expect(screen.getByRole('option', { name: 'PO-1003' })).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}');
    await expectFocusKept(context);
  },
};

/** Under a finger each option is 44 px high, those too that are not drawn yet: the list is as high as all of them. */
export const ForFingers: Story = {
  args: { order: 'PO-1100' },
  // The browser of the stories has a mouse: what the style sheet does for fingers is done here.
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query === FOR_FINGERS ? 'all' : query);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rt-SelectItem { min-height: 44px !important }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      window.matchMedia = matchMedia;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas.getByRole('combobox', { name: 'Order' }), userEvent);
    const option = await screen.findByRole('option', { name: 'PO-1100' });
    await waitFor(() => expect(option).toHaveFocus());
    await expect(option.getBoundingClientRect().height).toBe(44);
    await expect(option.parentElement?.style.height).toBe(`${201 * 44}px`);
    await close(userEvent);
  },
};
