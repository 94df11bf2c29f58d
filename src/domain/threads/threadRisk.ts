import { oneOf } from '@/domain/guard/oneOf';
import { RISK_LEVELS, type RiskLevel } from './thread';

/** Levels as they are read. */
export const RISK_LEVEL_WORD: Record<RiskLevel, string> = {
  overdue: 'Overdue',
  escalated: 'Escalated',
  'no-issues': 'No Issues',
};

/** True for a level of the closed vocabulary; a newer server may send another. */
export const isRiskLevel = oneOf(RISK_LEVELS);

/** The word on the risk badge; any level that is not known reads 'Unknown' (INBOX-11). */
export function riskWord(level: RiskLevel): string {
  return isRiskLevel(level) ? RISK_LEVEL_WORD[level] : 'Unknown';
}

/** What the level means, as the AI puts it into a ticket's description (THREAD-8). */
export function riskPhrase(level: RiskLevel): string {
  if (level === 'overdue') return 'urgent timeline concerns and potential delivery delays';
  if (level === 'escalated') return 'quality issues requiring immediate attention';
  return 'standard follow-up communication';
}

/** What to do at each level (THREAD-5). */
export function riskDemand(level: RiskLevel): 'immediate action required' | 'standard monitoring' {
  return level === 'overdue' || level === 'escalated' ? 'immediate action required' : 'standard monitoring';
}
