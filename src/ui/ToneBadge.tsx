import { Badge } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/tone';
import { toneColor } from './toneColor';

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
    <Badge color={toneColor[tone]} variant={onTint ? 'surface' : 'soft'} size="1">
      <Icon aria-hidden size={14} strokeWidth={2} className="shrink-0" />
      <span className="truncate">{children}</span>
    </Badge>
  );
}
