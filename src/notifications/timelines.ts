import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import type { ToastMessage } from './message';

/** What toasts say about production timelines. */
export const timelineToasts = {
  /** MOMENTUM-8: a phase on a timeline @param phase 'Quoting, PO-24817' */
  phaseDetails: (phase: string): ToastMessage => ({ title: 'Phase Details', description: phase }),
  /** MOMENTUM-2 */
  exportTimeline: ({ customer }: { customer: string }): ToastMessage => ({
    title: TIMELINE_WORDS['export-timeline'],
    description:
      customer === ALL_CUSTOMERS
        ? 'Exporting the timelines for all customers'
        : `Exporting the timeline for ${customer}`,
  }),
} as const;
