import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { checkResponse } from './check-response.ts';

test('does not validate a list a second time just to report its invalid fields', () => {
  const isRecord = vi.fn(() => false);
  const response = v.object({ data: v.array(v.pipe(v.unknown(), v.check(isRecord))) });
  const text = JSON.stringify({ data: Array(100).fill({}) });
  expect(() => checkResponse(text, { answer: response }, () => undefined)).toThrow(
    expect.objectContaining({ detail: 'does not match the contract: data.0' }),
  );
  expect(isRecord.mock.calls.length).toBeLessThan(150);
});
