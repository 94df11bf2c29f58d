import type { Tone } from '@/domain/tone';
import { toneMark } from './toneClass';

export interface StatusDotProps {
  /** What the word beside the dot means. */
  tone: Tone;
}

/** A dot beside a word; it says nothing alone and is hidden from assistive technology. */
export function StatusDot({ tone }: StatusDotProps) {
  return <span aria-hidden data-mark className={`inline-block size-2 shrink-0 rounded-full ${toneMark[tone]}`} />;
}
