/** What a value means to the reader; `ui` turns it into colour, in one map. */
export const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof TONES)[number];
