import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { buildOperations, type ReplacedOperations } from '@/testing/buildOperations';
import {
  ABSENT,
  EVERYWHERE,
  HOSTILE_CALL,
  hostileCopy,
  hostileDeeds,
  listenForHostileCode,
  WITHOUT_LISTS,
} from '@/testing/hostileTexts';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildMessages, buildThread } from '@/testing/threads/buildThreads';
import { buildBlockers, buildNotes } from '@/testing/timelines/buildTimelines';
import { Assembled } from '../../Assembled';
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
    // A customer without a name is left out, with all files.
    customerFiles: async () => {
      const all = await built.customerFiles();
      const names = all.map(({ customer }) => (round === ABSENT ? { customer } : {}));
      return (await hostile(async () => all)()).map((files, place) => ({ ...files, ...names[place] }));
    },
    recentActivity: hostile(built.recentActivity),
  };
}

/** Few, for the components have each text in each field by themselves. */
const ROUNDS = [
  ['nothing', ABSENT] as const,
  ['what it has, but no list', WITHOUT_LISTS] as const,
  ...hostileRounds({ inMatrix: 9, otherwise: 1 }),
];

/** The rounds in which something is missing, and nothing broken to be read. */
const MISSING = [ABSENT, WITHOUT_LISTS];

const showNothing = () => {};
let show: (round: number) => void = showNothing;

/** What nobody should read in place of something that is missing. */
const BROKEN = /could not be shown|\bnull\b|\bundefined\b|\bNaN\b/;

/** Neither on screen nor in a name or a title. */
async function expectUnbroken(part: HTMLElement) {
  await expect(part).not.toHaveTextContent(BROKEN);
  const unseen = [...part.querySelectorAll('[aria-label], [title]')].map(
    (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`,
  );
  await expect(unseen.filter((words) => BROKEN.test(words))).toEqual([]);
}

interface HostileScreenProps {
  address: string;
  /** What opens a panel, on a screen that has one. */
  opener?: RegExp;
}

/** A screen on hostile records. */
function HostileScreen({ address }: HostileScreenProps) {
  const [round, setRound] = useState(0);
  // Before a play begins; effects that may come later do so in a built Storybook.
  useLayoutEffect(() => {
    show = setRound;
    return () => {
      show = showNothing;
    };
  }, []);
  return (
    <div data-round={round}>
      <Assembled key={round} address={address} operations={hostileOperations(round)} />
    </div>
  );
}

/** Nothing that a sender or a faulty service may write executes, throws, or pushes a whole screen sideways. */
const meta = {
  component: HostileScreen,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...wholePage, docs: { ...ownFrame }, controls: { disable: true } },
  beforeEach: listenForHostileCode,
  play: async ({ args: { opener }, canvas, canvasElement, userEvent, step }) => {
    const stage = canvasElement.querySelector<HTMLElement>('[data-round]');
    for (const [what, round] of ROUNDS) {
      await step(`In every field of every record: ${what}`, async () => {
        show(round);
        await waitFor(() => expect(stage).toHaveAttribute('data-round', String(round)));
        await waitFor(() =>
          expect(screen.queryByRole('progressbar', { name: 'Loading screen', hidden: true })).toBeNull(),
        );
        await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent('Error');
        if (round === EVERYWHERE) await expect(canvas.getByRole('main')).toHaveTextContent(HOSTILE_CALL);
        if (MISSING.includes(round)) await expectUnbroken(canvas.getByRole('main'));
        await expect(hostileDeeds()).toEqual([]);
      });
      // A customer without projects has nothing to open.
      if (!opener || (round === WITHOUT_LISTS && canvas.queryAllByRole('button', { name: opener }).length === 0))
        continue;
      await step('Open the first of them in its panel, and close it', async () => {
        const [button] = await canvas.findAllByRole('button', { name: opener });
        if (button) await userEvent.click(button);
        const panel = await findOpenedPanel();
        if (round === EVERYWHERE) await expect(panel).toHaveTextContent(HOSTILE_CALL);
        if (MISSING.includes(round)) await expectUnbroken(panel);
        await expect(hostileDeeds()).toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expectPanelClosed();
      });
    }
  },
} satisfies Meta<typeof HostileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dashboard, and the drawer of a customer's order. */
export const Dashboard: Story = { args: { address: '/', opener: /^View Details:/ } };

/** The tracker, and the drawer of an order. */
export const PurchaseOrders: Story = { args: { address: '/po-tracker', opener: /^View PO:/ } };

/** The tickets, and the drawer of one. */
export const Tickets: Story = { args: { address: '/tickets', opener: /^View: / } };

/** The conversations, and the messages of the first. */
export const Communications: Story = { args: { address: '/communications' } };

/** The radar. */
export const Radar: Story = { args: { address: '/radar' } };

/** The inbox, and the panel of a thread. */
export const SmartInbox: Story = { args: { address: '/smart-inbox', opener: /^View Thread:/ } };

/** The timelines, and the drawer of a phase. */
export const Momentum: Story = { args: { address: '/momentum', opener: /^Sample/ } };

/** The files of all customers, and what was done with them. */
export const Files: Story = { args: { address: '/files' } };
