import { orDash, textOr } from '@/domain/text/textOr';
import { addDays, dayText, dayWithYear } from '@/domain/time/day';
import { lagWords } from './lag';
import { isPhaseStatus, type NamedPhase, PHASE_STATUS_WORD, PHASE_WORD } from './phase';

/**
 * The target day as shown, 'Mar 12, 2026'; 'Not set' for null (MOMENTUM-10), 'Unknown date' for a day that does not
 * exist.
 */
export const targetText = (date: string | null): string => (date === null ? 'Not set' : dayWithYear(date));

/** The target day in short, 'Mar 12', where space is short. */
export const shortTargetText = (date: string | null): string => (date === null ? 'Not set' : dayText(date));

/** When the phase will be done at its present lag, 'Mar 16, 2026'; empty without a target or without a known lag. */
export function projectedText({ date, lag }: Pick<NamedPhase, 'date' | 'lag'>): string {
  const projected = date === null ? null : addDays(date, lag);
  return projected === null ? '' : dayWithYear(projected);
}

/** A status as it is read: an unknown one keeps its word, a blank one reads 'Unknown'. */
export const phaseStatusWord = (status: string): string =>
  isPhaseStatus(status) ? PHASE_STATUS_WORD[status] : textOr(status, 'Unknown');

/** A phase of a project in a few words: 'Quoting, PO-24817'. */
export const phaseOfProject = (name: NamedPhase['name'], poNumber: string): string =>
  `${PHASE_WORD[name]}, ${orDash(poNumber)}`;

/** All of a phase in one sentence: 'Quoting, PO-24817, delayed, 4 days late, target Mar 12'. */
export function phaseSentence({ name, status, date, lag }: NamedPhase, poNumber: string): string {
  const words = phaseStatusWord(status).toLowerCase();
  const target = date === null ? 'no target date' : `target ${dayText(date)}`;
  return `${phaseOfProject(name, poNumber)}, ${words}, ${lagWords(lag)}, ${target}`;
}
