import { isPercent } from '@/domain/guard/isPercent';
import type { Tone } from '@/domain/tone';

/** Score from which a customer is healthy (DASH-12, specification section 9). */
export const HEALTHY_FROM_SCORE = 80;
/** Score from which a customer needs watching and below which the score is poor (DASH-12). */
export const WATCH_FROM_SCORE = 70;

/** Bands of a risk score, the best first; each has a colour (DASH-12). */
export const RISK_BANDS = ['healthy', 'watch', 'poor', 'unknown'] as const;
export type RiskBand = (typeof RISK_BANDS)[number];

/** Band of a risk score, for higher is better; anything outside 0 to 100 is 'unknown'. */
export function riskBand(score: number): RiskBand {
  if (!isPercent(score)) return 'unknown';
  if (score >= HEALTHY_FROM_SCORE) return 'healthy';
  if (score >= WATCH_FROM_SCORE) return 'watch';
  return 'poor';
}

/** Meaning of a band: green, yellow and red of DASH-12. */
export const RISK_BAND_TONE: Record<RiskBand, Tone> = {
  healthy: 'success',
  watch: 'warning',
  poor: 'danger',
  unknown: 'neutral',
};

/** The word of a band. */
export const RISK_BAND_WORD: Record<RiskBand, string> = {
  healthy: 'Healthy',
  watch: 'Watch',
  poor: 'Poor',
  unknown: 'Unknown',
};

/** A score as shown: '86%', a dash when it is not a number. Never rounded up, into a band that it has not reached. */
export function riskScoreText(score: number): string {
  return Number.isFinite(score) ? `${Math.floor(score)}%` : '–';
}
