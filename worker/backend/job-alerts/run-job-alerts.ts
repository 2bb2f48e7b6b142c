import type { Bindings } from '../../env.ts';
import { createBudget } from '../budget.ts';
import { type JobAlertsMessage, sendJobAlertsMessage } from './announce-new-jobs.ts';
import { askUnusedAddresses } from './ask-unused.ts';
import { mailNewJobs } from './mail-new-jobs.ts';
import { matchNewJobs } from './match-jobs.ts';
import { sweepQueries } from './sweep-queries.ts';

/** A slice of the matching takes up to twelve statements, and one of the mails up to 130. */
const IN_QUEUE = {
  match: { slices: 60, ms: 60_000 },
  mail: { slices: 6, ms: 60_000 },
};
/** The schedule does less, in an invocation that also does other work. */
const BY_SCHEDULE = {
  match: { slices: 10, ms: 10_000 },
  mail: { slices: 1, ms: 10_000 },
};

const run = (
  bindings: Bindings,
  work: JobAlertsMessage['jobAlerts'],
  limits: typeof IN_QUEUE,
): Promise<boolean> =>
  work === 'match'
    ? matchNewJobs(bindings.JOBS, Date.now, createBudget(limits.match))
    : mailNewJobs(bindings, Date.now, createBudget(limits.mail));

/** Does the work of a queue message, and sends another message if there is more. */
export const consumeJobAlerts = async (
  bindings: Bindings,
  work: JobAlertsMessage['jobAlerts'],
): Promise<void> => {
  if (await run(bindings, work, IN_QUEUE)) await sendJobAlertsMessage(bindings, work);
};

/**
 * Continues all work on job alerts by schedule, and leaves what is more to the queue.
 * @returns what there was to do; 0 if nothing
 */
export const continueJobAlerts = async (bindings: Bindings): Promise<unknown> => {
  const more: string[] = [];
  for (const work of ['match', 'mail'] as const) {
    if (!(await run(bindings, work, BY_SCHEDULE))) continue;
    await sendJobAlertsMessage(bindings, work);
    more.push(work);
  }
  const asked = await askUnusedAddresses(bindings, Date.now());
  await sweepQueries(bindings, Date.now());
  return more.length + asked > 0 ? { more, asked } : 0;
};
