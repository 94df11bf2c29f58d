import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tabTo } from '@/testing/keyboard';
import { expectListClosed } from '@/testing/lists';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildTimelines } from '@/testing/timelines/buildTimelines';
import { expectToast } from '@/testing/toasts';
import { Assembled } from '../Assembled';
import { ownFrame, wholePage } from '../wholePage';

/** From a delayed phase to what holds it up, and back to the timeline. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/momentum',
    operations: { timelines: async () => buildTimelines(), perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way without a mouse. */
export const ByKeyboardAlone: Story = {
  tags: ['MOMENTUM-8', 'MOMENTUM-12', 'MOMENTUM-13'],
  play: async ({ args, canvas, userEvent, step }) => {
    const inPanel = (role: 'button' | 'combobox' | 'textbox', name: string) => () =>
      within(screen.getByRole('dialog')).getByRole(role, { name });
    const quoting = () =>
      canvas.getByRole('button', { name: 'Quoting, PO-31001, delayed, 4 days late, target Jan 11' });

    await step('Tab to the phase that is delayed, Quoting, PO-31001', async () => {
      await canvas.findByRole('article', { name: 'PO-31001' });
      await tabTo(userEvent, quoting);
    });
    await step('Press the right arrow, then the left one: the focus goes to the next phase and back', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getAllByRole('button', { name: /^Feedback, PO-\d+, pending/ })[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(quoting()).toHaveFocus();
    });
    await step('Press Enter: its drawer opens and has the focus, and a toast tells it', async () => {
      await userEvent.keyboard('{Enter}');
      await findOpenedPanel('Quoting, PO-31001');
      await expectToast('Phase Details', 'Quoting, PO-31001');
    });
    await step(
      'Choose a type by key, describe the blocker and press Enter: it is added, and the form is ready for the next',
      async () => {
        await tabTo(userEvent, inPanel('combobox', 'Type'));
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.getByRole('option', { name: 'Material Delay' })).toHaveFocus());
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await expectListClosed();
        await tabTo(userEvent, inPanel('textbox', 'Description'));
        await userEvent.keyboard('Navy dip is late{Enter}');
        await expect(args.operations?.perform).toHaveBeenCalledWith({
          kind: 'add-blocker',
          poNumber: 'PO-31001',
          phase: 'quoting',
          draft: { type: 'Quality Issue', description: 'Navy dip is late', severity: 'Medium' },
        });
        await waitFor(() => expect(inPanel('combobox', 'Type')()).toHaveFocus());
        await expect(inPanel('combobox', 'Type')()).toHaveTextContent('Not chosen');
        await expect(inPanel('textbox', 'Description')()).toHaveValue('');
      },
    );
    await step(
      "Type a note, Tab to 'Add Note' and press Enter: it is added, and the field is ready for the next",
      async () => {
        await tabTo(userEvent, inPanel('textbox', 'Note'));
        await userEvent.keyboard('Asked the mill');
        await tabTo(userEvent, inPanel('button', 'Add Note'));
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(inPanel('textbox', 'Note')()).toHaveFocus());
        await expect(inPanel('textbox', 'Note')()).toHaveValue('');
        await expect(args.operations?.perform).toHaveBeenLastCalledWith({
          kind: 'add-note',
          poNumber: 'PO-31001',
          phase: 'quoting',
          content: 'Asked the mill',
        });
        await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      },
    );
    await step('Press Escape: the drawer is closed, and the focus is back on the phase', async () => {
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(quoting);
    });
  },
};
