import type { D1Database } from '@cloudflare/workers-types';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  ENDED_STATUSES,
} from '../../../src/contracts/enums.ts';
import { GRANT_FIELDS } from '../../../src/contracts/review.ts';
import { invalid } from '../../http/body/read-json.ts';
import { HttpError } from '../../http/http-error.ts';

export interface NewGrant {
  readonly reviewer: {
    readonly kind: 'client' | 'external' | 'vendor';
    readonly name: string;
    readonly email: string;
  };
  readonly applicationIds: readonly string[];
  /**
   * Field names from `GRANT_FIELDS`. If empty or absent, all fields are shown, but to a client no
   * contact details.
   */
  readonly fields?: readonly string[];
  /** Whether to show contact details besides these fields. */
  readonly contact?: boolean;
  /** Whether the review of applications that have ended, or are about to end, is intended. */
  readonly includeEnded?: boolean;
  readonly blind: boolean;
  /** Unix milliseconds; the link stores whole seconds. */
  readonly expiresAt: number;
}

const unknownApplications = async (db: D1Database, ids: readonly string[]) => {
  const { results } = await db
    .prepare(
      `SELECT value AS id FROM json_each(?) AS asked
       WHERE NOT EXISTS (SELECT 1 FROM application WHERE id = asked.value)`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};

interface EndedRow {
  id: string;
  name: string;
  jobTitle: string;
  status: ApplicationStatus;
  pendingTo: ApplicationStatus | null;
}

const formatEnded = ({ id, name, jobTitle, status, pendingTo }: EndedRow) =>
  `${id}, ${name}, ${jobTitle}: ${APPLICATION_STATUSES[status]}${pendingTo ? `, to be ${APPLICATION_STATUSES[pendingTo]}` : ''}`;

/** @throws HttpError 409 naming the applications that have ended, or that a pending move ends */
const refuseEnded = async (db: D1Database, ids: readonly string[]): Promise<void> => {
  const { results } = await db
    .prepare(
      `SELECT application.id, first_name || ' ' || last_name AS name, job_title AS jobTitle, status,
         to_status AS pendingTo
       FROM json_each(?1) AS asked JOIN application ON application.id = asked.value
         LEFT JOIN pending_move ON pending_move.application_id = application.id
       WHERE coalesce(to_status, status) IN (SELECT value FROM json_each(?2))
       GROUP BY application.id ORDER BY job_title, application.id`,
    )
    .bind(JSON.stringify(ids), JSON.stringify(ENDED_STATUSES))
    .all<EndedRow>();
  if (results.length === 0) return;
  throw new HttpError(
    409,
    'applications_ended',
    'Some of these applications have ended, so no review may be needed. Leave them out, or ask for their review all the same (includeEnded, --include-ended).',
    { fields: { applicationIds: results.map(formatEnded) } },
  );
};

/**
 * @throws HttpError 422 listing the invalid fields, including unknown applications; 409 naming those
 * that have ended, unless their review is intended
 */
export const checkGrant = async (db: D1Database, grant: NewGrant, now: number): Promise<void> => {
  const problems: Record<string, string[]> = {};
  const unknownFields = (grant.fields ?? []).filter((name) => !Object.hasOwn(GRANT_FIELDS, name));
  if (unknownFields.length > 0) {
    problems.fields = [
      `Unknown fields: ${unknownFields.join(', ')}. Choose from ${Object.keys(GRANT_FIELDS).join(', ')}.`,
    ];
  }
  if (Math.floor(grant.expiresAt / 1000) * 1000 <= now) {
    problems.expiresAt = ['Enter a time in the future.'];
  }
  const unknown = await unknownApplications(db, grant.applicationIds);
  if (grant.applicationIds.length === 0) {
    problems.applicationIds = ['Name at least one application.'];
  } else if (unknown.length > 0) {
    problems.applicationIds = [`There is no application ${unknown.join(', ')}.`];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (!grant.includeEnded) await refuseEnded(db, grant.applicationIds);
};
