import { frameIfKnown } from '../../../src/lib/content/site-frame.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, variablesOf } from '../../env.ts';
import { mailProvider } from '../../mail/provider.ts';
import { tellSearchEngine } from '../../search-engines/tell-search-engine.ts';
import { findJobNotices } from '../jobs/job-notices.ts';
import { mailStatements } from '../outbox/write-mails.ts';
import { mailsOfEvent } from './mails-of-event.ts';
import type { EventPayloads } from './record-event.ts';

interface EventRow {
  kind: string;
  payload: string | null;
  at: number;
}

const ERROR_MAX_LENGTH = 300;

/** What search engines did not take that often, the sitemap tells them. */
export const TELLS_MAX = 6;

/**
 * Turns an event into mails in the outbox, once, however often it is handed in: its mails and that
 * it was handled are written as one, and the second who comes writes nothing. Of jobs that changed a search
 * engine is told, which may hear it twice.
 * @throws what went wrong, which then stands in the event's row too
 */
export const handleEvent = async (
  bindings: Bindings,
  eventId: string,
  now: number,
): Promise<void> => {
  const { DB } = bindings;
  try {
    const event = await DB.prepare(
      'SELECT kind, payload, at FROM event WHERE id = ? AND handled_at IS NULL',
    )
      .bind(eventId)
      .first<EventRow>();
    if (!event) return;
    const isHandled = DB.prepare(
      `UPDATE event SET handled_at = ?2, payload = NULL, last_error = NULL
       WHERE id = ?1 AND handled_at IS NULL`,
    ).bind(eventId, now);
    if (event.kind === 'jobs_changed') {
      const { engine, fids } = JSON.parse(event.payload ?? '{}') as EventPayloads['jobs_changed'];
      const { SITE_URL } = variablesOf(bindings);
      await tellSearchEngine(bindings, engine, await findJobNotices(DB, SITE_URL, fids, now), now);
      await isHandled.run();
      return;
    }
    const variables = variablesOf(bindings);
    const frame = await frameIfKnown(contentSource(bindings));
    // A mail under the built-in name cannot be taken back: the event waits.
    if (!frame) throw new Error('The content service does not say in whose name to write.');
    const mails = await mailsOfEvent(event.kind, JSON.parse(event.payload ?? '{}'), {
      db: DB,
      siteUrl: variables.SITE_URL,
      frame,
      operator: variables.MAIL_OPERATOR ?? frame.email,
      now,
      at: event.at,
    });
    await DB.batch([
      ...mailStatements(DB, eventId, mails, {
        now,
        at: event.at,
        isDue: Boolean(mailProvider(variables)),
      }),
      isHandled,
    ]);
  } catch (error) {
    await DB.prepare(
      `UPDATE event SET attempts = attempts + 1, last_error = ?1,
         handled_at = iif(kind = 'jobs_changed' AND attempts + 1 >= ${TELLS_MAX}, ?3, NULL)
       WHERE id = ?2 AND handled_at IS NULL`,
    )
      .bind(String(error).slice(0, ERROR_MAX_LENGTH), eventId, now)
      .run()
      .catch(() => undefined); // A database that is lost cannot be told so.
    throw error;
  }
};
