import { customerToasts } from './customers';
import { documentToasts } from './documents';
import type { NoticeMessage, ToastMessage } from './message';
import { purchaseOrderToasts } from './purchaseOrders';
import { threadToasts } from './threads';
import { timelineToasts } from './timelines';

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
  /** TOAST-3: any command that fails or gets no response @param action the words on the button */
  actionFailed: (action: string): ToastMessage => ({
    title: 'Action Failed',
    description: `'${action}' could not be completed. Nothing was lost; please try again.`,
    style: 'destructive',
  }),
} as const;

/** What is said to a screen reader alone. */
export const announcements = {
  /** A slow command without a toast of its own. @param action the words on the button */
  done: (action: string): string => `'${action}' is done`,
} as const;

/** Every notice text of the product, once. */
export const noticeMessages = {
  /** TOAST-4: 'Copy' beside a number @param what the number */
  copied: (what: string): NoticeMessage => ({ text: `Copied ${what}`, tone: 'success' }),
  /** TOAST-4: 'Copy' where the browser refuses its clipboard @param what the number */
  copyFailed: (what: string): NoticeMessage => ({
    text: `${what} could not be copied. Select it and copy it by hand.`,
    tone: 'warning',
  }),
  /** TOAST-4: the right password, where nothing can be stored */
  signInNotKept: (): NoticeMessage => ({
    text: 'This browser blocks its storage or it is full: that you are signed in could not be kept.',
    tone: 'warning',
  }),
  /** TOAST-4: light, dark or system chosen, where nothing can be stored */
  appearanceNotKept: (): NoticeMessage => ({
    text: 'This browser blocks its storage or it is full: the appearance will not be kept.',
    tone: 'warning',
  }),
  /** TOAST-4: the app opens on stored settings that cannot be read */
  settingsReset: (): NoticeMessage => ({
    text: 'Stored settings could not be read and were reset.',
    tone: 'info',
  }),
} as const;
