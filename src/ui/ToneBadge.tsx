import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/tone';
import { toneGround, toneText } from './toneClass';

// Not Radix Themes' Badge: its colour sets 30 properties on each badge, which makes a table slow at every keystroke.
const badge =
  'inline-flex h-fit min-h-5.5 max-w-full shrink-0 items-center gap-1.25 rounded-tag border px-1.5 align-top text-label font-medium whitespace-nowrap print:min-h-0 print:px-1';

/** Unseen, but for forced colours and paper: an edge that comes only there would take the room of the last letters. */
const plain = 'border-transparent';
/** On a tinted ground the badge keeps the panel's and takes a line around it. */
const tinted = 'border-line bg-panel';

export interface ToneBadgeProps {
  /** What the word means to the reader. */
  tone: Tone;
  /** One icon a word, so that colour is never the only sign. */
  icon: LucideIcon;
  /** True where the badge lies on a tinted ground, from which it must stand apart. */
  onTint?: boolean;
  /** The word. Long ones are cut with an ellipsis. */
  children: ReactNode;
}

/** Tells a state in a word, with its icon and its tone. */
export function ToneBadge({ tone, icon: Icon, onTint = false, children }: ToneBadgeProps) {
  return (
    <span
      data-edge
      data-badge
      className={`${badge} ${onTint ? tinted : `${plain} ${toneGround[tone]}`} ${toneText[tone]}`}
    >
      <Icon aria-hidden size={14} strokeWidth={2} className="shrink-0" />
      <span className="truncate">{children}</span>
    </span>
  );
}
