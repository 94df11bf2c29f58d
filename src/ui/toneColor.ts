import type { Tone } from '@/domain/tone';

/** The one map from meaning to colour: names of Radix Themes whose values palette.css sets. */
export const toneColor = {
  neutral: 'gray',
  info: 'blue',
  success: 'green',
  warning: 'amber',
  danger: 'ruby',
} as const satisfies Record<Tone, string>;
