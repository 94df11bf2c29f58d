import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { App } from '@/app/App';
import { beginSession } from '@/app/session';
import { createAppStorage, STORAGE_KEYS } from '@/app/storage';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { OperationError } from '@/operations/operationError';
import { buildOperations } from '@/testing/buildOperations';
import { expectNoise } from '@/testing/expectNoise';
import { expectFailureToast, SIGNED_OUT } from '@/testing/toasts';
import { showNotice } from '@/ui/NoticeStack';
import { ownFrame, wholePage } from '../wholePage';
import { LOOM_HASH } from './gate/loomHash';

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
const isSignedIn = () => storage.read(STORAGE_KEYS.authenticated) !== null;

/** A command refused for want of a password brings the gate back; behind it the screen and what was typed are kept. */
export const Unauthorised: Story = {
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
      await userEvent.click(await canvas.findByRole('tab', { name: /^Log New Issue/ }));
      await userEvent.type(await description(), 'Zips bite');
    });
    await step('Refused, the gate stands before the screen, and nobody is signed in', async () => {
      await expect(isSignedIn()).toBe(true);
      await userEvent.click(createTicket());
      await expect(await passwordField()).toHaveFocus();
      await expect(canvas.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
      await expect(isSignedIn()).toBe(false);
    });
    await step('Past the gate again, all is as it was left, and a toast tells what was not done', async () => {
      await userEvent.type(await passwordField(), 'loom{Enter}');
      await expectFailureToast('Create Ticket', SIGNED_OUT);
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
    await screen.findByText('A newer version of Weftline is ready.');
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

/** Another tab's appearance is followed; what else it stores, or clears, changes nothing. */
export const ChangedByAnotherTab: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const store = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    const shown = () => [...document.documentElement.classList].filter((name) => ['dark', 'light'].includes(name));
    await userEvent.type(await passwordField(), 'loom{Enter}');
    await screen.findByRole('banner');
    for (const appearance of ['dark', 'light']) {
      await step(`The other tab chooses ${appearance}`, async () => {
        store(STORAGE_KEYS.appearance, appearance);
        await waitFor(() => expect(shown()).toEqual([appearance]));
      });
    }
    await step('It stores what cannot be read, signs out, and clears everything', async () => {
      store(STORAGE_KEYS.appearance, '{"broken":');
      store(STORAGE_KEYS.authenticated, null);
      store(null, null);
      await expect(shown()).toEqual(['light']);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ticketing System');
    });
  },
};
