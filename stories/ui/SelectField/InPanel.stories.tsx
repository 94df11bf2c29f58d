import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { expectListClosed, openList } from '@/testing/lists';
import { expectPanelClosed } from '@/testing/panels';
import { SelectField } from '@/ui/SelectField';
import { SidePanel } from '@/ui/SidePanel';
import { ownFrame } from '../../wholePage';

interface PanelWithChoiceProps {
  onClose: () => void;
  onChoose: (value: string) => void;
}

/** A form in a panel over a page, as the threads and the phases have it. */
function PanelWithChoice({ onClose, onChoose }: PanelWithChoiceProps) {
  const [open, setOpen] = useState(true);
  const [priority, setPriority] = useState('medium');
  return (
    <main>
      <h1 tabIndex={-1}>Smart Inbox</h1>
      <Button onClick={() => setOpen(true)}>View Thread</Button>
      <SidePanel
        open={open}
        title="QUILLMOOR"
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <SelectField
          label="Priority"
          value={priority}
          options={['low', 'medium', 'high'].map((value) => ({ value, label: value.toUpperCase() }))}
          onChoose={(value) => {
            setPriority(value);
            onChoose(value);
          }}
        />
      </SidePanel>
    </main>
  );
}

const meta = {
  component: PanelWithChoice,
  parameters: { docs: { ...ownFrame } },
  args: { onClose: fn(), onChoose: fn() },
} satisfies Meta<typeof PanelWithChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findField() {
  const panel = await screen.findByRole('dialog', { name: 'QUILLMOOR' });
  await waitFor(() => expect(beyond(panel)).toBe(''));
  return within(panel).getByRole('combobox', { name: 'Priority' });
}
const findList = () => screen.findByRole('listbox');
const besideThePanel = () => {
  const outside = document.elementFromPoint(20, window.innerHeight / 2);
  if (!outside) throw new Error('Nothing stands beside the panel.');
  return outside;
};

/** The list stands over the panel, and a choice leaves the panel open. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await findField();
    await openList(userEvent, field);
    const option = screen.getByRole('option', { name: 'HIGH' });
    await waitFor(() => {
      const { left, top, width, height } = option.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!option.contains(front)) throw new Error(`In front stands ${front?.outerHTML.slice(0, 300)}.`);
    });
    await userEvent.click(option);
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['high']]);
    await expect(field).toHaveTextContent('HIGH');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Escape closes the list and no more; pressed again it closes the panel. */
export const LeftByEscape: Story = {
  play: async ({ args, userEvent }) => {
    const field = await findField();
    await userEvent.click(field);
    await findList();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The same when the keyboard opened it. */
export const OpenedByKeyboardLeftByEscape: Story = {
  play: async ({ args, userEvent }) => {
    (await findField()).focus();
    await userEvent.keyboard('{Enter}');
    await findList();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'QUILLMOOR' })).toBeVisible();
  },
};

/** After it was opened and closed without a choice, the next press beside the panel works at once. */
export const PressBesideAfterLeaving: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await findField());
    await findList();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await userEvent.click(besideThePanel());
    await expectPanelClosed();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A press on the panel while the list is open closes the list alone; the next one beside the panel closes the panel. */
export const PressOnThePanelWhileOpen: Story = {
  play: async ({ args, userEvent, step }) => {
    const field = await findField();
    const heading = screen.getByRole('heading', { name: 'QUILLMOOR' });
    const pressAt = async (x: number, y: number) => {
      const target = document.elementFromPoint(x, y);
      if (!target) throw new Error(`Nothing stands at ${x}, ${y}.`);
      await userEvent.click(target);
    };
    const { left, top } = heading.getBoundingClientRect();
    for (const [where, x, y] of [
      ['on the heading', left + 2, top + 2],
      ['beside the panel', 20, window.innerHeight / 2],
    ] as const) {
      await step(`a press ${where} closes the list alone`, async () => {
        await userEvent.click(field);
        await findList();
        await pressAt(x, y);
        await expectListClosed();
        await expect(args.onClose).not.toHaveBeenCalled();
      });
    }
    await step('the next press beside the panel closes the panel', async () => {
      await pressAt(20, window.innerHeight / 2);
      await expectPanelClosed();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** Press, drag to an option, let go: the panel leaves the pointer to the list. */
export const PressDragRelease: Story = {
  play: async ({ args }) => {
    const field = await findField();
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
    const { left, top } = field.getBoundingClientRect();
    await fireEvent.pointerDown(field, { ...mouse, clientX: left + 10, clientY: top + 10 });
    const option = await screen.findByRole('option', { name: 'HIGH' });
    await waitFor(() => expect(beyond(option)).toBe(''));
    await expect(field.hasPointerCapture(1)).toBe(false);
    const place = option.getBoundingClientRect();
    // Far to the right at once, as if the panel were swiped away.
    const at = { clientX: place.right - 10, clientY: place.top + 10 };
    await fireEvent.pointerMove(option, { ...mouse, ...at });
    await fireEvent.pointerUp(option, { ...mouse, ...at, buttons: 0 });
    await expectListClosed();
    await expect(args.onChoose.mock.calls).toEqual([['high']]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
