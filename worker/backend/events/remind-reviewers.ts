import type { Bindings } from '../../env.ts';
import { IS_NEEDED } from '../reviewers/is-needed.ts';
import { announceEvents, type NewEvent, recordEvent } from './record-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The reminder is sent this long before a reviewer's link expires. */
export const REMIND_BEFORE_MS = 3 * DAY_MS;
/** Minimum time between the invitation and the reminder. */
const REMIND_AFTER_MS = DAY_MS;
const GRANTS_AT_ONCE = 50;

/**
 * Reminds reviewers whose links expire soon and whose reviews are still pending, once per link.
 * @returns the number of reminders sent
 */
export const remindReviewers = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  now: number,
): Promise<number> => {
  const { PEOPLE } = bindings;
  const { results } = await PEOPLE.prepare(
    `SELECT id FROM review_grant AS pending
     WHERE expires_at > ?1 AND expires_at <= ?1 + ${REMIND_BEFORE_MS}
       AND created_at <= ?1 - ${REMIND_AFTER_MS} AND revoked_at IS NULL AND reminded_at IS NULL
       AND EXISTS (
         SELECT 1 FROM review_grant_application AS granted
           JOIN application ON application.id = granted.application_id
           JOIN review ON review.application_id = application.id
             AND review.reviewer_id = pending.reviewer_id
         WHERE granted.grant_id = pending.id AND review.status = 'requested' AND ${IS_NEEDED})
     LIMIT ${GRANTS_AT_ONCE}`,
  )
    .bind(now)
    .all<{ id: string }>();
  const reminded: NewEvent[] = [];
  for (const { id } of results) {
    const event = recordEvent(PEOPLE, 'review_reminded', { grantId: id }, now, {
      sql: 'EXISTS (SELECT 1 FROM review_grant WHERE id = ? AND reminded_at IS NULL)',
      values: [id],
    });
    const [written] = await PEOPLE.batch([
      event.statement,
      PEOPLE.prepare(
        'UPDATE review_grant SET reminded_at = ? WHERE id = ? AND reminded_at IS NULL',
      ).bind(now, id),
    ]);
    if (written?.meta.changes) reminded.push(event);
  }
  await announceEvents(bindings, reminded);
  return reminded.length;
};
