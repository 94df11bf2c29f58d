import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Notifications } from '@/app/shell/Notifications';
import type { NoticeMessage, ToastMessage } from '@/notifications/message';
import { useNotify } from '@/notifications/notify';
import { createToastRecords, type ToastRecords } from '@/notifications/toastRecords';
import { overlap } from '@/testing/box';
import { ownFrame } from '../../wholePage';

const TOLD = {
  title: 'Ticket Created',
  description: 'The ticket was logged.',
} satisfies ToastMessage;
const COPIED = { text: 'PO number copied.', tone: 'success' } satisfies NoticeMessage;

/** A screen that says each kind of thing. */
function Speaker() {
  const notify = useNotify();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => notify.toast(TOLD)}>Toast</Button>
      <Button onClick={() => notify.takeBack(TOLD)}>Take back</Button>
      <Button onClick={() => notify.notice(COPIED)}>Notice</Button>
      <Button onClick={() => notify.announce('The ticket was logged.')}>Announce</Button>
    </div>
  );
}

let records: ToastRecords;

/** Both toasters and the words for screen readers alone, as the shell puts them round every screen. */
const meta = {
  component: Notifications,
  parameters: { docs: { ...ownFrame } },
  args: { records: createToastRecords(), children: <Speaker /> },
  beforeEach: () => {
    records = createToastRecords();
    // While nobody sees the page, no notice goes by itself, however long a story takes.
    const hidden = spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    return () => hidden.mockRestore();
  },
  render: (args) => <Notifications {...args} records={records} />,
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const say = (canvas: Canvas, name: string) => canvas.getByRole('button', { name }).click();
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('listitem');
const notices = () => within(screen.getByRole('region', { name: /^Browser messages/ })).queryAllByRole('listitem');

/** What an operation did and what the browser did stand in two places, neither over the other. */
export const ToastAndNotice: Story = {
  tags: ['TOAST-4'],
  play: async ({ canvas }) => {
    say(canvas, 'Toast');
    say(canvas, 'Notice');
    await waitFor(() => expect([toasts().length, notices().length]).toEqual([1, 1]));
    const [toast, notice] = [...toasts(), ...notices()];
    if (!toast || !notice) throw new Error('One of them has gone by itself.');
    await waitFor(() => expect(overlap(toast, notice)).toBe(false));
  },
};

/** A toast that is no longer true goes. */
export const TakenBack: Story = {
  play: async ({ canvas }) => {
    say(canvas, 'Toast');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    say(canvas, 'Take back');
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

/** What comes while nobody shows toasts, as at the gate, is there as soon as somebody does. */
export const ToldBefore: Story = {
  beforeEach: () => {
    records.show(TOLD);
  },
  play: async () => {
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(toasts()[0]).toHaveTextContent('Ticket Created');
  },
};

/** Words for screen readers alone; said twice they are announced twice, which takes a new element. */
export const AnnouncedTwice: Story = {
  play: async ({ canvas }) => {
    const region = screen.getByText('', { selector: '[role=status] > span' });
    say(canvas, 'Announce');
    const first = await screen.findByText('The ticket was logged.');
    await expect(region.isConnected).toBe(false);
    say(canvas, 'Announce');
    await waitFor(() => expect(first.isConnected).toBe(false));
    await expect(screen.getByText('The ticket was logged.').closest('[role=status]')).not.toBeNull();
    await expect([toasts().length, notices().length]).toEqual([0, 0]);
  },
};
