import { expect, it } from 'vitest';
import { SEVERITIES, SEVERITY_TONE } from './severity';

it('RADAR-3: severities are High, Medium and Low, each with its meaning', () => {
  expect(SEVERITIES.map((severity) => [severity, SEVERITY_TONE[severity]])).toEqual([
    ['High', 'danger'],
    ['Medium', 'warning'],
    ['Low', 'neutral'],
  ]);
});
