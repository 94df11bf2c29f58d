import type { Tone } from '@/domain/tone';

/** How bad something is, the worst first. */
export const SEVERITIES = ['High', 'Medium', 'Low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Meaning of each severity (RADAR-3). */
export const SEVERITY_TONE: Record<Severity, Tone> = { High: 'danger', Medium: 'warning', Low: 'neutral' };
