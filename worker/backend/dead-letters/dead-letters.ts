import type { D1Database, MessageBatch } from '@cloudflare/workers-types';
import type { Paging } from '../../../src/contracts/wire.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import { readSiteKey, type SiteMessage } from '../../site-key.ts';
import { announceEvents, recordJobEvent } from '../events/record-event.ts';
import { type Listed, listRecords } from '../list-records.ts';

/*
 * Queue messages that failed each time (decision 9). They contain ids and cache tags, no personal
 * data. The work of most of them is in a table too, from which the schedule continues it.
 */

export interface DeadLetter {
  readonly id: string;
  /** When the queue gave up on the message, in Unix milliseconds. */
  readonly at: number;
  /** The message, as JSON. */
  readonly body: string;
}

/** The delay before a message that could not be stored is delivered again. */
const RETRY_AFTER_S = 600;

/**
 * The consumer of the dead-letter queue: stores its messages, each once. If they cannot be stored,
 * the queue delivers them again. Messages of other sites are dropped, because the schedule of their
 * own site continues the work.
 */
export const storeDeadLetters = async (
  batch: MessageBatch<SiteMessage>,
  bindings: Pick<Bindings, 'JOBS' | 'SITE_KEY'>,
): Promise<void> => {
  const siteKey = readSiteKey(bindings);
  const own = batch.messages.filter(({ body }) => body.site === siteKey);
  if (own.length < batch.messages.length) {
    console.error('Dead letters of another site were dropped: each site needs its own queues.');
  }
  if (own.length === 0) return batch.ackAll();
  const letters = own.map(({ id, body }) => ({ id, body: JSON.stringify(body) }));
  try {
    await bindings.JOBS.prepare(
      `INSERT OR IGNORE INTO dead_letter (id, at, body)
       SELECT value ->> 'id', ?2, value ->> 'body' FROM json_each(?1)`,
    )
      .bind(JSON.stringify(letters), Date.now())
      .run();
    console.error(`The queue gave up on ${own.length} messages: npm run ops -- queue dead`);
    batch.ackAll();
  } catch (error) {
    logError('Dead letters could not be stored and will be delivered again.', error);
    batch.retryAll({ delaySeconds: RETRY_AFTER_S });
  }
};

/** One page of dead letters, newest first. */
export const listDeadLetters = (db: D1Database, paging: Paging): Promise<Listed<DeadLetter>> =>
  listRecords(
    db,
    {
      columns: 'dead_letter.id, dead_letter.at, body',
      joins: 'JOIN dead_letter ON dead_letter.id = page.id',
    },
    { sql: 'SELECT at, id FROM dead_letter', values: [], order: ['at', 'id'] },
    paging,
  );

/** Fewer than the queue's limit of 100 messages and 256 KB, as a message may name many cache tags. */
const RETRIED_AT_ONCE = 25;

/**
 * Sends the oldest dead letters, or the given one, to the queue again, with an audit entry for
 * each. A message that is sent twice does its work once.
 * @returns how many were sent, and how many others are left; 0 if there is none to send
 * @throws HttpError 503 if the queue does not accept them
 */
export const retryDeadLetters = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
  id: string | undefined,
  now: number,
): Promise<{ sent: number; left: number }> => {
  const { JOBS, EVENTS } = bindings;
  const { results } = await JOBS.prepare(
    `SELECT id, body FROM dead_letter WHERE ?1 IS NULL OR id = ?1
     ORDER BY at, id LIMIT ${RETRIED_AT_ONCE}`,
  )
    .bind(id ?? null)
    .all<Pick<DeadLetter, 'id' | 'body'>>();
  if (results.length === 0) return { sent: 0, left: 0 };
  try {
    await EVENTS.sendBatch(results.map(({ body }) => ({ body: JSON.parse(body) })));
  } catch (cause) {
    throw new HttpError(
      503,
      'queue_unavailable',
      'The queue didn’t accept the messages, so they’re still dead letters. Please try again in a minute.',
      { cause },
    );
  }
  const ids = results.map((letter) => letter.id);
  const audited = recordJobEvent(
    JOBS,
    'audited',
    {
      actor: 'operator',
      action: 'dead_letter.retried',
      records: ids.map((subject) => ({ subject })),
    },
    now,
  );
  const [, , left] = await JOBS.batch<{ n: number }>([
    JOBS.prepare('DELETE FROM dead_letter WHERE id IN (SELECT value FROM json_each(?))').bind(
      JSON.stringify(ids),
    ),
    audited.statement,
    JOBS.prepare('SELECT count(*) AS n FROM dead_letter'),
  ]);
  await announceEvents(bindings, [audited]);
  return { sent: ids.length, left: left?.results[0]?.n ?? 0 };
};
