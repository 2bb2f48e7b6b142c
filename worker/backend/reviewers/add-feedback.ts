import type { D1Database } from '@cloudflare/workers-types';
import type { Feedback } from '../../../src/contracts/review.ts';
import { randomId } from '../../http/secrets.ts';
import { linkInvalid, type ReviewerCaller } from './authenticate-reviewer.ts';
import { WITH_GRANTED } from './repository.ts';
import { type FeedbackRow, reshapeFeedback } from './reshape.ts';
import { withdrawn } from './save-review.ts';

/** If the same text is sent again within this time, it counts as the same comment. */
const REPEATED_WITHIN_MS = 10 * 60 * 1000;

/**
 * Adds a comment to an application's thread; a comment sent twice is stored once.
 * @throws HttpError 403, as for a bad link, if the application is not in the grant; 409 `withdrawn`
 */
export const addFeedback = async (
  db: D1Database,
  caller: ReviewerCaller,
  applicationId: string,
  comment: string,
  now: number,
): Promise<Feedback> => {
  const [application, , stored] = await db.batch<{ status: string } | FeedbackRow>([
    db
      .prepare(`${WITH_GRANTED} SELECT status FROM granted WHERE id = ?`)
      .bind(caller.grantId, applicationId),
    db
      .prepare(
        `${WITH_GRANTED}
         INSERT INTO feedback (id, application_id, reviewer_id, comment, at)
         SELECT ?2, id, ?3, ?4, ?5 FROM granted WHERE id = ?6 AND status <> 'withdrawn'
           AND NOT EXISTS (
             SELECT 1 FROM feedback
             WHERE application_id = ?6 AND reviewer_id = ?3 AND comment = ?4 AND at > ?7)`,
      )
      .bind(
        caller.grantId,
        randomId(),
        caller.reviewer.id,
        comment,
        now,
        applicationId,
        now - REPEATED_WITHIN_MS,
      ),
    db
      .prepare(
        `SELECT feedback.id, application_id, reviewer_id, reviewer.name AS reviewer_name, comment, at
         FROM feedback JOIN reviewer ON reviewer.id = reviewer_id
         WHERE application_id = ? AND reviewer_id = ? AND comment = ? ORDER BY at DESC LIMIT 1`,
      )
      .bind(applicationId, caller.reviewer.id, comment),
  ]);
  const granted = application?.results[0] as { status: string } | undefined;
  if (!granted) throw linkInvalid();
  if (granted.status === 'withdrawn') throw withdrawn();
  const row = stored?.results[0] as FeedbackRow | undefined;
  if (!row) throw new Error('The comment was not written.');
  return reshapeFeedback(row);
};
