import type { D1Database } from '@cloudflare/workers-types';
import { applyDueMoves } from './backend/applications/pending-moves.ts';
import { sweepResumes } from './backend/applications/sweep-resumes.ts';
import { isRestoring } from './backend/backups/is-restoring.ts';
import { continueBackup } from './backend/backups/write-backup.ts';
import { type Budget, createBudget } from './backend/budget.ts';
import { announceJobs } from './backend/events/announce-jobs.ts';
import { handleWaitingEvents } from './backend/events/consume-events.ts';
import { remindReviewers } from './backend/events/remind-reviewers.ts';
import { measureFirstAnswers } from './backend/first-answers/measure-first-answers.ts';
import { HEARTBEAT_CRON, writeHeartbeat } from './backend/heartbeat.ts';
import { resumeImports } from './backend/imports/write-imports.ts';
import { continueJobAlerts } from './backend/job-alerts/run-job-alerts.ts';
import { feedBoundEngine, indexPendingChanges, openJobIndex } from './backend/jobs/job-index.ts';
import { renewIndexWords } from './backend/jobs/renew-index.ts';
import { closeExpiredJobs } from './backend/jobs/repository.ts';
import { indexJobs, indexOlderJobs } from './backend/jobs/search/index/index-jobs.ts';
import { mergeIndex } from './backend/jobs/search/index/merge-index.ts';
import { deliverMails } from './backend/outbox/deliver-mails.ts';
import { purge } from './backend/retention/purge.ts';
import { askEmployers } from './backend/vacancies/ask-employers.ts';
import { BUILD_ID } from './builds/served-build.ts';
import { deleteOldBuilds } from './builds/stored-builds.ts';
import { type PurgeContext, purgeCollected } from './cache/purge-pages.ts';
import type { Bindings } from './env.ts';
import { logError } from './http/log-error.ts';
import { sendAlerts } from './ops/alerts/send-alerts.ts';
import { readDueSources } from './ops/sources/read-due-sources.ts';

type Task = readonly [
  name: string,
  work: (bindings: Bindings, context?: PurgeContext) => Promise<unknown>,
];

/** A slice runs about five statements. The next run, a minute later, closes the remaining jobs. */
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
  if (closed > 0) await openJobIndex(bindings).changed();
  return closed;
};

/** Purges pages. Returns 0, which is not logged, if nothing needed to be purged. */
const purgePages = async (bindings: Bindings, context?: PurgeContext) => {
  const result = await purgeCollected(context, bindings);
  return result === 'nothing' ? 0 : result;
};

/** A slice runs about 17 statements, in an invocation that also does other work. */
const RENEWAL_LIMITS = { slices: 20, ms: 60_000 };
const OLDER_JOBS_AT_ONCE = 200;

/**
 * Renews the index words of the next jobs. Jobs with words from an outdated lexicon come first,
 * then those with words from an outdated release.
 */
const renewSlice = async (db: D1Database): Promise<number> => {
  const renewed = await renewIndexWords(db);
  if (renewed === 0) return indexOlderJobs(db, OLDER_JOBS_AT_ONCE);
  await indexJobs(db, renewed);
  return renewed;
};

const renewIndex = async (db: D1Database): Promise<number> => {
  const mayGoOn = createBudget(RENEWAL_LIMITS);
  let renewed = 0;
  while (mayGoOn()) {
    const jobs = await renewSlice(db);
    if (jobs === 0) break;
    renewed += jobs;
  }
  return renewed;
};

/** The tasks for each cron in wrangler.toml. Each task is safe to repeat and to interrupt. */
export const SCHEDULE: Readonly<Record<string, readonly Task[]>> = {
  // Jobs may expire at any second. Pages and lists check the time themselves; search engines are
  // notified within a minute.
  '* * * * *': [
    ['expired jobs closed', (bindings) => closeJobs(bindings)],
    // Those that the queue did not deliver.
    ['applications moved', (bindings) => applyDueMoves(bindings, Date.now())],
    ['jobs indexed', indexPendingChanges],
    ['imports continued', (bindings, context) => resumeImports(bindings, context, Date.now)],
    // Purges the pages of the jobs closed above, and continues purges whose queue message was lost.
    ['pages purged', purgePages],
  ],
  // These tasks have an invocation of their own, because the other invocations already run enough
  // statements.
  '1-59/2 * * * *': [
    ['jobs sent to the search engine', feedBoundEngine],
    ['sources read', (bindings) => readDueSources(bindings, Date.now)],
    ['job alerts continued', continueJobAlerts],
    ['employers asked', (bindings) => askEmployers(bindings, Date.now())],
  ],
  '*/5 * * * *': [
    ['reviewers reminded', (bindings) => remindReviewers(bindings, Date.now())],
    ['events handled', (bindings) => handleWaitingEvents(bindings, Date.now, 'event')],
    ['emails sent', (bindings) => deliverMails(bindings, Date.now)],
    ['jobs reindexed', ({ JOBS }) => renewIndex(JOBS)],
    ['index merged', ({ JOBS }) => mergeIndex(JOBS)],
    ['job events handled', (bindings) => handleWaitingEvents(bindings, Date.now, 'job_event')],
  ],
  // These tasks have an invocation of their own, because D1 allows 1,000 statements in each. If
  // nothing is due, they read only a few rows.
  '2-57/5 * * * *': [
    ['purged', (bindings) => purge(bindings, Date.now())],
    ['unreferenced files deleted', (bindings) => sweepResumes(bindings, Date.now())],
    ['files of old builds deleted', ({ FILES }) => deleteOldBuilds(FILES, BUILD_ID, Date.now())],
  ],
  '3-58/5 * * * *': [
    ['first answers measured', (bindings) => measureFirstAnswers(bindings, Date.now())],
    ['alerts sent', (bindings) => sendAlerts(bindings, Date.now)],
    ['backup written', (bindings) => continueBackup(bindings)],
  ],
};

/**
 * The heartbeat is recorded only if the platform triggers the run, because a manual run proves
 * nothing about the schedule.
 */
const HEARTBEAT: Task = ['heartbeat', (bindings) => writeHeartbeat(bindings, Date.now())];

/** Runs the tasks of a cron. If the cron is unknown, as in a manual run, it runs all tasks. */
export const runScheduled = async (
  cron: string,
  bindings: Bindings,
  context?: PurgeContext,
): Promise<void> => {
  if (await isRestoring(bindings)) {
    console.log(
      'A backup is being restored, so nothing is done by schedule until the restore has ended and RESTORE is removed (docs/operating.md, Restore).',
    );
    return;
  }
  const tasks = SCHEDULE[cron] ?? Object.values(SCHEDULE).flat();
  // The heartbeat is written first, because the platform may interrupt a long run.
  for (const [name, work] of cron === HEARTBEAT_CRON ? [HEARTBEAT, ...tasks] : tasks) {
    try {
      const done = await work(bindings, context);
      if (done !== 0) console.log(`${name}:`, JSON.stringify(done));
    } catch (error) {
      // The remaining tasks still run, and this one is retried in the next run.
      logError(`Scheduled task failed (${name}).`, error);
    }
  }
};
