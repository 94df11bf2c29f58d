import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { iconsIn } from '@/testing/icon';
import { roleColor } from '@/testing/look';
import { expectAnnounced } from '@/testing/toasts';
import { NotificationLayer } from '@/ui/NotificationLayer';
import { ToastList, type ToastListItem, type ToastListProps } from '@/ui/ToastList';
import { ownFrame } from '../wholePage';

const meta = {
  component: ToastList,
  parameters: { docs: { ...ownFrame } },
  args: {
    toast: {
      id: 1,
      title: 'Generating Report',
      description: 'The weekly summary is being prepared.',
      style: undefined,
    },
    onDismissToast: fn(),
  },
  render: (args) => (
    <NotificationLayer>
      <ToastList {...args} />
    </NotificationLayer>
  ),
} satisfies Meta<typeof ToastList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The announcer repeats a toast's words for a moment, so toasts are looked for in their region. */
const region = () => within(screen.getByRole('region', { name: 'Notifications' }));
async function findToast(title: string | RegExp): Promise<HTMLElement> {
  await region().findByText(title);
  return region().getByRole('listitem');
}

/** Its ground and the icons in it. */
async function lookOf(title: string) {
  const toast = await findToast(title);
  return [getComputedStyle(toast).backgroundColor, ...iconsIn(toast)];
}

/** One item in the region, with its title, its words and a way to send it off. */
export const Default: Story = {
  play: async ({ args }) => {
    const toast = await findToast('Generating Report');
    await waitFor(() => expect(within(toast).getByText('Generating Report')).toBeVisible());
    await expect(within(toast).getByText('The weekly summary is being prepared.')).toBeVisible();
    await expect(within(toast).getByRole('button', { name: 'Dismiss notification' })).toBeVisible();
    await expect(beyond(toast)).toBe('');
    await expect(await lookOf('Generating Report')).toEqual([roleColor('raised'), 'info', 'x']);
    await expect(args.onDismissToast).not.toHaveBeenCalled();
  },
};

/** A failure has another ground and another icon. */
export const Destructive: Story = {
  tags: ['TOAST-3'],
  args: { toast: { id: 1, title: 'Action Failed', description: 'Nothing was lost.', style: 'destructive' } },
  play: async () => {
    await expect(await lookOf('Action Failed')).toEqual([roleColor('danger-soft'), 'circle-exclamation-point', 'x']);
    const [icon] = (await findToast('Action Failed')).getElementsByTagName('svg');
    await expect(icon).toHaveStyle({ color: roleColor('danger-text') });
  },
};

/** The region is there before the first toast, so that assistive technology knows it. */
export const NoToast: Story = {
  args: { toast: null },
  play: async ({ userEvent }) => {
    await expect(region().queryByRole('listitem')).not.toBeInTheDocument();
    // F8 leads nowhere then: nobody would see where they are.
    await userEvent.keyboard('[F8]');
    await expect(document.body).toHaveFocus();
  },
};

/** Stands in for the screens: each button speaks once more. */
function Speaker({ onDismissToast }: Pick<ToastListProps, 'onDismissToast'>) {
  const [toast, setToast] = useState<ToastListItem | null>(null);
  const speak = (title: string, style?: ToastListItem['style']) =>
    setToast((last) => ({ id: (last?.id ?? 0) + 1, title, description: 'PO-31001', style }));
  return (
    <>
      <div className="flex gap-2">
        <Button onClick={() => speak('Email Thread')}>Open</Button>
        <Button onClick={() => speak('Missing Information', 'destructive')}>Fail</Button>
      </div>
      <NotificationLayer>
        <ToastList
          toast={toast}
          onDismissToast={(id) => {
            setToast(null);
            onDismissToast(id);
          }}
        />
      </NotificationLayer>
    </>
  );
}

/** A failure interrupts; a success is announced politely. */
export const Announced: Story = {
  tags: ['TOAST-3'],
  render: ({ onDismissToast }) => <Speaker onDismissToast={onDismissToast} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a plain toast is announced politely', () =>
      expectAnnounced('polite', 'Notification Email Thread PO-31001', () =>
        userEvent.click(canvas.getByRole('button', { name: 'Open' })),
      ),
    );
    await step('a destructive toast is announced at once', () =>
      expectAnnounced('assertive', 'Notification Missing Information PO-31001', () =>
        userEvent.click(canvas.getByRole('button', { name: 'Fail' })),
      ),
    );
  },
};

/** A new toast takes the place of the old one, also when it says the same. */
export const OneAtATime: Story = {
  tags: ['TOAST-1'],
  render: ({ onDismissToast }) => <Speaker onDismissToast={onDismissToast} />,
  play: async ({ canvas, args, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await step('nothing has happened yet, so no toast is there', async () => {
      await expect(region().queryByRole('listitem')).not.toBeInTheDocument();
    });
    await userEvent.click(open);
    const first = await findToast('Email Thread');
    const seen: number[] = [];
    const watch = new MutationObserver(() => seen.push(region().queryAllByRole('listitem').length));
    watch.observe(document.body, { childList: true, subtree: true });
    await step('a toast that says something else replaces the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await findToast('Missing Information');
      await expect(region().getAllByRole('listitem')).toHaveLength(1);
      await expect(region().queryByText('Email Thread')).not.toBeInTheDocument();
      await expect(first).not.toBeInTheDocument();
    });
    await step('at no moment is there none', async () => {
      watch.disconnect();
      await expect(new Set(seen)).toEqual(new Set([1]));
    });
    await step('a toast that says the same is a new one all the same', async () => {
      await userEvent.click(open);
      const second = await findToast('Email Thread');
      await userEvent.click(open);
      await waitFor(() => expect(second).not.toBeInTheDocument());
      await expect(region().getAllByRole('listitem')).toHaveLength(1);
    });
    await expect(args.onDismissToast).not.toHaveBeenCalled();
  },
};

/** Three hundred letters without a space break inside the toast, on the smallest phone. */
export const LongWords: Story = {
  args: {
    toast: { id: 1, title: 'PO'.repeat(75), description: 'QUILLMOOR'.repeat(34), style: 'destructive' },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const toast = await findToast(/^PO/);
    await waitFor(() => expect(beyond(toast)).toBe(''));
    await expect(beyond(within(toast).getByText(/^QUILLMOOR/), toast)).toBe('');
    await expect(beyond(within(toast).getByRole('button', { name: 'Dismiss notification' }), toast)).toBe('');
  },
};

/** HTML in a description is text; so are emoji and right-to-left words. */
export const ForeignText: Story = {
  args: { toast: { id: 1, title: 'قميص 🧵', description: '<img src=x onerror=alert(1)>' } },
  play: async () => {
    const toast = await findToast('قميص 🧵');
    await expect(within(toast).getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    await expect(elementsOfWords(toast)).toEqual([]);
  },
};

/** The button sends the toast off. */
export const DismissedByMouse: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      within(await findToast('Generating Report')).getByRole('button', { name: 'Dismiss notification' }),
    );
    await expect(args.onDismissToast.mock.calls).toEqual([[1]]);
  },
};

/** F8 leads to the toasts from anywhere; the focused toast goes by Escape. */
export const DismissedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const toast = await findToast('Generating Report');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismissToast.mock.calls).toEqual([[1]]);
  },
};

/** A swipe to the left takes the toast away past 50 pixels, and not before. */
export const Swiped: Story = {
  play: async ({ args, userEvent, step }) => {
    const toast = await findToast('Generating Report');
    const swipe = (pixels: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: toast, coords: { x: 200, y: 10 } },
        { target: toast, coords: { x: 190, y: 10 } },
        { target: toast, coords: { x: 200 - pixels, y: 10 } },
        { keys: '[/MouseLeft]', target: toast, coords: { x: 200 - pixels, y: 10 } },
      ]);
    await step('a short swipe lets it fall back', async () => {
      await swipe(48);
      await expect(args.onDismissToast).not.toHaveBeenCalled();
    });
    await step('a long swipe takes it away', async () => {
      await swipe(52);
      await waitFor(() => expect(args.onDismissToast.mock.calls).toEqual([[1]]));
    });
  },
};
