import { APPLICATION_STATUSES, type ApplicationStatus } from '../../../src/contracts/enums.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { announceEvents } from '../events/record-event.ts';
import { createMoveBatch, type MoveMail, STANDARD_MAIL } from './move-statements.ts';

/**
 * The statuses that each status can change to. `hired` and `withdrawn` are final, so a returning
 * candidate has to apply again. `unsuccessful` can be reopened.
 */
export const ALLOWED_MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['shortlisted', 'interviewing', 'offered', 'unsuccessful', 'withdrawn'],
  shortlisted: ['interviewing', 'offered', 'unsuccessful', 'withdrawn'],
  interviewing: ['shortlisted', 'offered', 'unsuccessful', 'withdrawn'],
  offered: ['interviewing', 'hired', 'unsuccessful', 'withdrawn'],
  hired: [],
  unsuccessful: ['submitted', 'shortlisted', 'interviewing', 'offered'],
  withdrawn: [],
};

/** The result of a request to move an application. */
export interface MoveResult {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** Whether this request changed anything; false if it repeats an earlier one. */
  readonly moved: boolean;
  /** When a pending move takes effect, in Unix milliseconds; null if nothing is pending. */
  readonly effectiveAt: number | null;
}

const formatStatuses = (statuses: readonly ApplicationStatus[]) =>
  statuses.map((status) => `${APPLICATION_STATUSES[status]} (${status})`).join(', ');

/** @throws HttpError 409, listing the allowed statuses */
export const checkMove = (from: ApplicationStatus, to: ApplicationStatus): void => {
  const allowed = ALLOWED_MOVES[from];
  if (allowed.includes(to)) return;
  const explanation =
    allowed.length > 0
      ? `Allowed after ${APPLICATION_STATUSES[from]}: ${formatStatuses(allowed)}.`
      : `${APPLICATION_STATUSES[from]} is final.`;
  throw new HttpError(
    409,
    'move_not_allowed',
    `This application is ${APPLICATION_STATUSES[from]} and cannot become ${APPLICATION_STATUSES[to]}. ${explanation}`,
  );
};

export const noSuchApplication = () =>
  new HttpError(404, 'not_found', 'There is no such application.');

export const movedMeanwhile = () =>
  new HttpError(
    409,
    'moved_meanwhile',
    'This application was changed at the same time. Check it and try again.',
  );

/**
 * Changes the status of an application at once. A change to the current status does nothing, so a
 * call is safe to repeat. A pending move ends.
 * @throws HttpError 404 for an unknown application; 409 for a forbidden change, listing the allowed
 * statuses, or if the status was changed concurrently
 */
export const moveApplication = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  id: string,
  to: ApplicationStatus,
  actor: 'operator' | 'candidate',
  now: number,
  mail: MoveMail = STANDARD_MAIL,
): Promise<MoveResult> => {
  const { PEOPLE } = bindings;
  const application = await PEOPLE.prepare('SELECT status FROM application WHERE id = ?')
    .bind(id)
    .first<{ status: ApplicationStatus }>();
  if (!application) throw noSuchApplication();
  const from = application.status;
  if (from === to) return { from, to, moved: false, effectiveAt: null };
  checkMove(from, to);
  const move = { applicationId: id, from, to, requestedAt: null, ...mail };
  const { statements, eventsOf } = createMoveBatch(PEOPLE, [move], actor, now);
  const events = eventsOf(await PEOPLE.batch(statements));
  if (events.length === 0) throw movedMeanwhile();
  await announceEvents(bindings, events);
  return { from, to, moved: true, effectiveAt: null };
};
