/** What an in-app toast says: the outcome of an operation. */
export interface ToastMessage {
  title: string;
  description: string;
  /** Destructive toasts look different and are announced at once (TOAST-3). */
  style?: 'destructive';
  /** Milliseconds on screen; the list's own 5 s when absent. */
  durationMs?: number;
}

/** What the browser itself did or could not do, for the second toaster. */
export interface NoticeMessage {
  text: string;
  tone: 'success' | 'info' | 'warning';
  /** Words of the button for what can be done about it; the notice then stays until it is sent off. */
  action?: string;
}

/** How long report, insight and PDF toasts stay (TOAST-5, specification section 9). */
export const REPORT_TOAST_MS = 3_000;

/** Title and text of a toast that opens a folder of the document service. @param subject whose documents */
export const openInSharePoint = (title: string, subject: string): ToastMessage => ({
  title,
  description: `Opening the documents for ${subject} in SharePoint`,
});
