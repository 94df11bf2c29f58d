import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { buildOperations, type ReplacedOperations } from '@/testing/buildOperations';
import { HOSTILE_CALL, hostileCopy, hostileDeeds } from '@/testing/hostileTexts';
import { findOpenedPanel } from '@/testing/panels';
import { buildMessages, buildThread } from '@/testing/threads/buildThreads';
import { buildBlockers, buildNotes } from '@/testing/timelines/buildTimelines';
import { Assembled, type AssembledProps } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { hostileRounds } from './HostileTexts';

/** Every answer, each with a hostile text in every field; commands are carried out as ever. */
function hostileOperations(round: number): Required<Omit<ReplacedOperations, 'perform'>> {
  const built = buildOperations();
  const hostile =
    <Answer,>(ask: () => Promise<Answer>) =>
    async () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types promise is what is broken here
      hostileCopy(await ask(), round) as Answer;
  return {
    customers: hostile(built.customers),
    purchaseOrders: hostile(built.purchaseOrders),
    tickets: hostile(built.tickets),
    relatedTickets: hostile(built.relatedTickets),
    relatedDocuments: hostile(built.relatedDocuments),
    radarReport: hostile(built.radarReport),
    threads: hostile(built.threads),
    threadMessages: hostile(async () => buildMessages(buildThread())),
    timelines: hostile(built.timelines),
    phaseBlockers: hostile(async () => buildBlockers()),
    phaseNotes: hostile(async () => buildNotes()),
    staff: hostile(built.staff),
    communications: hostile(built.communications),
    customerFiles: hostile(built.customerFiles),
    recentActivity: hostile(built.recentActivity),
  };
}

/** What opens a panel of a screen, where it has one. */
const OPENERS: Readonly<Record<string, RegExp>> = {
  '/': /^View Details:/,
  '/po-tracker': /^View PO:/,
  '/tickets': /^View /,
  '/smart-inbox': /^View Thread:/,
  '/momentum': /^Sample/,
};

const ROUNDS = hostileRounds(26);

const showNothing = () => {};
let show: (round: number) => void = showNothing;

/** A screen on hostile records. */
function HostileScreen({ address }: Pick<AssembledProps, 'address'>) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    show = setRound;
    return () => {
      show = showNothing;
    };
  }, []);
  return <Assembled key={round} address={address} operations={hostileOperations(round)} />;
}

const expectNoPanel = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Nothing that a sender or a faulty service may write executes, throws, or pushes a whole screen sideways. */
const meta = {
  component: HostileScreen,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...wholePage, docs: { ...ownFrame }, controls: { disable: true } },
  beforeEach: () => {
    Reflect.set(window, HOSTILE_CALL, () => document.documentElement.setAttribute('data-ran', ''));
    return () => Reflect.deleteProperty(window, HOSTILE_CALL);
  },
  play: async ({ args: { address }, canvas, userEvent, step }) => {
    const opener = OPENERS[address];
    for (const [text, round] of ROUNDS) {
      await step(`Every field of every record, beginning with ${text}`, async () => {
        show(round);
        await waitFor(() =>
          expect(canvas.queryByRole('progressbar', { name: 'Loading screen', hidden: true })).toBeNull(),
        );
        await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent('Error');
        await expect(hostileDeeds()).toEqual([]);
        if (!opener) return;
        const [button] = await canvas.findAllByRole('button', { name: opener });
        if (button) await userEvent.click(button);
        await findOpenedPanel();
        await expect(hostileDeeds()).toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expectNoPanel();
      });
    }
  },
} satisfies Meta<typeof HostileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dashboard, and the drawer of a customer's order. */
export const Dashboard: Story = { args: { address: '/' } };

/** The tracker, and the drawer of an order. */
export const PurchaseOrders: Story = { args: { address: '/po-tracker' } };

/** The tickets, and the drawer of one. */
export const Tickets: Story = { args: { address: '/tickets' } };

/** The conversations, and the messages of the first. */
export const Communications: Story = { args: { address: '/communications' } };

/** The radar. */
export const Radar: Story = { args: { address: '/radar' } };

/** The inbox, and the panel of a thread. */
export const SmartInbox: Story = { args: { address: '/smart-inbox' } };

/** The timelines, and the drawer of a phase. */
export const Momentum: Story = { args: { address: '/momentum' } };

/** The files of all customers, and what was done with them. */
export const Files: Story = { args: { address: '/files' } };
