import { setTimeout as wait } from 'node:timers/promises';
import { OPS_TOKEN } from './checkouts.ts';
import { median } from './compare.ts';
import { fetchComplete } from './demo-site.ts';

/* Response times of visitors who arrive at a steady rate while the site does something else. */

/** The rate at which new visitors arrive, even if earlier ones are still waiting for a response. */
const VISITS_PER_SECOND = 5;

const WORDS = ['engineer', 'nurse', 'sales manager', 'teacher', 'chef', 'kubernetes', 'driver'];
const FILTERS = ['', 'workplace=remote', 'seniority=senior', 'employmentType=part_time'];

let visits = 0;
/** Returns the path of another list or search page that is not cached yet. */
const nextPath = (): string => {
  const visit = visits++;
  const word = visit % 2 === 0 ? '' : `q=${encodeURIComponent(WORDS[visit % WORDS.length] ?? '')}`;
  const filter = FILTERS[Math.floor(visit / 2) % FILTERS.length] ?? '';
  const page = `page=${1 + (visit % 5)}&perPage=${10 + (Math.floor(visit / 5) % 90)}`;
  return `/jobs?${[word, filter, page].filter(Boolean).join('&')}`;
};

/** Percentiles of response times in milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Requests pages at a steady rate until `during` settles, and returns percentiles of the response
 * times in milliseconds.
 */
export const measureWaits = async (url: string, during: Promise<unknown>): Promise<Waits> => {
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    const visit = fetchComplete(url + nextPath())
      .then((response) => response.arrayBuffer())
      .then(() => void times.push(performance.now() - start));
    running.add(visit);
    await wait(1000 / VISITS_PER_SECOND);
  }
  await over;
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

/** Calls the operators' API of a site that is being measured. */
export const callOps = async (url: string, method = 'GET', body?: object) => {
  const response = await fetchComplete(url, {
    method,
    headers: { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (
    (await response.json()) as {
      data: { id: string; state?: string; stage?: string; problems?: readonly object[] };
    }
  ).data;
};

/** Prints the medians of several rounds. */
export const show = (name: string, waits: readonly Waits[], seconds?: readonly number[]): void => {
  const [p50, p95, p99] = (['p50', 'p95', 'p99'] as const).map((of) =>
    median(waits.map((one) => one[of]))
      .toFixed(0)
      .padStart(7),
  );
  const time = seconds ? `   ${median(seconds).toFixed(1)} s per round` : '';
  console.log(`  ${name.padEnd(20)} p50 ${p50}  p95 ${p95}  p99 ${p99} ms${time}`);
};
