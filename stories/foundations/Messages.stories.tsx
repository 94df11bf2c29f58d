import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { facts } from 'virtual:book';
import { Notifications } from '@/app/shell/Notifications';
import { useNotify } from '@/notifications/notify';
import { createToastRecords } from '@/notifications/toastRecords';
import { sampleNotices, sampleToasts } from '@/testing/sampleMessages';
import { expectToast } from '@/testing/toasts';
import { Button } from '@/ui/Button';
import { noticeCard, NOTICES, NoticeWords } from '@/ui/NoticeStack';
import { TOAST_MS, toastCard, ToastWords } from '@/ui/ToastList';
import { BookPage, bookPage, BookSection, BookTable } from '../BookPage';
import { ClauseLink } from '../ClauseLink';
import { triggerOf } from './triggers';

const stays = (ms: number) => (ms === Infinity ? 'Until dismissed' : `${ms / 1_000} s`);

interface RowProps {
  /** Key in the catalogue. */
  name: string;
  style: string;
  /** On screen, in milliseconds; Infinity where it stays until it is dismissed. */
  durationMs: number;
  /** What the 'Show' button is for. */
  text: string;
  onShow: () => void;
  children: ReactNode;
}

function Row({ name, style, durationMs, text, onShow, children }: RowProps) {
  return (
    <tr>
      <td className="w-96 min-w-80">{children}</td>
      <td className="first-letter:uppercase">{triggerOf(name, facts.messages)}</td>
      <td className="whitespace-nowrap">{style}</td>
      <td className="whitespace-nowrap tabular-nums">{stays(durationMs)}</td>
      <td>
        <span className="flex flex-wrap gap-x-2">
          {facts.messages[name]?.clauses.map((clause) => (
            <ClauseLink key={clause} id={clause} />
          ))}
        </span>
      </td>
      <td>
        <Button variant="outline" color="gray" size="1" aria-label={`Show: ${text}`} onClick={onShow}>
          Show
        </Button>
      </td>
    </tr>
  );
}

const COLUMNS = ['Message', 'When', 'Style', 'Stays', 'Clauses', 'Try it'];

function Catalogue() {
  const notify = useNotify();
  return (
    <BookPage
      title="Messages"
      lead="Every message in the product, read from its own catalogue and shown with invented records. A toast tells the outcome of an operation; a notice tells what the browser did or could not do. Both stand at the lower left, out of the way of a panel's actions."
    >
      <BookSection
        title="Toasts"
        lead="One at a time; a new one replaces the old. A destructive one looks different and is announced at once. The failure of any command keeps all that was typed."
      >
        <BookTable name="Toasts" columns={COLUMNS}>
          {Object.entries(sampleToasts).map(([name, message]) => (
            <Row
              key={name}
              name={name}
              style={message.style ?? 'default'}
              durationMs={message.durationMs ?? TOAST_MS}
              text={message.title}
              onShow={() => notify.toast(message)}
            >
              <div data-edge data-style={message.style ?? 'default'} className={`toast ${toastCard}`}>
                <ToastWords style={message.style} title={message.title} description={message.description} />
              </div>
            </Row>
          ))}
        </BookTable>
      </BookSection>
      <BookSection title="Notices" lead={`Up to ${NOTICES.visible} at a time, the newest nearest to the edge.`}>
        <BookTable name="Notices" columns={COLUMNS}>
          {Object.entries(sampleNotices).map(([name, notice]) => (
            <Row
              key={name}
              name={name}
              style={notice.tone}
              durationMs={notice.action === undefined ? NOTICES.durationMs : Infinity}
              text={notice.text}
              onShow={() => notify.notice(notice)}
            >
              <div data-edge data-tone={notice.tone} className={`notice ${noticeCard}`}>
                <NoticeWords notice={notice}>
                  {notice.action !== undefined && (
                    <span className="text-label text-ink-2">{`Button: ${notice.action}`}</span>
                  )}
                </NoticeWords>
              </div>
            </Row>
          ))}
        </BookTable>
      </BookSection>
    </BookPage>
  );
}

function NotifiedCatalogue() {
  const [records] = useState(createToastRecords);
  return (
    <Notifications records={records}>
      <Catalogue />
    </Notifications>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => <NotifiedCatalogue />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every toast and notice as it looks, with what calls for it, how long it stays and the clause that asks for it. */
export const Messages: Story = {
  play: async ({ canvas }) => {
    const toasts = within(canvas.getByRole('region', { name: 'Toasts, table' }));
    await expect(toasts.getAllByRole('row')).toHaveLength(Object.keys(sampleToasts).length + 1);
    const report = toasts.getByRole('row', { name: /Generating Report/ });
    await expect(report).toHaveTextContent(/'Generate Weekly Report' was carried out.*3 s.*DASH-2/);
    const refused = toasts.getByRole('row', { name: /Missing Information/ });
    await expect(refused).toHaveTextContent(/destructive.*5 s.*THREAD-10/);
  },
};

/** A message can be shown where it belongs. Hidden in the sidebar: the page should open without one. */
export const Showing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const refused = canvas.getByRole('row', { name: /Missing Information/ });
    await userEvent.click(within(refused).getByRole('button', { name: 'Show: Missing Information' }));
    await expectToast('Missing Information', 'Please fill in all required fields to create a ticket.', 'destructive');
  },
};
