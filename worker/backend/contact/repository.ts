import type { ContactForm, ContactKind } from '../../../src/contracts/contact.ts';
import type { Bindings } from '../../env.ts';
import { randomId, sha256 } from '../../http/secrets.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { type NewEvent, recordEvent } from '../events/record-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Hash of all fields and the day, so that the same question a week later counts as a new request.
 */
const contentHash = (kind: ContactKind, form: ContactForm, now: number) => {
  const { name, email, phone, company, service, message } = form;
  const sent = [kind, name, email.toLowerCase(), phone, company, service, message];
  return sha256(new TextEncoder().encode(JSON.stringify([...sent, Math.floor(now / DAY_MS)])));
};

/**
 * Writes a request and its event in one batch. If the submission is a repeat, the first request is
 * kept, and `events` is empty. Nothing is written if the address was erased after the submission
 * arrived at `now` (Unix milliseconds).
 */
export const insertContactRequest = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  kind: ContactKind,
  form: ContactForm,
  now: number,
): Promise<{ id: string; events: readonly NewEvent[] }> => {
  const { PEOPLE: db } = bindings;
  const id = randomId();
  const hash = await contentHash(kind, form, now);
  const requested = recordEvent(db, 'contact_requested', { contactRequestId: id }, now, {
    sql: 'EXISTS (SELECT 1 FROM contact_request WHERE id = ?)',
    values: [id],
  });
  const results = await batchUnlessErased<{ id: string }>(bindings, form.email, now, (unless) => [
    db
      .prepare(
        `INSERT INTO contact_request (id, kind, name, email, phone, company, service, message,
           consent_at, created_at, content_hash)
         SELECT ?1, ?2, ?3, ?4, nullif(?5, ''), nullif(?6, ''), nullif(?7, ''), ?8, ?9, ?9, ?10
         WHERE ${unless.sql}
         ON CONFLICT (content_hash) DO NOTHING`,
      )
      .bind(
        ...[id, kind, form.name, form.email, form.phone, form.company, form.service],
        ...[form.message, now, hash, ...unless.values],
      ),
    requested.statement,
    db.prepare('SELECT id FROM contact_request WHERE content_hash = ?').bind(hash),
  ]);
  if (!results) return { id, events: [] };
  const row = results[2]?.results[0];
  if (!row) throw new Error('The contact request was not written.');
  return { id: row.id, events: row.id === id ? [requested] : [] };
};
