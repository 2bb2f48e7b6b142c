import type { D1Database } from '@cloudflare/workers-types';
import { sweepResumes } from './backend/applications/sweep-resumes.ts';
import { type Budget, createBudget } from './backend/budget.ts';
import { announceJobs } from './backend/events/announce-jobs.ts';
import { handleWaitingEvents } from './backend/events/consume-events.ts';
import { remindReviewers } from './backend/events/remind-reviewers.ts';
import { beat, HEARTBEAT_CRON } from './backend/heartbeat.ts';
import { takeUpImports } from './backend/imports/write-imports.ts';
import { feedBoundEngine, jobIndexOf, takeUpChanges } from './backend/jobs/job-index.ts';
import { renewIndexWords } from './backend/jobs/renew-index.ts';
import { closeExpiredJobs } from './backend/jobs/repository.ts';
import { indexJobs } from './backend/jobs/search/index/index-jobs.ts';
import { mergeIndex } from './backend/jobs/search/index/merge-index.ts';
import { deliverMails } from './backend/outbox/deliver-mails.ts';
import { purge } from './backend/retention/purge.ts';
import { forgetBuilds } from './builds/kept-builds.ts';
import { BUILD_ID } from './builds/served-build.ts';
import { type PurgeContext, purgeCollected } from './cache/purge-pages.ts';
import type { Bindings } from './env.ts';
import { logError } from './http/log-error.ts';

type Task = readonly [
  name: string,
  work: (bindings: Bindings, context?: PurgeContext) => Promise<unknown>,
];

/** A slice is some five statements. Whatever is left, the next minute closes. */
const CLOSING_LIMITS = { slices: 40, ms: 45_000 };

export const closeJobs = async (
  bindings: Bindings,
  mayGoOn: Budget = createBudget(CLOSING_LIMITS),
): Promise<number> => {
  const { JOBS } = bindings;
  let closed = 0;
  if (!mayGoOn()) return closed;
  for await (const fids of closeExpiredJobs(JOBS, Date.now())) {
    await announceJobs(bindings, fids, Date.now());
    closed += fids.length;
    if (!mayGoOn()) break;
  }
  if (closed > 0) await jobIndexOf(bindings).changed();
  return closed;
};

/** Of nothing it is silent. */
const purgePages = async (bindings: Bindings, context?: PurgeContext) => {
  const outcome = await purgeCollected(context, bindings);
  return outcome === 'nothing' ? 0 : outcome;
};

/** A slice is some 17 statements, of an invocation that does other work too. */
const RENEWAL_LIMITS = { slices: 20, ms: 60_000 };

const renewIndex = async (db: D1Database): Promise<number> => {
  const mayGoOn = createBudget(RENEWAL_LIMITS);
  let renewed = 0;
  while (mayGoOn()) {
    const jobs = await renewIndexWords(db);
    if (jobs === 0) break;
    await indexJobs(db, jobs);
    renewed += jobs;
  }
  return renewed;
};

/** What is done when, by the crons of wrangler.toml. Each is safe to repeat and to cut short. */
export const SCHEDULE: Readonly<Record<string, readonly Task[]>> = {
  // Jobs end at any second. Pages and lists know by themselves, search engines within a minute.
  '* * * * *': [
    ['jobs closed past their end', (bindings) => closeJobs(bindings)],
    ['jobs indexed', takeUpChanges],
    ['imports taken up', (bindings, context) => takeUpImports(bindings, context, Date.now)],
    // Theirs, and what a message of the queue should have gone on with.
    ['pages purged', purgePages],
  ],
  // An invocation of its own, as each of the others has statements enough.
  '1-59/2 * * * *': [['jobs handed to the engine', feedBoundEngine]],
  '*/5 * * * *': [
    ['reviewers reminded', (bindings) => remindReviewers(bindings, Date.now())],
    ['events taken up', (bindings) => handleWaitingEvents(bindings, Date.now, 'event')],
    ['mails sent', (bindings) => deliverMails(bindings, Date.now)],
    ['jobs indexed anew', ({ JOBS }) => renewIndex(JOBS)],
    ['index merged', ({ JOBS }) => mergeIndex(JOBS)],
    ['events of jobs taken up', (bindings) => handleWaitingEvents(bindings, Date.now, 'job_event')],
  ],
  // Invocations of their own, as D1 takes 1,000 statements of each. Little is read where nothing is due.
  '2-57/5 * * * *': [
    ['purged', (bindings) => purge(bindings, Date.now())],
    ['files without record deleted', (bindings) => sweepResumes(bindings, Date.now())],
    ['files of earlier builds deleted', ({ FILES }) => forgetBuilds(FILES, BUILD_ID, Date.now())],
  ],
};

/** Run by a cron of the platform only: what runs by hand once says nothing of a schedule. */
const HEARTBEAT: Task = ['heartbeat', (bindings) => beat(bindings, Date.now())];

/** Runs what a cron stands for; everything where it is none of ours, as when run by hand. */
export const runScheduled = async (
  cron: string,
  bindings: Bindings,
  context?: PurgeContext,
): Promise<void> => {
  const tasks = SCHEDULE[cron] ?? Object.values(SCHEDULE).flat();
  // First, as the platform may cut short what takes long.
  for (const [name, work] of cron === HEARTBEAT_CRON ? [HEARTBEAT, ...tasks] : tasks) {
    try {
      const done = await work(bindings, context);
      if (done !== 0) console.log(`${name}:`, JSON.stringify(done));
    } catch (error) {
      // The others are not its business; it comes again next time.
      logError(`Scheduled work failed (${name}).`, error);
    }
  }
};
