import { APPLICATION_STATUSES, type ApplicationStatus } from '../../../src/contracts/enums.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { auditStatement } from '../audit-log.ts';
import { announceEvents, recordEvent } from '../events/record-event.ts';
import { cancelMails } from '../outbox/write-mails.ts';

/**
 * The statuses that each status can change to. The last three are final, so a returning candidate
 * has to apply again.
 */
export const ALLOWED_MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['shortlisted', 'interviewing', 'offered', 'unsuccessful', 'withdrawn'],
  shortlisted: ['interviewing', 'offered', 'unsuccessful', 'withdrawn'],
  interviewing: ['shortlisted', 'offered', 'unsuccessful', 'withdrawn'],
  offered: ['interviewing', 'hired', 'unsuccessful', 'withdrawn'],
  hired: [],
  unsuccessful: [],
  withdrawn: [],
};

const formatStatuses = (statuses: readonly ApplicationStatus[]) =>
  statuses.map((status) => `${APPLICATION_STATUSES[status]} (${status})`).join(', ');

const createRefusal = (from: ApplicationStatus, to: ApplicationStatus) => {
  const allowed = ALLOWED_MOVES[from];
  const explanation =
    allowed.length > 0
      ? `Allowed after ${APPLICATION_STATUSES[from]}: ${formatStatuses(allowed)}.`
      : `${APPLICATION_STATUSES[from]} is final.`;
  return new HttpError(
    409,
    'move_not_allowed',
    `This application is ${APPLICATION_STATUSES[from]} and cannot become ${APPLICATION_STATUSES[to]}. ${explanation}`,
  );
};

/**
 * Changes the status of an application. Writes the status, its date, the event and the audit entry
 * in one batch. A change to the current status does nothing, so a call is safe to repeat.
 * @throws HttpError 404 for an unknown application; 409 for a forbidden change, listing the allowed
 * statuses, or if the status was changed concurrently
 */
export const moveApplication = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  id: string,
  to: ApplicationStatus,
  actor: 'operator' | 'candidate',
  now: number,
): Promise<{ from: ApplicationStatus; to: ApplicationStatus; moved: boolean }> => {
  const { PEOPLE } = bindings;
  const application = await PEOPLE.prepare('SELECT status FROM application WHERE id = ?')
    .bind(id)
    .first<{ status: ApplicationStatus }>();
  if (!application) throw new HttpError(404, 'not_found', 'There is no such application.');
  const from = application.status;
  if (from === to) return { from, to, moved: false };
  if (!ALLOWED_MOVES[from].includes(to)) throw createRefusal(from, to);

  // The status itself is written last, so that each earlier statement in the batch can check that
  // the status is still `from`.
  const isUnmoved = {
    sql: 'EXISTS (SELECT 1 FROM application WHERE id = ? AND status = ?)',
    values: [id, from],
  };
  const event = recordEvent(
    PEOPLE,
    'application_moved',
    { applicationId: id, status: to },
    now,
    isUnmoved,
  );
  const results = await PEOPLE.batch([
    PEOPLE.prepare(
      `INSERT INTO application_status (application_id, status, at) SELECT ?, ?, ? WHERE ${isUnmoved.sql}`,
    ).bind(id, to, now, ...isUnmoved.values),
    event.statement,
    // Cancels pending emails about the previous status, so that they are not sent late.
    cancelMails(PEOPLE, id, ['application_moved'], isUnmoved),
    auditStatement(
      PEOPLE,
      { actor, action: 'application.moved', subject: id, detail: { from, to } },
      now,
      isUnmoved,
    ),
    PEOPLE.prepare('UPDATE application SET status = ? WHERE id = ? AND status = ?').bind(
      to,
      id,
      from,
    ),
  ]);
  if (!results.at(-1)?.meta.changes) {
    throw new HttpError(
      409,
      'moved_meanwhile',
      'This application was changed at the same time. Check it and try again.',
    );
  }
  await announceEvents(bindings, [event]);
  return { from, to, moved: true };
};
