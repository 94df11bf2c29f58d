import { cva } from 'class-variance-authority';
import type { Tone } from '@/domain/tone';

const dot = cva('inline-block size-2 shrink-0 rounded-full', {
  variants: {
    tone: {
      neutral: 'bg-(--neutral-mark)',
      info: 'bg-(--info-mark)',
      success: 'bg-(--success-mark)',
      warning: 'bg-(--warning-mark)',
      danger: 'bg-(--danger-mark)',
    } satisfies Record<Tone, string>,
  },
});

export interface StatusDotProps {
  /** What the word beside the dot means. */
  tone: Tone;
}

/** A dot beside a word; it says nothing alone and is hidden from assistive technology. */
export function StatusDot({ tone }: StatusDotProps) {
  return <span aria-hidden data-mark className={dot({ tone })} />;
}
