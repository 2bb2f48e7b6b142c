import { mailSavedJobs } from '../../../src/contracts/endpoints.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { announceEvents, recordEvent } from '../events/record-event.ts';

/**
 * Adds the call that mails a visitor's saved jobs. The address is stored in the event, until the
 * mail is written, and in the outbox.
 */
export const addSavedJobRoutes = (app: Handlers): void => {
  registerHandler(app, mailSavedJobs, async ({ bindings, db, body, now }) => {
    const { email, fids } = body;
    const { findJobPaths } = await import('../jobs/repository.ts');
    const known = await findJobPaths(db, fids, now);
    if (known.size === 0) {
      throw new HttpError(422, 'invalid', 'None of these jobs is listed any more.', {
        fields: { form: ['None of these jobs is listed any more, so there is nothing to send.'] },
      });
    }
    const payload = { email, fids: fids.filter((fid) => known.has(fid)) };
    const { PEOPLE } = bindings;
    let event: ReturnType<typeof recordEvent> | undefined;
    const results = await batchUnlessErased(bindings, email, now, (unless) => {
      event = recordEvent(PEOPLE, 'saved_jobs_requested', payload, now, unless);
      return [event.statement];
    });
    if (results && event) await announceEvents(bindings, [event]);
    return { data: { sent: true } };
  });
};
