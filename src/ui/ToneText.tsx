import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/tone';
import { toneText } from './toneClass';

const weights = { regular: '', medium: 'font-medium' };

export interface ToneTextProps {
  /** What the words mean to the reader; the words themselves must say it too. */
  tone: Tone;
  /** 'medium' where the words stand alone and must be noticed. */
  weight?: 'regular' | 'medium';
  /** A few words; a long text in colour is hard to read. */
  children: ReactNode;
}

/** A few words in the colour of their meaning. */
export function ToneText({ tone, weight = 'regular', children }: ToneTextProps) {
  return (
    <Text size="2" className={`${toneText[tone]} ${weights[weight]}`}>
      {children}
    </Text>
  );
}
