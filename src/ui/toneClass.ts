import type { Tone } from '@/domain/tone';

/** The one map from meaning to colour, for words and their icons: roles of palette.css. */
export const toneText = {
  neutral: 'text-(--neutral-text)',
  info: 'text-(--info-text)',
  success: 'text-(--success-text)',
  warning: 'text-(--warning-text)',
  danger: 'text-(--danger-text)',
} as const satisfies Record<Tone, string>;

/** The same map for the soft ground behind words. */
export const toneGround = {
  neutral: 'bg-(--neutral-soft)',
  info: 'bg-(--info-soft)',
  success: 'bg-(--success-soft)',
  warning: 'bg-(--warning-soft)',
  danger: 'bg-(--danger-soft)',
} as const satisfies Record<Tone, string>;

/** The same map for lines: what is drawn in the colour of its text. */
export const toneStroke = {
  neutral: 'text-(--neutral-mark)',
  info: 'text-(--info-mark)',
  success: 'text-(--success-mark)',
  warning: 'text-(--warning-mark)',
  danger: 'text-(--danger-mark)',
} as const satisfies Record<Tone, string>;

/** The same map for marks without words: dots and bars. */
export const toneMark = {
  neutral: 'bg-(--neutral-mark)',
  info: 'bg-(--info-mark)',
  success: 'bg-(--success-mark)',
  warning: 'bg-(--warning-mark)',
  danger: 'bg-(--danger-mark)',
} as const satisfies Record<Tone, string>;
