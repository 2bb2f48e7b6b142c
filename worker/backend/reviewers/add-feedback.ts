import type { D1Database } from '@cloudflare/workers-types';
import type { Feedback } from '../../../src/contracts/review.ts';
import { randomId } from '../signing.ts';
import { linkInvalid, type ReviewerCaller } from './authenticate-reviewer.ts';
import { type FeedbackRow, reshapeFeedback } from './reshape.ts';
import { withdrawn } from './save-review.ts';

/** The same words again within this time are the same comment, sent twice. */
export const REPEATED_WITHIN_MS = 10 * 60 * 1000;

/**
 * Adds a comment to the thread of an application; one that is sent twice stands once.
 * @throws HttpError 403 as for a bad link, where the application is not in the grant; 409 `withdrawn`
 */
export const addFeedback = async (
  db: D1Database,
  caller: ReviewerCaller,
  applicationId: string,
  comment: string,
  now: number,
): Promise<Feedback> => {
  const application = await db
    .prepare(
      `SELECT status FROM review_grant_application AS granted
       JOIN application ON application.id = granted.application_id
       WHERE granted.grant_id = ? AND application.id = ?`,
    )
    .bind(caller.grantId, applicationId)
    .first<{ status: string }>();
  if (!application) throw linkInvalid();
  if (application.status === 'withdrawn') throw withdrawn();
  const same = 'application_id = ?2 AND reviewer_id = ?3 AND comment = ?4 AND at > ?6';
  const values = [
    randomId(),
    applicationId,
    caller.reviewer.id,
    comment,
    now,
    now - REPEATED_WITHIN_MS,
  ];
  const [, stored] = await db.batch<FeedbackRow>([
    db
      .prepare(
        `INSERT INTO feedback (id, application_id, reviewer_id, comment, at)
         SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM feedback WHERE ${same})`,
      )
      .bind(...values),
    db
      .prepare(
        `SELECT feedback.id, application_id, reviewer_id, reviewer.name AS reviewer_name, comment, at
         FROM feedback JOIN reviewer ON reviewer.id = reviewer_id
         WHERE application_id = ? AND reviewer_id = ? AND comment = ? ORDER BY at DESC LIMIT 1`,
      )
      .bind(applicationId, caller.reviewer.id, comment),
  ]);
  const row = stored?.results[0];
  if (!row) throw new Error('The comment was not written.');
  return reshapeFeedback(row);
};
