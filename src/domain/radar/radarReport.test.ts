import { expect, it } from 'vitest';
import { ISSUE_TREND_TONE, ISSUE_TRENDS } from './radarReport';

it('RADAR-4: trends are increasing, stable and decreasing, and fewer issues are better', () => {
  expect(ISSUE_TRENDS.map((trend) => [trend, ISSUE_TREND_TONE[trend]])).toEqual([
    ['increasing', 'danger'],
    ['stable', 'neutral'],
    ['decreasing', 'success'],
  ]);
});
