import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import { shownFileName } from '@/domain/documents/fileName';
import { openInSharePoint, REPORT_TOAST_MS, type ToastMessage } from './message';

interface OfCustomer {
  customer: string;
}

interface OfFile {
  fileName: string;
}

/** What toasts say about files. */
export const documentToasts = {
  /** FILES-2 */
  customerInSharePoint: ({ customer }: OfCustomer): ToastMessage =>
    openInSharePoint(DOCUMENT_WORDS['open-customer-sharepoint'], customer),
  /** FILES-6 */
  previewFile: ({ fileName }: OfFile): ToastMessage => ({
    title: DOCUMENT_WORDS['preview-file'],
    description: `Opening a preview of ${shownFileName(fileName)}`,
  }),
  /** FILES-6 */
  downloadFile: ({ fileName }: OfFile): ToastMessage => ({
    title: DOCUMENT_WORDS['download-file'],
    description: `Downloading ${shownFileName(fileName)}`,
  }),
  /** FILES-7 */
  generatingInsight: ({ customer }: OfCustomer): ToastMessage => ({
    title: DOCUMENT_WORDS['generate-ai-insight'],
    description: `An insight for ${customer} is being prepared...`,
    durationMs: REPORT_TOAST_MS,
  }),
  /** FILES-7 */
  generatingPdfReport: ({ customer }: OfCustomer): ToastMessage => ({
    title: DOCUMENT_WORDS['generate-pdf-report'],
    description: `A PDF report for ${customer} is being prepared...`,
    durationMs: REPORT_TOAST_MS,
  }),
} as const;
