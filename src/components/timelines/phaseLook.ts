import {
  Calculator,
  Check,
  CircleHelp,
  ClipboardCheck,
  Contrast,
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

const statusIcons: Record<PhaseStatus, LucideIcon> = {
  completed: Check,
  'in-progress': Contrast,
  delayed: Hourglass,
  pending: Ellipsis,
};

/** One icon a status, a question mark for one that is not known. */
export const statusIcon = (status: string): LucideIcon => (isPhaseStatus(status) ? statusIcons[status] : CircleHelp);
