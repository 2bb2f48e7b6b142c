import type { D1Database } from '@cloudflare/workers-types';
import { LISTED_REVIEWS_MAX, type ListedReviewerLink } from '../../../src/contracts/ops.ts';
import { GRANT_FIELDS, type GrantField } from '../../../src/contracts/review.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import { vendorReviewPath } from '../../../src/routes/hrefs.ts';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { auditStatement } from '../audit-log.ts';
import { announceEvents, recordEvent } from '../events/record-event.ts';
import { type Listed, listRecords } from '../list-records.ts';
import { cancelMails } from '../outbox/write-mails.ts';
import { signUntil } from '../signed-links/signed-value.ts';
import { checkGrant, type NewGrant } from './check-grant.ts';
import { IS_NEEDED } from './is-needed.ts';

/** The fields that a new grant shows, as they are stored; an empty list shows all fields. */
const selectFields = ({
  fields = [],
  reviewer,
  contact = false,
}: Pick<NewGrant, 'fields' | 'reviewer' | 'contact'>): GrantField[] => {
  if (fields.length === 0 && (contact || reviewer.kind !== 'client')) return [];
  const all = Object.keys(GRANT_FIELDS) as GrantField[];
  return all.filter((name) => {
    if (name === 'contact' && contact) return true;
    return fields.length === 0 ? name !== 'contact' : fields.includes(name);
  });
};

/**
 * Grants a reviewer access to applications until a given time, requests the reviews and sends an
 * invitation. The email address identifies the reviewer, whose kind and name are updated. A
 * declined or pending review is requested again; a received review is left unchanged.
 * @throws HttpError 422 listing the invalid fields, including unknown applications; 409 naming the
 * applications that have ended, unless their review is intended
 */
export const issueGrant = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  grant: NewGrant,
  now: number,
): Promise<{ grantId: string; reviewerId: string; eventId: string }> => {
  const { PEOPLE: db } = bindings;
  const { reviewer } = grant;
  await checkGrant(db, grant, now);
  const grantId = randomId();
  const fields = selectFields(grant);
  // The applications are numbered in the order of their random ids, because their order in the
  // request might reveal the applicants' identities.
  const applications = [...new Set(grant.applicationIds)]
    .sort()
    .map((id, i) => ({ id, number: i + 1, reviewId: randomId() }));
  const invited = recordEvent(db, 'review_invited', { grantId }, now);
  const [, stored] = await db.batch<{ id: string }>([
    db
      .prepare(
        `INSERT INTO reviewer (id, kind, name, email) VALUES (?, ?, ?, ?)
         ON CONFLICT (email) DO UPDATE SET kind = excluded.kind, name = excluded.name`,
      )
      .bind(randomId(), reviewer.kind, reviewer.name, reviewer.email),
    db.prepare('SELECT id FROM reviewer WHERE email = ?').bind(reviewer.email),
    db
      .prepare(
        `INSERT INTO review_grant (id, reviewer_id, fields, blind, created_at, expires_at)
         SELECT ?, id, ?, ?, ?, ? FROM reviewer WHERE email = ?`,
      )
      .bind(
        grantId,
        JSON.stringify(fields),
        grant.blind ? 1 : 0,
        now,
        Math.floor(grant.expiresAt / 1000) * 1000,
        reviewer.email,
      ),
    db
      .prepare(
        `INSERT INTO review_grant_application (grant_id, application_id, number)
         SELECT ?, application.id, value ->> 'number'
         FROM json_each(?) JOIN application ON application.id = value ->> 'id'`,
      )
      .bind(grantId, JSON.stringify(applications)),
    db
      .prepare(
        `INSERT INTO review (id, application_id, reviewer_id, requested_at)
         SELECT value ->> 'reviewId', application.id, reviewer.id, ?
         FROM json_each(?) JOIN application ON application.id = value ->> 'id', reviewer
         WHERE reviewer.email = ?
         ON CONFLICT (application_id, reviewer_id) DO UPDATE
         SET status = 'requested', requested_at = excluded.requested_at, submitted_at = NULL,
           comment = '', version = version + (status = 'declined')
         WHERE status <> 'received'`,
      )
      .bind(now, JSON.stringify(applications), reviewer.email),
    invited.statement,
    auditStatement(
      db,
      {
        actor: 'operator',
        action: 'grant.issued',
        subject: grantId,
        detail: { applications: applications.length, blind: grant.blind },
      },
      now,
    ),
  ]);
  const reviewerId = stored?.results[0]?.id;
  if (!reviewerId) throw new Error('The grant was not written.');
  await announceEvents(bindings, [invited]);
  return { grantId, reviewerId, eventId: invited.id };
};

/** Revokes a link immediately and permanently. @returns whether the grant exists */
export const revokeGrant = async (
  db: D1Database,
  grantId: string,
  now: number,
): Promise<boolean> => {
  const [found] = await db.batch<{ id: string }>([
    db.prepare('SELECT id FROM review_grant WHERE id = ?').bind(grantId),
    db
      .prepare('UPDATE review_grant SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
      .bind(now, grantId),
    auditStatement(db, { actor: 'operator', action: 'grant.revoked', subject: grantId }, now, {
      sql: 'changes() = 1',
      values: [],
    }),
    cancelMails(db, { sql: '?', values: [grantId] }, ['review_invited', 'review_reminded']),
  ]);
  return found?.results.length === 1;
};

interface LinkRow {
  reviewer_id: string;
  name: string;
  email: string;
  expires_at: number;
  revoked_at: number | null;
}

/** A grant's link, whether or not it is still valid; undefined if there is no such grant. */
export const reviewerLink = async (
  db: D1Database,
  siteUrl: string,
  grantId: string,
  now: number,
) => {
  const row = await db
    .prepare(
      `SELECT reviewer_id, name, email, expires_at, revoked_at
       FROM review_grant JOIN reviewer ON reviewer.id = reviewer_id WHERE review_grant.id = ?`,
    )
    .bind(grantId)
    .first<LinkRow>();
  if (!row) return undefined;
  const expires = await signUntil(
    db,
    { purpose: 'reviewer-link', subject: row.reviewer_id },
    { until: row.expires_at, id: grantId, now },
  );
  return {
    url: `${siteUrl}${vendorReviewPath({ reviewer: row.reviewer_id, expires })}`,
    reviewer: { id: row.reviewer_id, name: row.name, email: row.email },
    /** In Unix milliseconds. */
    expiresAt: row.expires_at,
    revoked: row.revoked_at !== null,
  };
};

/** A grant in the operators' list, with times in Unix milliseconds. */
export interface ListedGrant {
  readonly id: string;
  readonly reviewerId: string;
  readonly reviewerName: string;
  readonly reviewerEmail: string;
  readonly reviewerKind: NewGrant['reviewer']['kind'];
  readonly blind: boolean;
  readonly applications: number;
  /** The first of them, in the order of their numbers in the grant. */
  readonly reviews: ListedReviewerLink['reviews'];
  /** Number of reviews received for the grant. */
  readonly received: number;
  readonly declined: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
}

const OWN_REVIEWS = `review_grant_application AS granted
  JOIN application ON application.id = granted.application_id
  JOIN review ON review.application_id = application.id
    AND review.reviewer_id = review_grant.reviewer_id
  WHERE granted.grant_id = review_grant.id`;

const countReviews = (status: string) =>
  `(SELECT count(*) FROM ${OWN_REVIEWS} AND review.status = '${status}')`;

const LISTED_GRANT = `review_grant.id, reviewer_id AS reviewerId, name AS reviewerName,
  email AS reviewerEmail, reviewer.kind AS reviewerKind, blind, created_at AS createdAt,
  expires_at AS expiresAt, revoked_at AS revokedAt,
  (SELECT count(*) FROM review_grant_application WHERE grant_id = review_grant.id) AS applications,
  ${countReviews('received')} AS received, ${countReviews('declined')} AS declined,
  (SELECT json_group_array(json_object('applicationId', id, 'applicant', applicant, 'jobFid', job_fid,
       'jobTitle', job_title, 'status', status, 'needed', json(iif(needed, 'true', 'false'))))
     FROM (SELECT application.id, first_name || ' ' || last_name AS applicant, job_fid, job_title,
         review.status, ${IS_NEEDED} AS needed
       FROM ${OWN_REVIEWS} ORDER BY granted.number, application.id
       LIMIT ${LISTED_REVIEWS_MAX})) AS reviews`;

/** One page of all grants, newest first. */
export const listGrants = async (db: D1Database, paging: Paging): Promise<Listed<ListedGrant>> => {
  const found = await listRecords<
    Omit<ListedGrant, 'blind' | 'reviews'> & { blind: 0 | 1; reviews: string }
  >(
    db,
    {
      columns: LISTED_GRANT,
      joins: `JOIN review_grant ON review_grant.id = page.id
        JOIN reviewer ON reviewer.id = reviewer_id`,
    },
    { sql: 'SELECT created_at AS at, id FROM review_grant', values: [], order: ['at', 'id'] },
    paging,
    { kind: 'review_grant' },
  );
  return {
    ...found,
    rows: found.rows.map((row) => ({
      ...row,
      blind: row.blind === 1,
      reviews: JSON.parse(row.reviews),
    })),
  };
};
