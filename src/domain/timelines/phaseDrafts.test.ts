import { describe, expect, it } from 'vitest';
import { buildBlockerDraft } from '@/testing/timelines/buildTimelines';
import { emptyBlockerDraft } from './blocker';
import { emptyPhaseDrafts, isBegun, withoutSent } from './phaseDrafts';

const typed = { blocker: buildBlockerDraft(), note: 'Ask the mill' };

describe('clearing what was sent (MOMENTUM-12, MOMENTUM-13)', () => {
  it.each([
    ['the blocker', { blocker: typed.blocker }, { blocker: emptyBlockerDraft, note: 'Ask the mill' }],
    ['the note', { note: 'Ask the mill' }, { blocker: typed.blocker, note: '' }],
    ['a blocker that was changed meanwhile', { blocker: buildBlockerDraft({ description: 'Zips' }) }, typed],
    ['a note that was changed meanwhile', { note: 'Ask' }, typed],
    ['nothing', {}, typed],
  ])('%s', (_what, sent, left) => {
    expect(withoutSent(typed, sent)).toEqual(left);
  });
});

describe('whether something is entered', () => {
  it.each([
    ['nothing', {}, {}, false],
    ['a note', { note: 'Ask the mill' }, {}, true],
    ['a description', {}, { description: 'Zips' }, true],
    ['a type', {}, { type: 'Quality Issue' }, true],
    ['another severity', {}, { severity: 'High' }, true],
    ['white space', { note: ' \n' }, { description: '\t' }, false],
  ] as const)('%s', (_what, part, blocker, begun) => {
    expect(isBegun({ ...emptyPhaseDrafts, ...part, blocker: { ...emptyBlockerDraft, ...blocker } })).toBe(begun);
  });
});
