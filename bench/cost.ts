/*
 * Calculates the monthly cost of running the site on the platform from test and benchmark results.
 * Usage: npm run bench:cost
 * bench/README.md lists the assumptions about visitors.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Price {
  /** The amount that the Workers Paid plan includes each month. */
  readonly included: number;
  /** The price, in US dollars, of `per` units beyond the included amount. */
  readonly price: number;
  readonly per: number;
}

/** Prices from the Workers, D1, R2 and Queues pages on developers.cloudflare.com, November 2026. */
const PRICES = {
  requests: { included: 10e6, price: 0.3, per: 1e6 },
  'processor ms': { included: 30e6, price: 0.02, per: 1e6 },
  'rows read': { included: 25e9, price: 0.001, per: 1e6 },
  'rows written': { included: 50e6, price: 1, per: 1e6 },
  'D1, GB': { included: 5, price: 0.75, per: 1 },
  'R2, GB': { included: 10, price: 0.015, per: 1 },
  'R2 writes': { included: 1e6, price: 4.5, per: 1e6 },
  'queue operations': { included: 1e6, price: 0.4, per: 1e6 },
} as const satisfies Record<string, Price>;
type Metered = keyof typeof PRICES;
const SUBSCRIPTION = 5;

/** Milliseconds of CPU time, measured by `npm run bench:beside -- FOLDER cpu hits`. */
const HIT_MS = 0.08;
const RENDER_MS = 7;

interface Board {
  readonly viewsADay: number;
  readonly jobs: number;
  /** The share of jobs that change each day. */
  readonly changed: number;
  /** The number of rows that a search reads: the mean over `bench/search-queries.ts`. */
  readonly searchRows: number;
}

const BOARDS: readonly Board[] = [
  { viewsADay: 10_000, jobs: 1_000, changed: 0.05, searchRows: 800 },
  { viewsADay: 1_000_000, jobs: 100_000, changed: 0.05, searchRows: 9_605 },
  { viewsADay: 50_000_000, jobs: 1_000_000, changed: 0.24, searchRows: 25_000 },
];

const SEARCHES = 0.08;
const UNCACHED_SEARCHES = 0.5;
const APPLICATIONS = 0.004;
const RESUME_GB = 300e3 / 1e9;
const RETENTION_DAYS = 180;
const JOB_GB = 6.1e3 / 1e9;
const APPLICATION_GB = 8e3 / 1e9;
const DAYS = 30;

/**
 * Looks up how many rows a request reads and writes on a board of 10,000 jobs
 * (docs/work-per-request.md).
 */
const work = (() => {
  const table = readFileSync(join(import.meta.dirname, '../docs/work-per-request.md'), 'utf8');
  const rows = new Map(
    table.split('\n').map((line) => {
      const [, request = '', , , read = '', written = ''] = line.split('|').map((s) => s.trim());
      return [request, [read, written].map((n) => Number(n.replaceAll(',', '')))] as const;
    }),
  );
  return (request: string) => {
    const [read, written] = rows.get(request) ?? [];
    if (read === undefined || written === undefined)
      throw new Error(`docs/work-per-request.md has no row for “${request}”.`);
    return { read, written };
  };
})();

/** Daily usage, excluding storage. */
const computeDailyUsage = ({ viewsADay, jobs, changed, searchRows }: Board) => {
  const searches = viewsADay * SEARCHES * UNCACHED_SEARCHES;
  // Each page is rendered daily and after each change, but never more often than it is visited.
  const pages = Math.min(viewsADay * (1 - SEARCHES), jobs * (1 + changed));
  const renders = searches + pages;
  const applications = viewsADay * APPLICATIONS;
  const changes = jobs * changed;
  const rows = (of: 'read' | 'written') =>
    pages * work('a job')[of] +
    applications * (work('apply with a resume')[of] + work('its event, of two mails')[of]) +
    changes * work('a job is saved')[of] +
    1_440 * work('the cron of a minute')[of] +
    288 * work('the cron of five minutes')[of];
  return {
    renders,
    applications,
    use: {
      requests: viewsADay + applications,
      'processor ms': viewsADay * HIT_MS + renders * RENDER_MS,
      'rows read': searches * searchRows + rows('read'),
      'rows written': rows('written'),
      'R2 writes': applications,
      // Each message costs three operations: a write, a read and a delete.
      'queue operations': 3 * (applications + changes / 10),
    },
  };
};

const cost = (name: Metered, amount: number): number => {
  const { included, price, per } = PRICES[name];
  return (Math.max(0, amount - included) / per) * price;
};

for (const board of BOARDS) {
  const { renders, applications, use } = computeDailyUsage(board);
  const month = {
    ...Object.fromEntries(Object.entries(use).map(([name, amount]) => [name, amount * DAYS])),
    'D1, GB': board.jobs * JOB_GB + applications * RETENTION_DAYS * APPLICATION_GB,
    'R2, GB': applications * RETENTION_DAYS * RESUME_GB,
  } as Record<Metered, number>;
  const costs = (Object.keys(PRICES) as Metered[]).map(
    (name) => [name, month[name], cost(name, month[name])] as const,
  );
  const total = costs.reduce((sum, [, , dollars]) => sum + dollars, SUBSCRIPTION);
  const thousands = (n: number) => Math.round(n).toLocaleString('en');
  console.log(
    `\n${thousands(board.viewsADay)} views per day, ${thousands(board.jobs)} jobs, ` +
      `${thousands(renders)} pages rendered per day: $${thousands(total)} per month`,
  );
  for (const [name, amount, dollars] of costs) {
    console.log(`  ${name.padEnd(18)}${thousands(amount).padStart(18)}  $${dollars.toFixed(2)}`);
  }
}
