import { expect, it } from 'vitest';
import { buildFileActivity } from '@/testing/documents/buildFiles';
import { activityText } from './fileActivity';

it.each([
  ['Uploaded', 'Hana Petrov', 'Uploaded by Hana Petrov'],
  ['', 'Hana Petrov', 'Changed by Hana Petrov'],
  ['Moved', ' ', 'Moved'],
  [' ', '', 'Changed'],
])('FILES-9: %j by %j reads %j', (action, person, words) => {
  expect(activityText(buildFileActivity({ action, person }))).toBe(words);
});
