import { describe, expect, it } from 'vitest';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { SEVERITIES } from '@/domain/severity/severity';
import { BLOCKER_SEVERITIES, BLOCKER_TYPES, emptyBlockerDraft, missingFields } from './blocker';

describe('MOMENTUM-12: a new blocker', () => {
  it('has one of four types', () => {
    expect(BLOCKER_TYPES).toEqual(['Material Delay', 'Quality Issue', 'Resource Constraint', 'Communication Issue']);
    const words: readonly string[] = BLOCKER_TYPES;
    expect(words).not.toContain(NOT_CHOSEN);
  });

  it('has one of three severities, Medium by default', () => {
    expect(BLOCKER_SEVERITIES).toEqual(['Low', 'Medium', 'High']);
    expect(BLOCKER_SEVERITIES.toSorted()).toEqual(SEVERITIES.toSorted());
    expect(emptyBlockerDraft).toEqual({ type: NOT_CHOSEN, description: '', severity: 'Medium' });
  });

  it.each([
    ['nothing', emptyBlockerDraft, ['type', 'description']],
    ['no type', { ...emptyBlockerDraft, description: 'Zips are late' }, ['type']],
    ['no description', { ...emptyBlockerDraft, type: 'Quality Issue' }, ['description']],
    ['white space for a description', { ...emptyBlockerDraft, type: 'Quality Issue', description: ' ' }, []],
    ['both', { type: 'Material Delay', description: 'Zips are late', severity: 'Low' }, []],
  ] as const)('%s: missing are %j', (_what, draft, missing) => {
    expect(missingFields(draft)).toEqual(missing);
  });
});
