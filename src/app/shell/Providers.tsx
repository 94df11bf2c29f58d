import type { ReactNode } from 'react';
import type { ToastRecords } from '@/notifications/toastRecords';
import { TooltipDelays } from '@/ui/Tooltip';
import { Notifications } from './Notifications';

export interface ProvidersProps {
  /** The toasts: kept by the parent, so that they outlive what is drawn. */
  toasts: ToastRecords;
  /** The screens, and all that notifies or shows a tooltip. */
  children: ReactNode;
}

/** What every screen needs above it besides the theme: the delays of the tooltips and both toasters. */
export function Providers({ toasts, children }: ProvidersProps) {
  return (
    <TooltipDelays>
      <Notifications records={toasts}>{children}</Notifications>
    </TooltipDelays>
  );
}
