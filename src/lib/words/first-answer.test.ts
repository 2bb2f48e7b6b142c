import { expect, test } from 'vitest';
import { describeFirstAnswer } from './first-answer.ts';

test.each([
  [3, 9, 'Half of applicants hear back within 3 to 9 days.'],
  [0, 9, 'Half of applicants hear back within 9 days.'],
  [0, 1, 'Half of applicants hear back within a day.'],
  [1, 2, 'Half of applicants hear back within 1 to 2 days.'],
  [4, 4, 'Half of applicants hear back within 4 days.'],
  [3, null, 'Half of applicants wait at least 3 days to hear back.'],
  [1, null, 'Half of applicants wait at least a day to hear back.'],
])('between %d and %s days: %s', (lowDays, highDays, words) => {
  expect(describeFirstAnswer({ lowDays, highDays })).toBe(words);
});
