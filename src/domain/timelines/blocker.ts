import { NOT_CHOSEN } from '@/domain/choice/choice';
import { oneOf } from '@/domain/guard/oneOf';
import { SEVERITIES, type Severity } from '@/domain/severity/severity';

/** Blocker types offered (MOMENTUM-12). */
export const BLOCKER_TYPES = ['Material Delay', 'Quality Issue', 'Resource Constraint', 'Communication Issue'] as const;
export type BlockerType = (typeof BLOCKER_TYPES)[number];

/** Severities offered, the mildest first (MOMENTUM-12). */
export const BLOCKER_SEVERITIES: readonly Severity[] = SEVERITIES.toReversed();
/** True for a severity that is offered. */
export const isBlockerSeverity = oneOf(BLOCKER_SEVERITIES);

/** Something that holds a phase up (DATA-6). */
export interface Blocker {
  /** Unique. */
  id: string;
  type: BlockerType;
  description: string;
  owner: string;
  severity: Severity;
}

/** What is typed into 'Add New Blocker'. */
export interface BlockerDraft {
  /** NOT_CHOSEN until one is chosen, for no value may be empty (SHELL-11). */
  type: BlockerType | typeof NOT_CHOSEN;
  description: string;
  /** Always has a value. */
  severity: Severity;
}

/** The empty form; severity is Medium by default (MOMENTUM-12). */
export const emptyBlockerDraft: BlockerDraft = { type: NOT_CHOSEN, description: '', severity: 'Medium' };

/** Required fields that are empty; white space counts as filled (MOMENTUM-12). */
export function missingFields({ type, description }: BlockerDraft): readonly ('type' | 'description')[] {
  const missing: ('type' | 'description')[] = [];
  if (type === NOT_CHOSEN) missing.push('type');
  if (description === '') missing.push('description');
  return missing;
}
