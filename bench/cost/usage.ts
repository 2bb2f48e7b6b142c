import type { Metered } from './prices.ts';
import { findWork } from './work.ts';

/** Kinds of requests whose processor time is measured. */
export const KINDS = [
  'a page from the cache',
  'a file',
  'a job page, rendered',
  'a list, rendered',
  'a search, rendered',
  'apply with a resume',
  'the cron of a minute',
  'the cron of five minutes',
] as const;
export type Kind = (typeof KINDS)[number];
/** Milliseconds of processor time by kind of request. */
export type ProcessorMs = Readonly<Record<Kind, number>>;

export interface Board {
  readonly viewsADay: number;
  readonly jobs: number;
  /** The share of jobs that change each day. */
  readonly changed: number;
  /** Rows that a search reads: the mean over `bench/search-queries.ts`. */
  readonly searchRows: number;
}

export const BOARDS: readonly Board[] = [
  { viewsADay: 10_000, jobs: 1_000, changed: 0.05, searchRows: 800 },
  { viewsADay: 1_000_000, jobs: 100_000, changed: 0.05, searchRows: 9_605 },
  // The most that a count reads.
  { viewsADay: 50_000_000, jobs: 1_000_000, changed: 0.24, searchRows: 25_000 },
];

/** Shares of all views. */
const SEARCHES = 0.08;
const UNCACHED_SEARCHES = 0.5;
const APPLICATIONS = 0.004;
/** 40 % of the views are by people: 16 files on the first of four pages, then from the browser. */
const FILES = 0.4 * (16 / 4);
const RESUME_GB = 300e3 / 1e9;
const RETENTION_DAYS = 180;
const JOB_GB = 6.1e3 / 1e9;
const APPLICATION_GB = 8e3 / 1e9;
/** A backup reads each of them once: the application, its states, mails and event. */
const ROWS_OF_APPLICATION = 6;
const DAYS = 30;
const MINUTES = 24 * 60;

interface Use {
  readonly rendersADay: number;
  /** By what is billed: storage in all, everything else in a month of 30 days. */
  readonly month: Readonly<Record<Metered, number>>;
}

/** Computes what a board uses. */
export const computeUse = (board: Board, ms: ProcessorMs): Use => {
  const { viewsADay, jobs, changed, searchRows } = board;
  const searches = viewsADay * SEARCHES * UNCACHED_SEARCHES;
  // Each page is rendered daily and after each change, but never more often than it is visited.
  const pages = Math.min(viewsADay * (1 - SEARCHES), jobs * (1 + changed));
  const applications = viewsADay * APPLICATIONS;
  const changes = jobs * changed;
  const files = viewsADay * FILES;
  const stored = applications * RETENTION_DAYS;
  const counts = [
    [pages, 'a job'],
    [applications, 'apply with a resume'],
    [applications, 'its event, of two mails'],
    [changes, 'a job is saved'],
    [MINUTES, 'the cron of a minute'],
    [MINUTES / 5, 'the cron of five minutes'],
    [MINUTES / 5, 'the cron of retention'],
  ] as const;
  const sum = (of: 'read' | 'written' | 'filesA' | 'filesB') =>
    counts.reduce((total, [count, name]) => total + count * findWork(name)[of], 0);
  const requests = viewsADay + files + applications;
  const day = {
    requests,
    'processor ms':
      viewsADay * ms['a page from the cache'] +
      files * ms['a file'] +
      pages * ms['a job page, rendered'] +
      searches * ms['a search, rendered'] +
      applications * ms['apply with a resume'] +
      MINUTES * ms['the cron of a minute'] +
      (MINUTES / 5) * 3 * ms['the cron of five minutes'],
    'rows read': searches * searchRows + sum('read') + jobs + stored * ROWS_OF_APPLICATION,
    'rows written': sum('written'),
    // A backup copies each new resume once.
    'R2 writes (class A)': sum('filesA') + applications,
    'R2 reads (class B)': sum('filesB') + applications,
    // Each message costs three operations: a write, a read and a delete.
    'queue operations': 3 * (applications + changes / 10),
    'log lines': requests,
  };
  return {
    rendersADay: pages + searches,
    month: {
      ...(Object.fromEntries(
        Object.entries(day).map(([name, amount]) => [name, amount * DAYS]),
      ) as Record<keyof typeof day, number>),
      'D1, GB': jobs * JOB_GB + stored * APPLICATION_GB,
      // The files, and their copies in the backups.
      'R2, GB': 2 * stored * RESUME_GB,
    },
  };
};
