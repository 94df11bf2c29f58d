import { VIEW_DETAILS } from '@/domain/customers/commandWords';
import { REPORT_TOAST_MS, type ToastMessage } from './message';

/** What toasts say about customers. */
export const customerToasts = {
  /** DASH-2 */
  generatingReport: (): ToastMessage => ({
    title: 'Generating Report',
    description: 'Weekly executive summary is being prepared...',
    durationMs: REPORT_TOAST_MS,
  }),
  /** DASH-11: 'View Details' on a customer's card */
  viewDetails: (customer: string): ToastMessage => ({
    title: VIEW_DETAILS,
    description: `Opening order details for ${customer}`,
  }),
} as const;
