import { readFrameIfLoaded } from '../../../src/lib/content/site-frame.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { mailProvider } from '../../mail/provider.ts';
import { mailStatements } from '../outbox/write-mails.ts';
import {
  type EventRow,
  findWaitingEvent,
  handledStatement,
  noteEventFailure,
} from './event-row.ts';
import { renderEventMails } from './render-event-mails.ts';

const writeMails = async (
  bindings: Bindings,
  id: string,
  event: EventRow,
  now: number,
): Promise<void> => {
  const { JOBS, PEOPLE } = bindings;
  const variables = readVariables(bindings);
  const frame = await readFrameIfLoaded(contentSource(bindings));
  // An email with the built-in site name could not be recalled, so the event waits until the actual
  // name is available.
  if (!frame)
    throw new Error('The content service returned no site name, so no email was written.');
  const mails = await renderEventMails(event.kind, JSON.parse(event.payload ?? '{}'), {
    db: PEOPLE,
    jobs: JOBS,
    siteUrl: variables.SITE_URL,
    frame,
    operator: variables.MAIL_OPERATOR ?? frame.email,
    now,
    at: event.at,
  });
  const isDue = Boolean(mailProvider(variables));
  await PEOPLE.batch([
    ...mailStatements(PEOPLE, id, mails, { now, at: event.at, isDue }),
    handledStatement(PEOPLE, 'event', id, now),
  ]);
};

/**
 * Turns an event into emails in the outbox exactly once. One batch writes the emails and marks the
 * event as handled, so a second call writes nothing.
 * @throws the error, which is also stored in the event's row
 */
export const handleEvent = async (bindings: Bindings, id: string, now: number): Promise<void> => {
  const { PEOPLE } = bindings;
  try {
    const event = await findWaitingEvent(PEOPLE, 'event', id);
    if (event) await writeMails(bindings, id, event, now);
  } catch (error) {
    await noteEventFailure(PEOPLE, 'event', id, error);
    throw error;
  }
};
