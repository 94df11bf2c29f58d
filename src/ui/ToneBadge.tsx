import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/tone';
import { toneGround, toneText } from './toneClass';

// Not Radix Themes' Badge: its colour sets 30 properties on each badge, which a table of badges pays at every keystroke.
const badge =
  'inline-flex h-fit min-h-5.5 max-w-full shrink-0 items-center gap-1.25 rounded-tag px-1.75 py-px align-top text-label font-medium whitespace-nowrap';

export interface ToneBadgeProps {
  /** What the word means to the reader. */
  tone: Tone;
  /** One icon a word, so that colour is never the only sign. */
  icon: LucideIcon;
  /** The word. Long ones are cut with an ellipsis. */
  children: ReactNode;
}

/** Tells a state in a word, with its icon and its tone. */
export function ToneBadge({ tone, icon: Icon, children }: ToneBadgeProps) {
  return (
    <span data-edge className={`${badge} ${toneGround[tone]} ${toneText[tone]}`}>
      <Icon aria-hidden size={14} strokeWidth={2} className="shrink-0" />
      <span className="truncate">{children}</span>
    </span>
  );
}
