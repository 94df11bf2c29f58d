import { customerToasts } from './customers';
import { documentToasts } from './documents';
import type { NoticeMessage, ToastMessage } from './message';
import { purchaseOrderToasts } from './purchaseOrders';
import { threadToasts } from './threads';
import { timelineToasts } from './timelines';

/** Every toast text of the product, once; the toast for a command's success takes the command. */
export const toastMessages = {
  ...customerToasts,
  ...documentToasts,
  ...purchaseOrderToasts,
  ...threadToasts,
  ...timelineToasts,
  /** A command that failed or got no response. @param action the words on the button */
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
  copied: (what: string): NoticeMessage => ({ text: `Copied ${what}`, tone: 'success' }),
  copyFailed: (what: string): NoticeMessage => ({
    text: `${what} could not be copied. Select it and copy it by hand.`,
    tone: 'warning',
  }),
  signInNotKept: (): NoticeMessage => ({
    text: 'This browser blocks its storage or it is full: that you are signed in could not be kept.',
    tone: 'warning',
  }),
  appearanceNotKept: (): NoticeMessage => ({
    text: 'This browser blocks its storage or it is full: the appearance will not be kept.',
    tone: 'warning',
  }),
  settingsReset: (): NoticeMessage => ({
    text: 'Stored settings could not be read and were reset.',
    tone: 'info',
  }),
} as const;
