import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { SidePanel, type SidePanelProps } from '@/ui/SidePanel';
import { ownFrame } from '../../wholePage';

/** A page with the button that opens the panel; 'Reload' in the panel draws the button anew. */
function PageWithPanel({ opener = true, ...panel }: SidePanelProps & { opener?: boolean }) {
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <main>
      <h1 tabIndex={-1}>Purchase Orders</h1>
      {(opener || round === 0) && (
        <Button key={round} id="open-order" onClick={() => setOpen(true)}>
          View PO
        </Button>
      )}
      <SidePanel
        {...panel}
        open={open}
        onClose={() => {
          setOpen(false);
          panel.onClose();
        }}
        footer={<Button onClick={() => setRound(round + 1)}>Reload</Button>}
      />
    </main>
  );
}

const meta = {
  component: PageWithPanel,
  parameters: { docs: { ...ownFrame } },
  args: { open: false, onClose: fn(), title: 'PO-31001', children: 'The lab dip waits for approval.', opener: true },
} satisfies Meta<typeof PageWithPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** Opens the panel with the keyboard, as somebody who then expects the focus back. */
async function openPanel({ canvas, userEvent }: PlayContext) {
  const opener = canvas.getByRole('button', { name: 'View PO' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  return { opener, panel: await findOpenedPanel('PO-31001') };
}

/** While the panel is open the page behind can be neither read nor reached nor scrolled; afterwards it can again. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { opener } = await openPanel(context);
    const page = opener.closest('[data-is-root-theme="true"]');
    await step('the page behind is out of reach', async () => {
      await waitFor(() => expect(page).toHaveAttribute('inert'));
      await expect(canvas.queryByRole('button', { name: 'View PO' })).not.toBeInTheDocument();
      // What is inert takes no focus, from scripts either.
      opener.focus();
      await expect(opener).not.toHaveFocus();
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });
    await userEvent.keyboard('{Escape}');
    await step('the page is there again', async () => {
      await expectPanelClosed(opener);
      await expect(page).not.toHaveAttribute('inert');
      await expect(canvas.getByRole('button', { name: 'View PO' })).toBeVisible();
      await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
    });
  },
};

/** As soon as it is told to close, it takes no more keys or presses, and the focus is back: the next Enter opens it again. */
export const ClosedTakesNoKeys: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    const { opener, panel } = await openPanel(context);
    within(panel).getByRole('button', { name: 'Reload' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(opener.closest('[aria-hidden="true"]')).toBeNull();
    await expect(panel).toHaveAttribute('inert');
    await userEvent.keyboard('{Enter}');
    await expect(within(await findOpenedPanel('PO-31001')).getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
  },
};

/** The tab key goes round inside the panel, in both directions. */
export const FocusStaysInside: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { panel } = await openPanel(context);
    await context.step('back from the title, where it begins, to the last', async () => {
      await userEvent.tab({ shift: true });
      await expect(document.activeElement).toHaveAccessibleName('Reload');
    });
    const stops = ['Close', 'Details', 'Reload', 'Close'];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(stop);
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName('Reload');
  },
};

/** Escape closes the panel and gives the focus back to what opened it. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    const { opener } = await openPanel(context);
    await context.userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Escape works from any control inside. */
export const ClosedByEscapeFromAControl: Story = {
  play: async (context) => {
    const { opener, panel } = await openPanel(context);
    within(panel).getByRole('button', { name: 'Reload' }).focus();
    await context.userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A tooltip, which opens over whatever the keyboard reaches, is in nobody's way: one Escape takes both away. */
export const EscapeWithATooltip: Story = {
  play: async (context) => {
    const { opener, panel } = await openPanel(context);
    await context.userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    await screen.findByRole('tooltip');
    await context.userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The close button closes the panel and gives the focus back to what opened it. */
export const ClosedByButton: Story = {
  play: async (context) => {
    const { opener, panel } = await openPanel(context);
    await context.userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await expectPanelClosed(opener);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A click beside the panel closes it and gives the focus back to what opened it. */
export const ClosedByClickOutside: Story = {
  play: async (context) => {
    const { opener } = await openPanel(context);
    const outside = document.elementFromPoint(20, window.innerHeight / 2);
    if (!outside) throw new Error('Nothing stands beside the panel.');
    await context.userEvent.click(outside);
    await expectPanelClosed(opener);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Opened with the mouse, the focus comes back all the same. */
export const OpenedByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View PO' });
    await userEvent.click(opener);
    await findOpenedPanel();
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
  },
};

/** The list behind was drawn anew meanwhile: the opener is found again by its id. */
export const OpenerDrawnAnew: Story = {
  play: async (context) => {
    const { opener, panel } = await openPanel(context);
    await context.userEvent.click(within(panel).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await context.userEvent.keyboard('{Escape}');
    await expectPanelClosed(() => context.canvas.getByRole('button', { name: 'View PO' }));
  },
};

/** The opener is no longer there: the focus goes to the screen's name rather than nowhere. */
export const OpenerGone: Story = {
  args: { opener: false },
  play: async (context) => {
    const { panel } = await openPanel(context);
    await context.userEvent.click(within(panel).getByRole('button', { name: 'Reload' }));
    await context.userEvent.keyboard('{Escape}');
    await expectPanelClosed(() => context.canvas.getByRole('heading', { level: 1 }));
  },
};
