import type { D1Database, D1Result } from '@cloudflare/workers-types';
import { APPLICATION_STATUSES, CONTACT_KINDS, JOB_STATUSES } from '../../src/contracts/enums.ts';
import { type Counts, MAIL_STATES } from '../../src/contracts/ops.ts';
import { MAIL_STATE } from '../backend/outbox/outbox.ts';
import type { Variables } from '../env.ts';

interface Row {
  key: string;
  n: number;
}

const byKey = <K extends string>(keys: readonly K[], result: D1Result | undefined) => {
  const rows = (result?.results ?? []) as unknown as Row[];
  return Object.fromEntries(
    keys.map((key) => [key, rows.find((row) => row.key === key)?.n ?? 0]),
  ) as Record<K, number>;
};
const only = (result: D1Result | undefined) => (result?.results as Row[] | undefined)?.[0]?.n ?? 0;
const keys = <K extends string>(set: Record<K, string>) => Object.keys(set) as K[];

/** How much there is of everything that is kept here. */
export const countEverything = async (
  db: D1Database,
  { API_BASE, CONTRACTOR_API_BASE }: Pick<Variables, 'API_BASE' | 'CONTRACTOR_API_BASE'>,
  now: number,
): Promise<Counts> => {
  const [companies, jobs, applications, links, requests, outbox, events] = await db.batch([
    db.prepare('SELECT count(*) AS n FROM company'),
    // As every query takes it: a job past its end is closed.
    db
      .prepare(
        `SELECT iif(status = 'open' AND valid_through <= ?, 'closed', status) AS key, count(*) AS n
         FROM job GROUP BY 1`,
      )
      .bind(now),
    db.prepare('SELECT status AS key, count(*) AS n FROM application GROUP BY status'),
    db
      .prepare('SELECT count(*) AS n FROM review_grant WHERE revoked_at IS NULL AND expires_at > ?')
      .bind(now),
    db.prepare('SELECT kind AS key, count(*) AS n FROM contact_request GROUP BY kind'),
    db.prepare(`SELECT ${MAIL_STATE} AS key, count(*) AS n FROM outbox GROUP BY 1`),
    db.prepare('SELECT count(*) AS n FROM event WHERE handled_at IS NULL'),
  ]);
  const isOwn = !API_BASE;
  return {
    companies: isOwn ? only(companies) : null,
    jobs: isOwn ? byKey(keys(JOB_STATUSES), jobs) : null,
    applications: isOwn ? byKey(keys(APPLICATION_STATUSES), applications) : null,
    openReviewerLinks: isOwn ? only(links) : null,
    contactRequests: isOwn || !CONTRACTOR_API_BASE ? byKey(keys(CONTACT_KINDS), requests) : null,
    outbox: byKey(MAIL_STATES, outbox),
    eventsWaiting: only(events),
  };
};
