import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetry } from './create-retry.ts';

// docs/specification.md: 2.15

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () => {
  let isThere = false;
  const seen = { probes: 0, answers: 0, asking: [] as boolean[] };
  const retry = createRetry({
    probe: async () => {
      seen.probes += 1;
      if (!isThere) throw new TypeError('Failed to fetch');
    },
    onAnswer() {
      seen.answers += 1;
    },
    onAsking: (isAsking) => void seen.asking.push(isAsking),
  });
  const response = () => {
    isThere = true;
  };
  return { retry, seen, answer: response };
};

/** Counts the probes sent within the given time span. */
const during = async (seen: { probes: number }, ms: number) => {
  const before = seen.probes;
  await vi.advanceTimersByTimeAsync(ms);
  return seen.probes - before;
};

test('the pause between probes doubles up to a minute, and a click resets it', async () => {
  const { retry, seen } = start();
  retry.wait();
  for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    expect(await during(seen, pause - 1)).toBe(0);
    expect(await during(seen, 1)).toBe(1);
  }
  retry.askNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(await during(seen, 4_999)).toBe(0);
  expect(await during(seen, 1)).toBe(1);
});

test('a response stops the retries, and clicking during a probe does not send another probe', async () => {
  const { retry, seen, answer } = start();
  answer();
  retry.askNow();
  retry.askNow();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seen).toEqual({ probes: 1, answers: 1, asking: [true] });
});
