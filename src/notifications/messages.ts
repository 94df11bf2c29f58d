import { PRODUCT_NAME } from '@/domain/product';
import { counted } from '@/domain/text/counted';
import { customerToasts } from './customers';
import { documentToasts } from './documents';
import type { NoticeMessage, ToastMessage } from './message';
import { purchaseOrderToasts } from './purchaseOrders';
import { threadToasts } from './threads';
import { timelineToasts } from './timelines';

/** Why a command failed, and so what helps. */
const WHY_FAILED = {
  unauthorised: 'could not be completed: you were signed out. Please try again.',
  'not-found': 'could not be completed: the record no longer exists. Check what has changed before you try again.',
  conflict:
    'could not be completed: someone else changed the record first. Check what has changed before you try again.',
  invalid: 'was not accepted. Nothing was changed.',
  unavailable: 'could not be completed. Nothing was lost; please try again.',
  unanswered: 'got no response. It may still have gone through, so check before you try again.',
} as const;

/**
 * Every toast text of the product, once; the toast for a command's success takes the command. Above each stand its
 * clauses and, where no command calls for it, what does: Storybook's Foundations quote them.
 */
export const toastMessages = {
  ...customerToasts,
  ...documentToasts,
  ...purchaseOrderToasts,
  ...threadToasts,
  ...timelineToasts,
  /** TOAST-3: any command that fails or gets no response @param action the words on the button @param fields to correct */
  actionFailed: (
    action: string,
    failure: keyof typeof WHY_FAILED = 'unavailable',
    fields: readonly string[] = [],
  ): ToastMessage => ({
    title: 'Action Failed',
    description: `“${action}” ${WHY_FAILED[failure]}${fields.length > 0 ? ' Correct what you entered and try again.' : ''}`,
    style: 'destructive',
  }),
} as const;

/** What is said to a screen reader alone. */
export const announcements = {
  /** A slow command without a toast of its own. @param action the words on the button */
  done: (action: string): string => `“${action}” completed`,
} as const;

/** What a reload would lose: how much of each form is typed and not sent. */
export interface Unsent {
  /** Texts in Communications. */
  messages: number;
  /** 'Log New Issue' is begun. */
  hasNewTicket: boolean;
  /** Phases with a note or a blocker begun. */
  phases: number;
  /** Threads whose ticket was changed by hand. */
  threads: number;
}

const and = new Intl.ListFormat('en-US');

/** Says what a reload would lose; undefined where nothing is typed. */
export function reloadLoses({ messages, hasNewTicket, phases, threads }: Unsent): string | undefined {
  const lost = [
    messages > 0 && counted(messages, 'message'),
    hasNewTicket && 'the new ticket',
    phases > 0 && `entries on ${counted(phases, 'phase')}`,
    threads > 0 && `ticket changes in ${counted(threads, 'email thread')}`,
  ].filter((words) => words !== false);
  return lost.length === 0 ? undefined : `Reloading will discard what you typed but did not send: ${and.format(lost)}.`;
}

/** Every notice text of the product, once. */
export const noticeMessages = {
  /** TOAST-4: 'Copy' beside a number @param what the number */
  copied: (what: string): NoticeMessage => ({ text: `Copied ${what}`, tone: 'success' }),
  /** TOAST-4: 'Copy' where the browser refuses its clipboard @param what the number */
  copyFailed: (what: string): NoticeMessage => ({
    text: `${what} could not be copied. Select it and copy it yourself.`,
    tone: 'warning',
  }),
  /** TOAST-4: the right password, where nothing can be stored */
  signInNotKept: (): NoticeMessage => ({
    text: 'Browser storage is blocked or full. You are signed in, but your settings will not be saved.',
    tone: 'warning',
  }),
  /** TOAST-4: light, dark or system chosen, where nothing can be stored */
  appearanceNotKept: (): NoticeMessage => ({
    text: 'Browser storage is blocked or full. This appearance lasts until you reload the page.',
    tone: 'warning',
  }),
  /** TOAST-4: the app opens on stored settings that cannot be read */
  settingsReset: (): NoticeMessage => ({
    text: 'Stored settings could not be read and were reset.',
    tone: 'info',
  }),
  /** TOAST-4: another version of the app is there, found while this one is in use */
  newerVersion: (): NoticeMessage => ({
    text: `A newer version of ${PRODUCT_NAME} is ready.`,
    tone: 'info',
    action: 'Reload',
  }),
  /** TOAST-4: 'Reload' in a notice, with something typed that was not sent @param loses as `reloadLoses` says it */
  reloadAnyway: (loses: string): NoticeMessage => ({ text: loses, tone: 'warning', action: 'Reload Anyway' }),
  /** TOAST-4: what is on screen was asked for again, as after a command, or what a field offers, and did not come */
  notUpToDate: (): NoticeMessage => ({
    text: 'Some data on this screen may be missing or out of date.',
    tone: 'warning',
    action: 'Try Again',
  }),
  /** TOAST-4: an error that nothing else on the screen shows */
  unexpectedFault: (): NoticeMessage => ({
    text: 'Something unexpected went wrong. If anything stops responding, reload the page.',
    tone: 'warning',
    action: 'Reload',
  }),
} as const;
