import { expect, it } from 'vitest';
import { ISSUE_TREND_TONE, ISSUE_TREND_WORD, ISSUE_TRENDS } from './radarReport';

it('RADAR-4: trends are increasing, stable and decreasing, and fewer issues are better', () => {
  expect(ISSUE_TRENDS.map((trend) => [trend, ISSUE_TREND_WORD[trend], ISSUE_TREND_TONE[trend]])).toEqual([
    ['increasing', 'Increasing', 'danger'],
    ['stable', 'Stable', 'neutral'],
    ['decreasing', 'Decreasing', 'success'],
  ]);
});
