import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { beyond, overlap } from '@/testing/box';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { NotificationLayer } from '@/ui/NotificationLayer';
import { NoticeStack, showNotice } from '@/ui/NoticeStack';
import { SidePanel } from '@/ui/SidePanel';
import { TextField } from '@/ui/TextField';
import { ToastList } from '@/ui/ToastList';
import { ownFrame } from '../../wholePage';

interface PanelThatSpeaksProps {
  /** A toast stands there already before the panel opens. */
  speaksFirst: boolean;
  /** Fields of the panel; typing into one brings a toast up. */
  fields: readonly string[];
  /** The panel has a popover, which is there only until the focus leaves it. */
  undoable: boolean;
  /** The panel is to be closed. */
  onClose: () => void;
  /** The toast was sent off. */
  onDismissToast: (id: number) => void;
}

/** Stands in for a popover, which closes as the focus leaves it: gone before that could come back to it. */
function UndoPopover() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <div role="dialog" aria-label="Last change">
      <Button onBlur={() => setShown(false)}>Undo</Button>
    </div>
  );
}

/** The field that a server has refused, and why, in several lines. */
const REFUSED = 'Field 12';
const PROBLEM = 'The mill has no machine for this gauge before the end of March. '.repeat(4).trim();

/** An open panel whose actions end in a toast of the one kind or the other. */
function PanelThatSpeaks({ speaksFirst, fields, undoable, onClose, onDismissToast }: PanelThatSpeaksProps) {
  const [open, setOpen] = useState(false);
  const [toastId, setToastId] = useState(speaksFirst ? 1 : 0);
  const toast = { id: toastId, title: 'Edit PO', description: 'Editing PO-31001' } as const;
  return (
    <>
      <Button onClick={() => setOpen(true)}>View PO</Button>
      <SidePanel
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        title="PO-31001"
        footer={
          <>
            {undoable && <UndoPopover />}
            <Button onClick={() => setToastId(1)}>Edit PO</Button>
            <Button onClick={() => showNotice({ text: 'PO number copied.', tone: 'success' })}>Copy PO number</Button>
          </>
        }
      >
        The lab dip waits for approval.
        {fields.map((label) => (
          <TextField
            key={label}
            label={label}
            problem={label === REFUSED ? PROBLEM : undefined}
            value=""
            onChange={() => setToastId(1)}
          />
        ))}
      </SidePanel>
      <NotificationLayer>
        <ToastList
          toast={toastId === 1 ? toast : null}
          onDismissToast={(id) => {
            setToastId(0);
            onDismissToast(id);
          }}
        />
        <NoticeStack />
      </NotificationLayer>
    </>
  );
}

const meta = {
  component: PanelThatSpeaks,
  parameters: { docs: { ...ownFrame } },
  args: { speaksFirst: false, fields: [], undoable: false, onClose: fn(), onDismissToast: fn() },
} satisfies Meta<typeof PanelThatSpeaks>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** The two kinds: the region that holds it, and the panel's button that brings it up. */
const inApp = { region: 'Notifications', button: 'Edit PO', hotkey: '[F8]' };
const ofBrowser = { region: 'Browser messages', button: 'Copy PO number', hotkey: '{Alt>}[KeyT]{/Alt}' };
type Kind = typeof inApp;

async function openPanel({ canvas, userEvent }: PlayContext): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'View PO' }));
  return findOpenedPanel('PO-31001');
}

/** The toast, once it stands still. */
async function findToast(kind: Kind): Promise<HTMLElement> {
  const toast = await within(screen.getByRole('region', { name: kind.region })).findByRole('listitem');
  await waitFor(() => expect(toast).toBeVisible());
  await waitFor(() => expect(beyond(toast)).toBe(''));
  return toast;
}

async function bringUp(panel: HTMLElement, kind: Kind, userEvent: PlayContext['userEvent']): Promise<HTMLElement> {
  await userEvent.click(within(panel).getByRole('button', { name: kind.button }));
  return findToast(kind);
}

const proveOver = (kind: Kind): Play =>
  async function play(context) {
    const { args, userEvent, step } = context;
    const panel = await openPanel(context);
    let toast = await bringUp(panel, kind, userEvent);
    await step('the toast is seen above everything else', async () => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      await expect(toast.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await step('it covers none of the actions of the panel', async () => {
      for (const action of within(panel).getAllByRole('button')) {
        await expect(overlap(toast, action), action.textContent || 'Close').toBe(false);
      }
    });
    await step('it can be touched, and that leaves the panel open', async () => {
      await expect(getComputedStyle(toast).pointerEvents).toBe('auto');
      await userEvent.hover(toast);
      await userEvent.click(toast);
      await expect(panel).toBeVisible();
    });
    await step('the mouse sends it off, and the focus goes back into the panel', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: /^Dismiss/ }));
      await waitFor(() => expect(toast).not.toBeInTheDocument());
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    });
    toast = await bringUp(panel, kind, userEvent);
    await step('the keyboard reaches it and sends it off, and the focus is where it was', async () => {
      await userEvent.keyboard(kind.hotkey);
      await userEvent.tab();
      await expect(toast).toHaveFocus();
      await userEvent.tab();
      await expect(within(toast).getByRole('button', { name: /^Dismiss/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(toast).not.toBeInTheDocument());
      await waitFor(() => expect(within(panel).getByRole('button', { name: kind.button })).toHaveFocus());
    });
    await step('the panel stands as before', async () => {
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(panel).toBeVisible();
    });
  };

/** The outcome of an operation, shown while the panel is open. */
export const Default: Story = {
  play: async (context) => {
    await proveOver(inApp)(context);
    await expect(context.args.onDismissToast).toHaveBeenCalledTimes(2);
  },
};

/** On a tablet the toast keeps clear of the panel's actions. */
export const OnTablets: Story = { globals: { viewport: { value: 'w768' } }, play: proveOver(inApp) };

/** On a phone the toast keeps clear of the panel's actions. */
export const OnPhones: Story = { globals: { viewport: { value: 'w390' } }, play: proveOver(inApp) };

/** What the browser did, shown while the panel is open. */
export const Notice: Story = { play: proveOver(ofBrowser) };

/** On a tablet the browser's notice keeps clear of the panel's actions. */
export const NoticeOnTablets: Story = { globals: { viewport: { value: 'w768' } }, play: proveOver(ofBrowser) };

/** On a phone the browser's notice keeps clear of the panel's actions. */
export const NoticeOnPhones: Story = { globals: { viewport: { value: 'w390' } }, play: proveOver(ofBrowser) };

/** A toast that stood there before the panel opened stays in reach. */
export const ToastBeforePanel: Story = {
  args: { speaksFirst: true },
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context);
    const toast = await findToast(inApp);
    await expect(getComputedStyle(toast).pointerEvents).toBe('auto');
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(args.onDismissToast).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Escape on the toast is meant for the toast: the panel stays, and has the focus again. */
export const EscapeOnToast: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context);
    const toast = await bringUp(panel, inApp, userEvent);
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Edit PO' })).toHaveFocus());
    await expect(args.onDismissToast).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Where what had the focus before is gone with a popover of the panel, the panel's heading takes it. */
export const NothingToComeBackTo: Story = {
  args: { speaksFirst: true, undoable: true },
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context);
    const toast = await findToast(inApp);
    within(panel).getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await expect(within(panel).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(within(panel).getByRole('heading', { level: 2, name: 'PO-31001' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** F8 leads to the list of toasts, and Escape there takes the toast away and leads back into the panel. */
export const EscapeOnTheList: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context);
    const toast = await bringUp(panel, inApp, userEvent);
    await userEvent.keyboard('[F8]{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(args.onDismissToast).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Edit PO' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The same for a toast that stood there before the panel opened, which is then the older layer. */
export const EscapeOnTheListOfAnOlderToast: Story = {
  args: { speaksFirst: true },
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context);
    const toast = await findToast(inApp);
    await userEvent.keyboard('[F8]{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/**
 * Escape in the panel is meant for the panel: the toast stays until its time is over. Where it stood within the panel, it
 * goes back to the edge of the window.
 */
export const EscapeInPanel: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context);
    const toast = await bringUp(panel, inApp, userEvent);
    const { left } = panel.getBoundingClientRect();
    await waitFor(() => expect(toast.getBoundingClientRect().left).toBeGreaterThan(left));
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(toast.getBoundingClientRect().left).toBe(16));
    // It comes into sight anew where it goes back to.
    await waitFor(() => expect(toast).toBeVisible());
    await expect(args.onDismissToast).not.toHaveBeenCalled();
  },
};

const manyFields = Array.from({ length: 24 }, (_, place) => `Field ${place + 1}`);

/** On a phone a toast stands above the footer; the content stays where it is, and a focused field is not covered. */
export const OnAPhone: Story = {
  args: { fields: manyFields },
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const { userEvent, step } = context;
    const panel = await openPanel(context);
    const field = (place: number) => within(panel).getByRole('textbox', { name: `Field ${place}` });
    await step('typing at the top moves nothing', async () => {
      const { top } = field(2).getBoundingClientRect();
      await userEvent.type(field(2), 'x');
      const toast = await findToast(inApp);
      await expect(field(2).getBoundingClientRect().top).toBe(top);
      const footer = within(panel).getByRole('button', { name: 'Edit PO' }).getBoundingClientRect();
      await expect(toast.getBoundingClientRect().bottom).toBeLessThan(footer.top);
      await expect(toast.getBoundingClientRect().height).toBeLessThanOrEqual(46);
      await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss notification' }));
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });
    await step('a field that the toast would cover is scrolled clear of it, the last one too', async () => {
      for (const place of [12, 24]) {
        field(place).scrollIntoView({ block: 'end' });
        await userEvent.type(field(place), 'x');
        const toast = await findToast(inApp);
        await waitFor(() => expect(overlap(toast, field(place))).toBe(false));
        await expect(overlap(toast, within(panel).getByText(PROBLEM)), 'why it was refused').toBe(false);
        await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss notification' }));
        await waitFor(() => expect(toast).not.toBeInTheDocument());
      }
    });
  },
};
