import {
  Calculator,
  Check,
  ClipboardCheck,
  Contrast,
  createLucideIcon,
  Ellipsis,
  Hourglass,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  Shirt,
} from 'lucide-react';
import { isPhaseStatus, type PhaseName, type PhaseStatus } from '@/domain/timelines/phase';

/** One icon a phase. */
export const phaseIcons: Record<PhaseName, LucideIcon> = {
  intent: Lightbulb,
  sample: Shirt,
  quoting: Calculator,
  feedback: MessageCircle,
  order: ClipboardCheck,
};

type StatusLook = PhaseStatus | 'unknown';

/** Which look a status has; any that is not known here has one of its own. */
export const statusLook = (status: string): StatusLook => (isPhaseStatus(status) ? status : 'unknown');

/** One icon a status. */
export const statusIcons: Record<PhaseStatus, LucideIcon> = {
  completed: Check,
  'in-progress': Contrast,
  delayed: Hourglass,
  pending: Ellipsis,
};

/** The same signs where a ring is drawn around them. */
export const statusSigns: Record<StatusLook, LucideIcon> = {
  ...statusIcons,
  'in-progress': createLucideIcon('half-disc', [
    ['path', { d: 'M12 3a9 9 0 0 1 0 18z', fill: 'currentColor', key: 'half' }],
  ]),
  unknown: createLucideIcon('question', [
    ['path', { d: 'M7.5 7.5a4.6 4.6 0 0 1 9 1.5c0 3-4.5 3.6-4.5 6', key: 'hook' }],
    ['path', { d: 'M12 20h.01', key: 'dot' }],
  ]),
};
