import type { D1Database } from '@cloudflare/workers-types';
import { queryRecord } from '../../../src/lib/query.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Authenticate } from '../call.ts';
import { authenticateCandidate } from '../candidates/authenticate-candidate.ts';
import { createReceiptCondition, createResumeCondition } from '../receipts/find-receipt.ts';
import { openReceipt, type ReceiptCaller } from '../receipts/receipt-link.ts';
import { linkInvalid, openGrant, type ReviewerCaller } from '../reviewers/authenticate-reviewer.ts';
import { visibleFields } from '../reviewers/visible-fields.ts';

/** A stored resume that the caller may read. */
export interface FoundResume {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  /**
   * What to record about the read. Set only for reviewers, because candidates' reads are not
   * recorded.
   */
  readonly read?: { readonly applicationId: string; readonly grantId: string };
}

interface ResumeRow {
  resume_key: string;
  resume_name: string;
  resume_type: string;
}

// Compares the last part of the key. `LIKE` would treat an underscore as a wildcard.
const IS_FILE = `substr(resume_key, -length(?1) - 1) = '/' || ?1`;

const noSuchResume = () => new HttpError(404, 'not_found', 'We couldn’t find this resume.');

const findCandidateResume = async (
  db: D1Database,
  { email, candidateId }: { email: string; candidateId: string },
  id: string,
): Promise<FoundResume> => {
  const row = await db
    .prepare(
      `SELECT resume_key, resume_name, resume_type FROM application
       WHERE email = ?2 AND ${IS_FILE}
       UNION ALL
       SELECT resume_key, resume_name, resume_type FROM candidate WHERE id = ?3 AND ${IS_FILE}`,
    )
    .bind(id, email, candidateId)
    .first<ResumeRow>();
  if (!row) throw noSuchResume();
  return { key: row.resume_key, name: row.resume_name, type: row.resume_type };
};

const findSentResume = async (
  db: D1Database,
  caller: ReceiptCaller,
  id: string,
): Promise<FoundResume> => {
  const { sql, values } = createReceiptCondition(caller);
  const row = await db
    .prepare(
      `SELECT resume_key, resume_name, resume_type FROM application
       WHERE ${IS_FILE} AND ${createResumeCondition(caller)} AND ${sql}`,
    )
    .bind(id, ...values)
    .first<ResumeRow>();
  if (!row) throw noSuchResume();
  return { key: row.resume_key, name: row.resume_name, type: row.resume_type };
};

const findExtension = (name: string) => /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';

/** A granted application, or another version of it (decision 32). */
const findReviewerResume = async (
  db: D1Database,
  caller: ReviewerCaller,
  id: string,
): Promise<FoundResume> => {
  const row = await db
    .prepare(
      `SELECT resume_key, resume_name, resume_type, sent.id AS application_id,
         granted.number, review_status
       FROM (
         SELECT application.job_fid, application.email, granted.number,
           review.status AS review_status
         FROM review_grant_application AS granted
         JOIN application ON application.id = granted.application_id
         JOIN review ON review.application_id = application.id AND review.reviewer_id = ?3
         WHERE granted.grant_id = ?2 AND application.status <> 'withdrawn') AS granted
       JOIN application AS sent ON sent.job_fid = granted.job_fid AND sent.email = granted.email
       WHERE sent.status <> 'withdrawn' AND ${IS_FILE}
       ORDER BY review_status = 'received' DESC LIMIT 1`,
    )
    .bind(id, caller.grantId, caller.reviewer.id)
    .first<ResumeRow & { application_id: string; number: number; review_status: string }>();
  if (!row) throw linkInvalid();
  const visible = visibleFields(caller, row.review_status === 'received');
  if (!visible.has('resume')) throw linkInvalid();
  return {
    key: row.resume_key,
    name: visible.has('names')
      ? row.resume_name
      : `candidate-${row.number}${findExtension(row.resume_name)}`,
    type: row.resume_type,
    read: { applicationId: row.application_id, grantId: caller.grantId },
  };
};

/**
 * Finds the resume for an authorized caller: either the candidate whose resume it is, identified by
 * a bearer token or by the `application` and `link` of a receipt, or a reviewer whose grant includes
 * it, identified by the link's `reviewer` and `expires` parameters.
 * @throws HttpError 401 for a bad token, 403 for a bad link, 404 for another candidate's file
 */
export const authenticateResume: Authenticate<FoundResume> = async (call) => {
  const { params, url, request, bindings, now } = call;
  const id = params.id ?? '';
  if (request.headers.has('authorization')) {
    return findCandidateResume(bindings.PEOPLE, await authenticateCandidate(call), id);
  }
  const { reviewer = '', expires = '', application = '', link = '' } = queryRecord(url.search);
  if (link) {
    const sender = await openReceipt(bindings.PEOPLE, application, link, now);
    return findSentResume(bindings.PEOPLE, sender, id);
  }
  const caller = await openGrant(bindings, reviewer, expires, now);
  return findReviewerResume(bindings.PEOPLE, caller, id);
};
