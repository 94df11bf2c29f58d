import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/tone';

const toneText = cva('', {
  variants: {
    tone: {
      neutral: 'text-(--neutral-text)',
      info: 'text-(--info-text)',
      success: 'text-(--success-text)',
      warning: 'text-(--warning-text)',
      danger: 'text-(--danger-text)',
    } satisfies Record<Tone, string>,
    weight: { regular: '', medium: 'font-medium' },
  },
});

export interface ToneTextProps {
  /** What the words mean to the reader; the words themselves must say it too. */
  tone: Tone;
  weight?: 'regular' | 'medium';
  children: ReactNode;
}

/** A few words in the colour of their meaning. */
export function ToneText({ tone, weight = 'regular', children }: ToneTextProps) {
  return (
    <Text size="2" className={toneText({ tone, weight })}>
      {children}
    </Text>
  );
}
