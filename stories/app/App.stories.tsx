import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { App } from '@/app/App';
import { FIRST_SCREEN_WAITED_FOR_MS } from '@/app/shell/Shell';
import { beginSession } from '@/app/session';
import { createAppStorage, STORAGE_KEYS } from '@/app/storage';
import type { RadarReport } from '@/domain/radar/radarReport';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { OperationError } from '@/operations/operationError';
import { buildOperations } from '@/testing/buildOperations';
import { expectNoise } from '@/testing/expectNoise';
import { expectFailureToast, SIGNED_OUT } from '@/testing/toasts';
import { heldBack } from '@/testing/heldBack';
import { buildRadarReport } from '@/testing/radar/buildRadar';
import { buildTickets } from '@/testing/tickets/buildTickets';
import { showNotice } from '@/ui/NoticeStack';
import { ownFrame, wholePage } from '../wholePage';
import { LOOM_HASH } from './gate/loomHash';
import { PRODUCT_NAME } from '@/domain/product';

// The app fetches its code while somebody is at the gate; fetched beforehand, stories need not wait for it.
await Promise.all([import('@/app/shell/Shell'), import('@/screens/tickets/TicketsScreen')]);

const storage = createAppStorage(() => window.localStorage);
const perform = fn(async () => {});

/** The whole app, gate included, at an address of its own. */
const meta = {
  component: App,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    storage,
    session: beginSession(storage),
    newerVersion: { onNewer: () => () => {} },
    passwordHash: LOOM_HASH,
    loadOperations: async () => buildOperations({ perform }),
    loadStylesheet: async () => {},
  },
  beforeEach: () => {
    // Unlike the other stories, this one is routed by the address of the page.
    const address = window.location.href;
    window.history.replaceState(null, '', '/tickets');
    return () => window.history.replaceState(null, '', address);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const passwordField = () => screen.findByLabelText('Password');
const RESET = 'Stored settings could not be read and were reset.';
const isSignedIn = () => storage.read(STORAGE_KEYS.authenticated) !== null;

/**
 * A command refused for want of a password brings the gate back; behind it the screen and what was typed are kept. What was
 * amiss with the page's storage is told once.
 */
export const Unauthorised: Story = {
  args: { session: { appearance: 'system', faults: ['settings-reset'] } },
  beforeEach: () => {
    perform.mockReset();
    perform.mockRejectedValueOnce(new OperationError('unauthorised', 'Sign in'));
  },
  play: async ({ canvas, userEvent, step }) => {
    const command = { kind: 'create-ticket', draft: { ...emptyTicketDraft, description: 'Zips bite' } };
    const description = () => canvas.findByRole('textbox', { name: 'Description' });
    const createTicket = () => canvas.getByRole('button', { name: 'Create Ticket' });

    await step('Past the gate, begin a ticket', async () => {
      await userEvent.type(await passwordField(), 'loom{Enter}');
      await expect(await screen.findByText(RESET)).toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('tab', { name: /^Log New Issue/ }));
      await userEvent.type(await description(), 'Zips bite');
      await expect(document.title).toBe(`Tickets · ${PRODUCT_NAME}`);
    });
    await step(
      'Refused, the gate stands before the screen, which names the tab no longer; nobody is signed in',
      async () => {
        await expect(isSignedIn()).toBe(true);
        await userEvent.click(createTicket());
        await expect(await passwordField()).toHaveFocus();
        await expect(canvas.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
        await expect(document.title).toBe(PRODUCT_NAME);
        await expect(isSignedIn()).toBe(false);
      },
    );
    await step('Past the gate again, all is as it was left, and a toast tells what was not done', async () => {
      await userEvent.type(await passwordField(), 'loom{Enter}');
      await expectFailureToast('Create Ticket', SIGNED_OUT);
      await expect(screen.queryAllByText(RESET).length).toBeLessThan(2);
      await expect(await description()).toHaveValue('Zips bite');
      await expect(window.location.pathname).toBe('/tickets');
    });
    await step('Sent again, it is carried out', async () => {
      await userEvent.click(createTicket());
      await waitFor(async () => expect(await description()).toHaveValue(''));
      await expect(perform.mock.calls).toEqual([[command], [command]]);
    });
  },
};

const notices = () => within(screen.getByRole('region', { name: 'Browser messages' }));

/** A newer version that took over while the gate stood is announced after the login, once. */
export const NewerWhileLocked: Story = {
  args: {
    newerVersion: {
      onNewer: (listener) => {
        listener();
        return () => {};
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await passwordField(), 'loom{Enter}');
    await screen.findByText(`A newer version of ${PRODUCT_NAME} is ready.`);
    await expect(notices().getAllByRole('listitem')).toHaveLength(1);
    // It fades in.
    await waitFor(() => expect(notices().getByRole('button', { name: 'Reload' })).toBeVisible());
  },
};

/** What browsers report of a resize that took two frames is no fault of ours. */
export const ReportWithoutFault: Story = {
  beforeEach: () => expectNoise(/ResizeObserver loop completed/),
  play: async ({ userEvent }) => {
    await userEvent.type(await passwordField(), 'loom{Enter}');
    await screen.findByRole('banner');
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
    // Notices come one after the other: with a later one, that of the resize would be there too.
    showNotice({ text: 'PO number copied.', tone: 'success' });
    await notices().findByText('PO number copied.');
    await expect(notices().getAllByRole('listitem')).toHaveLength(1);
  },
};

/** In this book the toolbar decides first. Another tab's appearance is followed; what else it stores, or clears, changes nothing. */
export const ChangedByAnotherTab: Story = {
  args: { session: { appearance: 'dark', faults: [] } },
  play: async ({ canvas, globals, userEvent, step }) => {
    const [begun, other] = globals['appearance'] === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
    const store = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    const shown = () => [...document.documentElement.classList].filter((name) => ['dark', 'light'].includes(name));
    await userEvent.type(await passwordField(), 'loom{Enter}');
    await screen.findByRole('banner');
    await expect(shown()).toEqual([begun]);
    for (const appearance of [begun, other, begun]) {
      await step(`The other tab chooses ${appearance}`, async () => {
        store(STORAGE_KEYS.appearance, appearance);
        await waitFor(() => expect(shown()).toEqual([appearance]));
      });
    }
    await step('It stores what cannot be read, signs out, and clears everything', async () => {
      store(STORAGE_KEYS.appearance, '{"broken":');
      store(STORAGE_KEYS.authenticated, null);
      store(null, null);
      await expect(shown()).toEqual([begun]);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ticketing System');
    });
  },
};

const report = fn<() => Promise<RadarReport>>();
/** Whether the browser asks before it leaves the page. */
function asksBeforeLeaving(): boolean {
  // Such an event has no constructor.
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload');
  window.dispatchEvent(event);
  return event.returnValue !== '';
}

/** What is fetched ahead and refused for want of a password asks nobody for it; on the way to its screen it does. */
export const UnauthorisedAhead: Story = {
  args: { loadOperations: async () => buildOperations({ radarReport: report }) },
  beforeEach: () => {
    report.mockReset().mockRejectedValue(new OperationError('unauthorised', 'Sign in'));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Past the gate, the report is fetched ahead and refused: the tickets stand', async () => {
      const field = await passwordField();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.type(field, 'loom{Enter}');
      await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
      await waitFor(() => expect(report).toHaveBeenCalled());
      await userEvent.click(canvas.getByRole('tab', { name: /^Log New Issue/ }));
      await expect(canvas.getByRole('form', { name: 'Log New Issue' })).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Zips bite');
      await expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    });
    await step('Go to it, where it is refused again: the gate asks for the password', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Radar Report/ }));
      await expect(await passwordField()).toHaveFocus();
      await expect(canvas.getByRole('alert')).toHaveTextContent('You were signed out.');
    });
    await step('Left and come back to, the page has a new gate, which says nothing of that', async () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
      await expect(await passwordField()).toHaveFocus();
    });
    await step('What was typed is kept behind the gate, and the browser asks before a reload loses it', async () => {
      await expect(asksBeforeLeaving()).toBe(true);
      report.mockResolvedValue(buildRadarReport());
      await userEvent.type(await passwordField(), 'loom{Enter}');
      await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' });
      await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
      await userEvent.click(await canvas.findByRole('tab', { name: /^Log New Issue/ }));
      await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Zips bite');
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Description' }));
      await expect(asksBeforeLeaving()).toBe(false);
    });
  },
};

const tickets = heldBack(async () => buildTickets());

/** A first screen that does not come keeps nobody at the gate for long: the others can be gone to, and it comes at last. */
export const FirstScreenThatIsLate: Story = {
  args: { loadOperations: async () => buildOperations({ tickets: tickets.call }) },
  // Nobody here waits for it.
  beforeEach: () => {
    const inTime = window.setTimeout;
    window.setTimeout = new Proxy(inTime, {
      apply: (later, page, [work, delayMs, ...rest]: unknown[]) =>
        Reflect.apply(later, page, [work, delayMs === FIRST_SCREEN_WAITED_FOR_MS ? 0 : delayMs, ...rest]),
    });
    return () => {
      window.setTimeout = inTime;
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Past the gate, a line says in its place that it is on its way', async () => {
      await userEvent.type(await passwordField(), 'loom{Enter}');
      const line = { name: 'Loading screen' };
      await expect(await canvas.findByRole('progressbar', line)).toBeInTheDocument();
      const bar = within(canvas.getByRole('banner'));
      await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Loading screen'));
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    });
    await step('Words in its place are shown after a while alone: the animation that waits is ended here', async () => {
      const words = canvas.getByText(/^This is taking longer than usual/);
      await expect(words).not.toBeVisible();
      for (const waiting of words.getAnimations()) waiting.finish();
      await expect(words).toBeVisible();
    });
    await step('Another screen is shown', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Radar Report/ }));
      await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' });
    });
    await step('Go back to it, and let it come: it is shown, and its heading has the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
      await tickets.answer();
      const title = await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
      await waitFor(() => expect(title).toHaveFocus());
      await expect(within(canvas.getByRole('banner')).getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
