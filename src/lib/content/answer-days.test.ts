import { expect, test } from 'vitest';
import { fillAnswerDays, formatAnswerDays } from './answer-days.ts';

const settings = async () => ({ answerDays: 5 });

test('replaces the placeholder in entries and linked entries with the days from the settings', async () => {
  const response = { fields: { body: ['In {answerDays} days, not {days}.', 7], self: {} } };
  response.fields.self = response;
  await fillAnswerDays([response], settings);
  expect(response.fields.body).toEqual(['In 5 days, not {days}.', 7]);
});

test('entries without the placeholder do not wait for the settings', async () => {
  const entries = [{ fields: { body: 'Hello.' } }];
  await fillAnswerDays(entries, () => Promise.reject(new Error('read')));
  expect(entries).toEqual([{ fields: { body: 'Hello.' } }]);
});

test('uses the singular for one day', () => {
  expect([1, 10].map(formatAnswerDays)).toEqual(['one working day', '10 working days']);
});
