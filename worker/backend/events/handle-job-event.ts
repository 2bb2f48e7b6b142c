import { type Bindings, variablesOf } from '../../env.ts';
import { tellSearchEngine } from '../../search-engines/tell-search-engine.ts';
import { auditOfEventStatement } from '../audit-log.ts';
import { findJobNotices } from '../jobs/job-notices.ts';
import {
  type EventRow,
  findWaitingEvent,
  handledStatement,
  noteEventFailure,
} from './event-row.ts';
import type { JobEventPayloads } from './record-event.ts';

/** What search engines did not take that often, they find in the sitemap. */
export const TELLS_MAX = 6;

type Follow = (
  bindings: Bindings,
  id: string,
  event: Omit<EventRow, 'payload'> & { readonly payload: never },
  now: number,
) => Promise<unknown>;

/** What follows from an event of each kind. Each does no harm when it is done twice. */
const FOLLOW_UPS: Readonly<Record<keyof JobEventPayloads, Follow>> = {
  async jobs_changed(bindings, _, { payload }, now) {
    const { engine, fids }: JobEventPayloads['jobs_changed'] = payload;
    const { SITE_URL } = variablesOf(bindings);
    const notices = await findJobNotices(bindings.JOBS, SITE_URL, fids, now);
    await tellSearchEngine(bindings, engine, notices, now);
  },
  audited: ({ PEOPLE }, id, { payload, at }) =>
    auditOfEventStatement(PEOPLE, id, payload, at).run(),
};

const giveUpTelling = ({ JOBS }: Bindings, id: string, now: number) =>
  JOBS.prepare(
    `UPDATE job_event SET handled_at = ?2
     WHERE id = ?1 AND kind = 'jobs_changed' AND attempts >= ${TELLS_MAX} AND handled_at IS NULL`,
  )
    .bind(id, now)
    .run();

/**
 * Does what follows from a change of jobs outside of their database: then notes that it is done. A
 * stop between the two has it done again, which the audit log takes once, and a search engine may
 * hear twice.
 * @throws what went wrong, which then stands in the event's row too
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
    await giveUpTelling(bindings, id, now).catch(() => undefined); // As above.
    throw error;
  }
};
