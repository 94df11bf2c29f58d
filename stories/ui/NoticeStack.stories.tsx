import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { iconsIn } from '@/testing/icon';
import { roleColor, typeface } from '@/testing/look';
import { NotificationLayer } from '@/ui/NotificationLayer';
import { clearNotices, type Notice, NoticeStack, showNotice } from '@/ui/NoticeStack';
import { ownFrame } from '../wholePage';

/** Puts notices on the stack as soon as it is there, for the pages that run no play too. */
function Shown({ notices }: { notices: readonly Notice[] }) {
  useEffect(() => {
    for (const notice of notices) showNotice(notice);
  }, [notices]);
  return null;
}

const noticesIn = ({ notices = [] }: { notices?: readonly Notice[] }): readonly Notice[] => notices;

const meta = {
  component: NoticeStack,
  parameters: { docs: { ...ownFrame } },
  decorators: [
    (Story, { parameters }) => (
      <NotificationLayer>
        <Story />
        <Shown notices={noticesIn(parameters)} />
      </NotificationLayer>
    ),
  ],
  // While nobody sees the page, no notice goes by itself, however long a story takes.
  beforeEach: () => {
    const hidden = spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    return () => hidden.mockRestore();
  },
} satisfies Meta<typeof NoticeStack>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(screen.getByRole('region', { name: 'Browser messages' }));

/** Puts a notice on the stack and waits until it stands there. */
async function show(text: string, tone: Notice['tone'] = 'info'): Promise<HTMLElement> {
  showNotice({ text, tone });
  return findNotice(text);
}

/** Waits until a notice stands there. */
async function findNotice(text: string): Promise<HTMLElement> {
  const words = await region().findByText(text);
  const item = region()
    .getAllByRole('listitem')
    .find((candidate) => candidate.contains(words));
  if (!item) throw new Error('The notice stands outside the list.');
  await waitFor(() => expect(beyond(item)).toBe(''));
  return item;
}

/** What the browser did, in one sentence at the lower left, with a way to send it off. */
export const Default: Story = {
  parameters: { notices: [{ text: 'PO number copied.', tone: 'success' }] },
  play: async () => {
    const notice = await findNotice('PO number copied.');
    await expect(within(notice).getByText('PO number copied.')).toBeVisible();
    await expect(within(notice).getByRole('button', { name: 'Dismiss message' })).toBeVisible();
    await expect(notice.getBoundingClientRect().width).toBe(356);
    // sonner names a typeface of its own.
    await expect(getComputedStyle(within(notice).getByText('PO number copied.')).fontFamily).toContain(typeface());
  },
};

/** The region is there before the first notice, so that assistive technology knows it. */
export const NoNotice: Story = {
  play: async () => {
    await expect(region().queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Done, worth knowing, or in need of care: each with its icon and its colour. */
export const EveryTone: Story = {
  parameters: {
    notices: ['success', 'info', 'warning'].map((tone) => ({ text: `A notice of ${tone}`, tone })),
  },
  play: async () => {
    for (const [tone, name] of [
      ['success', 'circle-check'],
      ['info', 'info'],
      ['warning', 'triangle-exclamation-point'],
    ] as const) {
      const notice = await findNotice(`A notice of ${tone}`);
      await expect(iconsIn(notice)).toEqual([name, 'x']);
      const [icon] = notice.getElementsByTagName('svg');
      await expect(icon && getComputedStyle(icon).color).toBe(roleColor(`${tone}-text`));
    }
  },
};

/** Three at most are seen, one above the other; the oldest steps back for the fourth. */
export const FourthNotice: Story = {
  parameters: { notices: ['one', 'two', 'three'].map((file) => ({ text: `Saved file ${file}.`, tone: 'info' })) },
  play: async () => {
    await findNotice('Saved file three.');
    await expect(region().getByText('Saved file one.')).toBeVisible();
    await waitFor(() => {
      const [three, two] = region().getAllByRole('listitem');
      const gap = (three?.getBoundingClientRect().top ?? 0) - (two?.getBoundingClientRect().bottom ?? 0);
      return expect(Math.round(gap)).toBe(14);
    });
    await show('Saved file four.');
    await waitFor(() => expect(region().getByText('Saved file one.')).not.toBeVisible());
    for (const file of ['two', 'three', 'four']) await expect(region().getByText(`Saved file ${file}.`)).toBeVisible();
  },
};

/** Three hundred letters without a space break inside the notice, on the smallest phone. */
export const LongWords: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { notices: [{ text: 'Order'.repeat(60), tone: 'warning' }] },
  play: async () => {
    const notice = await findNotice('Order'.repeat(60));
    await expect(beyond(within(notice).getByText(/^Order/), notice)).toBe('');
    await expect(beyond(within(notice).getByRole('button', { name: 'Dismiss message' }), notice)).toBe('');
  },
};

/** HTML is text; so are emoji and right-to-left words. */
export const ForeignText: Story = {
  parameters: { notices: [{ text: '<img src=x onerror=alert(1)> قميص 🧵', tone: 'info' }] },
  play: async () => {
    const notice = await findNotice('<img src=x onerror=alert(1)> قميص 🧵');
    await expect(elementsOfWords(notice)).toEqual([]);
  },
};

/** The button sends one notice off, and only that one. */
export const DismissedByMouse: Story = {
  play: async ({ userEvent }) => {
    await show('PO number copied.', 'success');
    const second = await show('A newer version is ready.');
    await userEvent.click(within(second).getByRole('button', { name: 'Dismiss message' }));
    await waitFor(() => expect(region().queryByText('A newer version is ready.')).not.toBeInTheDocument());
    await expect(region().getByText('PO number copied.')).toBeVisible();
  },
};

/** Presses Alt and T; says whether the browser would open a menu of its own. */
const pressLeadingKeys = () => fireEvent.keyDown(document.body, { key: 't', code: 'KeyT', altKey: true });

/** Alt and T lead to the newest notice from anywhere, and to nothing else; Enter on its button sends it off. */
export const DismissedByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await expect(await pressLeadingKeys()).toBe(true);
    const notice = await show('PO number copied.', 'success');
    await expect(await pressLeadingKeys()).toBe(false);
    await userEvent.tab();
    await expect(notice).toHaveFocus();
    await userEvent.tab();
    await expect(within(notice).getByRole('button', { name: 'Dismiss message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
};

/** A swipe to the left takes a notice away; one to the right, which marks its words, does not. */
export const Swiped: Story = {
  play: async ({ userEvent }) => {
    const notice = await show('PO number copied.', 'success');
    const target = within(notice).getByText('PO number copied.');
    const drag = (to: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target, coords: { x: 200, y: 10 } },
        { target, coords: { x: to, y: 10 } },
        { keys: '[/MouseLeft]', target, coords: { x: to, y: 10 } },
      ]);
    await drag(240);
    // One that is sent away after that has gone, and the first would have too.
    const later = await show('PO number copied again.', 'success');
    await userEvent.click(within(later).getByRole('button', { name: 'Dismiss message' }));
    await waitFor(() => expect(later).not.toBeInTheDocument());
    await expect(notice).toBeInTheDocument();
    await drag(178);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
};

/** What can be done about it is a button in the notice, which it sends off; said twice it stands there once, and said again it comes again. */
export const WithAction: Story = {
  play: async ({ userEvent }) => {
    const onAction = fn();
    const newer = { text: 'A newer version is ready.', tone: 'info', action: 'Reload' } as const;
    await show('PO number copied.', 'success');
    showNotice(newer, onAction);
    showNotice(newer, onAction);
    const button = await region().findByRole('button', { name: 'Reload' });
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(2));
    await expect(onAction).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(onAction).toHaveBeenCalledOnce();
    // While the first one leaves.
    showNotice(newer, onAction);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await userEvent.click(await region().findByRole('button', { name: 'Reload' }));
    await expect(onAction).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(region().queryByText('A newer version is ready.')).not.toBeInTheDocument());
    await expect(region().getByText('PO number copied.')).toBeVisible();
  },
};

/** All go at once, as when somebody else takes over the screen. */
export const Cleared: Story = {
  play: async () => {
    await show('PO number copied.', 'success');
    await show('A newer version is ready.');
    clearNotices();
    await waitFor(() => expect(region().queryByRole('listitem')).not.toBeInTheDocument());
  },
};
