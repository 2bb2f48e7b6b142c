import { type Bindings, readVariables } from '../../env.ts';
import { notifySearchEngine } from '../../search-engines/notify-search-engine.ts';
import { eventAuditStatement } from '../audit-log.ts';
import { findJobNotices } from '../jobs/job-notices.ts';
import {
  type EventRow,
  findWaitingEvent,
  handledStatement,
  noteEventFailure,
} from './event-row.ts';
import type { JobEventPayloads } from './record-event.ts';

/**
 * After this many failed attempts, we stop notifying the search engine, which will find the change
 * in the sitemap.
 */
export const NOTIFY_ATTEMPTS_MAX = 6;

type Follow = (
  bindings: Bindings,
  id: string,
  event: Omit<EventRow, 'payload'> & { readonly payload: never },
  now: number,
) => Promise<unknown>;

/** The follow-up for each kind of job event. Each follow-up is safe to run twice. */
const FOLLOW_UPS: Readonly<Record<keyof JobEventPayloads, Follow>> = {
  async jobs_changed(bindings, _, { payload }, now) {
    const { engine, fids }: JobEventPayloads['jobs_changed'] = payload;
    const { SITE_URL } = readVariables(bindings);
    const notices = await findJobNotices(bindings.JOBS, SITE_URL, fids, now);
    await notifySearchEngine(bindings, engine, notices, now);
  },
  audited: ({ PEOPLE }, id, { payload, at }) => eventAuditStatement(PEOPLE, id, payload, at).run(),
};

const stopNotifying = ({ JOBS }: Bindings, id: string, now: number) =>
  JOBS.prepare(
    `UPDATE job_event SET handled_at = ?2
     WHERE id = ?1 AND kind = 'jobs_changed' AND attempts >= ${NOTIFY_ATTEMPTS_MAX} AND handled_at IS NULL`,
  )
    .bind(id, now)
    .run();

/**
 * Runs the follow-up that a job change needs outside the jobs database, then marks the event as
 * handled. After an interruption between the two, the follow-up runs again. The audit log then
 * still gets only one entry, but a search engine may be notified twice.
 * @throws the error, which is also stored in the event's row
 */
export const handleJobEvent = async (
  bindings: Bindings,
  id: string,
  now: number,
): Promise<void> => {
  const { JOBS } = bindings;
  try {
    const event = await findWaitingEvent(JOBS, 'job_event', id);
    if (!event) return;
    const follow = (FOLLOW_UPS as Readonly<Record<string, Follow>>)[event.kind];
    if (!follow) throw new Error(`There is no event of kind ${event.kind}.`);
    await follow(
      bindings,
      id,
      { ...event, payload: JSON.parse(event.payload ?? '{}') as never },
      now,
    );
    await handledStatement(JOBS, 'job_event', id, now).run();
  } catch (error) {
    await noteEventFailure(JOBS, 'job_event', id, error);
    await stopNotifying(bindings, id, now).catch(() => undefined); // The original error matters more than one from this call.
    throw error;
  }
};
