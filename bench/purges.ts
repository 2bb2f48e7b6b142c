/*
 * Simulates how fresh the page cache stays on a large site whose jobs change all the time.
 *
 * Usage: npm run bench:purges [-- hours]
 *
 * The purge budget, collection and lifetimes come from the site's own code.
 * bench/README.md describes the simulation.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listJobTags } from '../src/lib/api/call-tags.ts';
import { JOB, JOBS } from '../src/routes/site-routes.ts';
import { collectTags } from '../worker/cache/collected-tags.ts';
import { purgeCollected } from '../worker/cache/purge-pages.ts';
import type { Bindings } from '../worker/env.ts';
import { cacheControlUntil } from '../worker/pages/page-lifetime.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';

const HOURS = Number(process.argv[2] ?? 3);
const PAGES = 1_000_000;
const VIEWS_A_SECOND = 579;
const BOTS = 0.6;
/** The share of human page views that go to lists. */
const LISTS_READ = 0.2;
const LISTS = 26;
const EMPLOYERS = 30_000;
const SIMILAR = 4;
const CHANGED_AN_HOUR = 0.01;
const START = Date.parse('2027-03-10T00:00:00Z');
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const GOALS = { freshHits: 0.9, rendersASecond: 50, closedShownS: 60 };

/** Returns the same random numbers in every run (mulberry32). */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Expiry times of the cache entries, in seconds since the start of the simulation. */
interface Entries {
  readonly freshUntil: Float64Array;
  readonly staleUntil: Float64Array;
}

const createEntries = (size: number): Entries => ({
  freshUntil: new Float64Array(size).fill(-1),
  staleUntil: new Float64Array(size).fill(-1),
});

/** A caching design to simulate. */
interface Design {
  readonly name: string;
  readonly pages: Entries;
  readonly lists: Entries;
  /** The fresh and stale lifetimes, in seconds, of a page rendered at `second`. */
  readonly lifetimeOf: (page: number, second: number) => readonly [number, number];
  readonly listLifetime: readonly [number, number];
  readonly change: (job: number, isClosing: boolean, second: number) => Promise<void>;
  readonly tick: (second: number) => Promise<void>;
  /** For each closed job, the number of seconds from its closing to its purge. */
  readonly shownS: number[];
  readonly notes: () => string;
}

const deletePage = ({ freshUntil, staleUntil }: Entries, page: number) => {
  freshUntil[page] = -1;
  staleUntil[page] = -1;
};

/** The pages of other jobs that list this job as similar. */
const listReferringPages = (job: number): number[] =>
  Array.from({ length: SIMILAR }, (_, i) => (job - 25 * (i + 1) + PAGES) % PAGES);

const parseLifetime = (header: string): readonly [number, number] => {
  const [, fresh = 0, stale = 0] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(header) ?? [];
  return [Number(fresh), Number(stale)];
};

/** Creates the tables of migration 0034, without the triggers on jobs. */
const openTables = async () => {
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  const file = join(import.meta.dirname, '../worker/backend/migrations/0034_purges.sql');
  const database = openTimedDatabase(':memory:');
  for (const sql of split(readFileSync(file, 'utf8'))) {
    if (!/CREATE TRIGGER/.test(sql)) database.exec(sql);
  }
  return database;
};

const createOwnDesign = async (random: () => number): Promise<Design> => {
  const database = await openTables();
  const [pages, lists] = [createEntries(PAGES), createEntries(LISTS)];
  const closedAt = new Map<string, number>();
  const callsAt: number[] = [];
  const shownS: number[] = [];
  let now = 0;
  let wakesAt = Number.POSITIVE_INFINITY;
  let everything = 0;
  const purgeTag = (tag: string) => {
    const [kind, id] = tag.split('-');
    const job = Number(id);
    if (kind === 'job') deletePage(pages, job);
    if (kind === 'shown') for (const page of listReferringPages(job)) deletePage(pages, page);
    const closed = closedAt.get(tag);
    if (closed !== undefined) shownS.push(now - closed);
    closedAt.delete(tag);
  };
  const purge = async (tags?: readonly string[]) => {
    callsAt.push(now);
    if (!tags) {
      everything += 1;
      for (const entries of [pages, lists]) {
        entries.freshUntil.fill(-1);
        entries.staleUntil.fill(-1);
      }
    }
    for (const tag of tags ?? [...closedAt.keys()]) purgeTag(tag);
    return true;
  };
  const storage = {
    JOBS: database.db,
    EVENTS: {
      send: async (_: object, { delaySeconds }: { delaySeconds: number }) => {
        wakesAt = Math.min(wakesAt, now + delaySeconds);
      },
    },
  } as unknown as Bindings;
  const clock = () => START + now * 1_000;
  const run = async () => {
    await purgeCollected({ cache: {}, exports: { Pages: { purge } } }, storage, clock);
    database.takeTime();
  };
  return {
    ...{ name: 'job tags, collected', pages, lists, shownS },
    lifetimeOf: (page, second) =>
      parseLifetime(
        cacheControlUntil(
          { route: JOB, key: `/company/${page}/title` },
          { now: START + second * 1_000, holdsUntil: Number.POSITIVE_INFINITY },
        ),
      ),
    listLifetime: [JOBS.lifetime.fresh, JOBS.lifetime.staleWhileRevalidate],
    async change(job, isClosing, second) {
      now = second;
      const tags = isClosing ? listJobTags(String(job)) : listJobTags(String(job)).slice(0, 1);
      if (isClosing) for (const tag of tags) closedAt.set(tag, closedAt.get(tag) ?? second);
      await collectTags(storage.JOBS, tags, isClosing, clock());
      const employer = Math.floor(random() * EMPLOYERS);
      await collectTags(storage.JOBS, [`company-${employer}`], false, clock());
      await run();
    },
    async tick(second) {
      now = second;
      const isDue = second >= wakesAt;
      if (isDue) wakesAt = Number.POSITIVE_INFINITY;
      if (isDue || second % MINUTE_S === 0) await run();
    },
    notes() {
      const most = Math.max(
        0,
        ...callsAt.map((at, i) => callsAt.slice(i, i + 20).filter((t) => t < at + MINUTE_S).length),
      );
      return `at most ${most} calls per minute, ${everything} purges of everything`;
    },
  };
};

/**
 * The earlier design. A change to a job purges its page, and marks all pages of its category and
 * all lists as stale. This takes two calls, and only five calls per minute are accepted. Refused
 * purges run together half a minute later; if they have more than a hundred tags, everything is
 * purged instead.
 */
const createEarlierDesign = async (): Promise<Design> => {
  const [pages, lists] = [createEntries(PAGES), createEntries(LISTS)];
  const [fresh, stale] = [5 * MINUTE_S, HOUR_S];
  const shownS: number[] = [];
  let waiting: { job: number; isClosing: boolean; since: number }[] = [];
  let calls: number[] = [];
  let flushAt = Number.POSITIVE_INFINITY;
  let everything = 0;
  const outdate = (
    { freshUntil, staleUntil }: Entries,
    i: number,
    second: number,
    gone: boolean,
  ) => {
    const left = (freshUntil[i] ?? -1) - second;
    if (gone) deletePage({ freshUntil, staleUntil }, i);
    else if (left > 0) {
      freshUntil[i] = second;
      staleUntil[i] = (staleUntil[i] ?? 0) - left;
    }
  };
  const purge = (changes: typeof waiting, second: number) => {
    const isClosing = changes.some((change) => change.isClosing);
    const isEverything = changes.length > 95;
    if (isEverything) everything += 1;
    const categories = new Set(changes.map(({ job }) => job % 13));
    for (let page = 0; page < PAGES; page++) {
      if (isEverything || categories.has(page % 13)) outdate(pages, page, second, isClosing);
    }
    for (let list = 0; list < LISTS; list++) outdate(lists, list, second, isClosing);
    for (const change of changes) {
      deletePage(pages, change.job);
      if (change.isClosing) shownS.push(second - change.since);
    }
  };
  return {
    ...{ name: 'category tags, immediate', pages, lists, shownS },
    lifetimeOf: () => [fresh, stale],
    listLifetime: [MINUTE_S, 10 * MINUTE_S],
    async change(job, isClosing, second) {
      calls = calls.filter((at) => at > second - MINUTE_S);
      if (calls.length <= 3) {
        calls.push(second, second);
        purge([{ job, isClosing, since: second }], second);
        return;
      }
      waiting.push({ job, isClosing, since: second });
      flushAt = Math.min(flushAt, second + 35);
    },
    async tick(second) {
      if (second < flushAt) return;
      purge(waiting, second);
      waiting = [];
      flushAt = Number.POSITIVE_INFINITY;
    },
    notes: () => `${everything} purges of everything`,
  };
};

interface Load {
  readonly name: string;
  /** The share of changes that close a job. */
  readonly closings: number;
  /** The number of jobs that a single import changes, two hours into the simulation. */
  readonly imported: number;
}

const simulate = async (design: Design, load: Load, hours: number, random: () => number) => {
  const { pages, lists, lifetimeOf, listLifetime } = design;
  const seconds = hours * HOUR_S;
  const store = (
    entries: Entries,
    i: number,
    second: number,
    [fresh, stale]: readonly number[],
  ) => {
    entries.freshUntil[i] = second + (fresh ?? 0);
    entries.staleUntil[i] = second + (fresh ?? 0) + (stale ?? 0);
  };
  // At the start, each page was last rendered during a bot's visit on the previous day.
  for (let page = 0; page < PAGES; page++) {
    const second = -Math.floor(random() * 16 * HOUR_S) - 1;
    store(pages, page, second, lifetimeOf(page, second));
  }
  const counts = { views: 0, fresh: 0, people: 0, waiting: 0 };
  const renders = new Float64Array(Math.ceil(seconds / MINUTE_S));
  const visit = (entries: Entries, i: number, second: number, isPerson: boolean, list: boolean) => {
    counts.views += 1;
    if (isPerson) counts.people += 1;
    if (second < (entries.freshUntil[i] ?? -1)) {
      counts.fresh += 1;
      return;
    }
    if (isPerson && second >= (entries.staleUntil[i] ?? -1)) counts.waiting += 1;
    const minute = Math.floor(second / MINUTE_S);
    renders[minute] = (renders[minute] ?? 0) + 1;
    store(entries, i, second, list ? listLifetime : lifetimeOf(i, second));
  };
  const changesASecond = (PAGES * CHANGED_AN_HOUR) / HOUR_S;
  const log = Math.log(PAGES + 1);
  for (let second = 0; second < seconds; second++) {
    await design.tick(second);
    const due = Math.floor((second + 1) * changesASecond) - Math.floor(second * changesASecond);
    const changes = due + (second === 2 * HOUR_S ? load.imported : 0);
    for (let i = 0; i < changes; i++) {
      const isClosing = i < due && random() < load.closings;
      await design.change(Math.floor(random() * PAGES), isClosing, second);
    }
    for (let i = 0; i < VIEWS_A_SECOND; i++) {
      if (random() < BOTS) visit(pages, Math.floor(random() * PAGES), second, false, false);
      else if (random() < LISTS_READ)
        visit(lists, Math.floor(random() * LISTS), second, true, true);
      // Zipf's law with an exponent of 1.
      else visit(pages, Math.floor(Math.exp(random() * log)) - 1, second, true, false);
    }
  }
  const shown = design.shownS.toSorted((a, b) => a - b);
  return {
    freshHits: counts.fresh / counts.views,
    rendersASecond: renders.reduce((sum, n) => sum + n, 0) / seconds,
    busiest: Math.max(...renders) / MINUTE_S,
    waiting: counts.waiting / counts.people,
    shownS: { half: percentile(shown, 0.5), p99: percentile(shown, 0.99), max: shown.at(-1) ?? 0 },
    notes: design.notes(),
  };
};

const LOADS: readonly Load[] = [
  { name: '1 % per hour, one in five closes', closings: 0.2, imported: 0 },
  { name: '1 % per hour, all close', closings: 1, imported: 0 },
  { name: 'as the first, plus an import of 10,000', closings: 0.2, imported: 10_000 },
];

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const rows: string[][] = [];
let isMissed = false;
const measure = async (
  create: (random: () => number) => Promise<Design>,
  load: Load,
  h: number,
) => {
  const random = createRandom(1);
  const design = await create(random);
  const result = await simulate(design, load, h, random);
  const { half, p99, max } = result.shownS;
  rows.push([
    ...[design.name, load.name, percent(result.freshHits), result.rendersASecond.toFixed(1)],
    ...[result.busiest.toFixed(1), percent(result.waiting), `${half} / ${p99} / ${max} s`],
    result.notes,
  ]);
  console.log(`| ${rows.at(-1)?.join(' | ')} |`);
  return result;
};

console.log(
  `| design | load | fresh hits | renders per second | in the busiest minute | people waiting | closed jobs shown (half / p99 / max) | purges |
|---|---|---|---|---|---|---|---|`,
);
// Half an hour is enough for the earlier design, because it behaves the same way every minute.
await measure(createEarlierDesign, LOADS[0] as Load, 0.5);
for (const load of LOADS) {
  const { freshHits, rendersASecond, busiest, shownS } = await measure(
    createOwnDesign,
    load,
    HOURS,
  );
  isMissed ||=
    freshHits < GOALS.freshHits ||
    Math.max(rendersASecond, busiest) > GOALS.rendersASecond ||
    shownS.max > GOALS.closedShownS;
}
console.log(isMissed ? '\nA goal was missed.' : '\nAll goals were met.');
process.exit(isMissed ? 1 : 0);
