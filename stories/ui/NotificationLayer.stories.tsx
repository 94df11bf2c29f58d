import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { beyond, overlap } from '@/testing/box';
import { Button } from '@/ui/Button';
import { NotificationLayer } from '@/ui/NotificationLayer';
import { NoticeStack, showNotice } from '@/ui/NoticeStack';
import { SidePanel } from '@/ui/SidePanel';
import { ToastList } from '@/ui/ToastList';
import { ownFrame } from '../wholePage';

/** Stands in for the app, which takes a dismissed toast off its list. */
function OneToast({ description = 'Opening thread for PO-31001' }: { description?: string }) {
  const [shown, setShown] = useState(true);
  const toast = { id: 1, title: 'Email Thread', description } as const;
  return <ToastList toast={shown ? toast : null} onDismissToast={() => setShown(false)} />;
}

const meta = {
  component: NotificationLayer,
  parameters: { docs: { ...ownFrame } },
  args: {
    children: (
      <>
        <OneToast />
        <NoticeStack />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Button variant="outline" color="gray">
          View Thread
        </Button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof NotificationLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brings up a notice and holds that it stands above the toast. */
async function expectBothInSight() {
  showNotice({ text: 'PO number copied.', tone: 'success' });
  const toast = await within(screen.getByRole('region', { name: 'Notifications' })).findByRole('listitem');
  const notice = await within(screen.getByRole('region', { name: 'Browser messages' })).findByRole('listitem');
  await waitFor(() =>
    expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.getBoundingClientRect().top),
  );
  await waitFor(() => expect([beyond(notice), beyond(toast)]).toEqual(['', '']));
}

/** Both toasters stand beside the page, each a region of its own name, and neither covers the other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectBothInSight();
    for (const name of ['Notifications', 'Browser messages']) {
      await expect(canvasElement).not.toContainElement(screen.getByRole('region', { name }));
    }
  },
};

/**
 * What comes under the pointer within a double click takes its second press for nothing; the next press is a new one. Quick
 * presses elsewhere are heard, whatever comes or goes here.
 */
export const UnderADoubleClick: Story = {
  play: async ({ canvas, userEvent }) => {
    showNotice({ text: 'PO number copied.', tone: 'success' });
    const notice = await within(screen.getByRole('region', { name: 'Browser messages' })).findByRole('listitem');
    const isHeard = (detail: number) => fireEvent.mouseDown(notice, { detail });
    const elsewhere = canvas.getByRole('button', { name: 'View Thread' });
    await expect(fireEvent.mouseDown(elsewhere, { detail: 2 })).toBe(true);
    await expect([isHeard(2), isHeard(1), isHeard(2)]).toEqual([false, true, true]);
    await userEvent.keyboard('[F8]{Escape}');
    await waitFor(() => expect(screen.queryByText('Email Thread')).not.toBeInTheDocument());
    await expect(fireEvent.mouseDown(elsewhere, { detail: 3 })).toBe(true);
  },
};

/** A toast of many lines pushes the notices up. */
export const LongToast: Story = {
  args: {
    children: (
      <>
        <OneToast description={'The lab dip waits for approval. '.repeat(10)} />
        <NoticeStack />
      </>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: expectBothInSight,
};

/**
 * Over a sheet from the bottom both stand at the top: the toast, below it the notices, the newest first, each in full
 * however many lines it has.
 */
export const OverASheet: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <>
      <SidePanel open side="bottom" title="All destinations" onClose={() => undefined}>
        Dashboard, PO Tracker, Smart Inbox
      </SidePanel>
      <NotificationLayer {...args} />
    </>
  ),
  play: async () => {
    showNotice({ text: 'PO number copied.', tone: 'success' });
    showNotice({
      text: 'Something unexpected went wrong, and what you see may be out of date. Reload to be sure of it.',
      tone: 'warning',
      action: 'Reload',
    });
    const toast = await within(screen.getByRole('region', { name: 'Notifications' })).findByRole('listitem');
    const stack = within(screen.getByRole('region', { name: 'Browser messages' }));
    await waitFor(() => expect(stack.getAllByRole('listitem')).toHaveLength(2));
    const inOrder = [toast, ...stack.getAllByRole('listitem')].toSorted(
      (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
    );
    await waitFor(() => {
      for (const each of inOrder) if (beyond(each)) throw new Error(beyond(each));
      for (const [place, each] of inOrder.slice(1).entries())
        if (overlap(each, inOrder[place] ?? each)) throw new Error(`'${each.textContent}' lies under another.`);
    });
    await expect(inOrder[0]).toBe(toast);
    await expect(inOrder[1]).toHaveTextContent(/^Something unexpected/);
  },
};

/** A toast that had the focus gives it back when it goes. */
export const FocusComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await within(screen.getByRole('region', { name: 'Notifications' })).findByRole('listitem');
    const button = canvas.getByRole('button', { name: 'View Thread' });
    button.focus();
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(screen.getByRole('listitem')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Stands in for a panel that slides out, and is gone before the focus could come back to it. */
function ClosingPanel() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Button variant="outline" color="gray" onBlur={() => setShown(false)}>
      Close
    </Button>
  );
}

/** Where what had the focus before is gone, the screen takes it. */
export const NothingToComeBackTo: Story = {
  decorators: [
    (Story) => (
      <main tabIndex={-1}>
        <ClosingPanel />
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await within(screen.getByRole('region', { name: 'Notifications' })).findByRole('listitem');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
