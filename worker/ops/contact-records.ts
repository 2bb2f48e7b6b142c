import type { D1Database } from '@cloudflare/workers-types';
import type { ContactFilter, ContactRequest } from '../../src/contracts/ops.ts';
import type { Paging } from '../../src/contracts/wire.ts';
import { isoDate } from '../http/iso-date.ts';
import type { Cells } from './applications/export-file.ts';

type Row = Omit<ContactRequest, 'consentAt' | 'createdAt'> & {
  consentAt: number;
  createdAt: number;
};

const COLUMNS = `id, kind, name, email, phone, company, service, message, consent_at AS consentAt,
  created_at AS createdAt`;

const reshape = (row: Row): ContactRequest => ({
  ...row,
  consentAt: isoDate(row.consentAt),
  createdAt: isoDate(row.createdAt),
});

// ?1 to ?4 are the filter. Not LIKE: D1 takes patterns of 50 bytes at most.
const WHERE = `(?1 = '' OR instr(lower(name), lower(?1)) OR instr(lower(email), lower(?1))
    OR instr(lower(company), lower(?1)))
  AND (?2 IS NULL OR created_at >= ?2) AND (?3 IS NULL OR created_at < ?3)
  AND (?4 = '[]' OR kind IN (SELECT value FROM json_each(?4)))`;
const valuesOf = ({ q, since, until, kind }: ContactFilter) => [
  q,
  since,
  until,
  JSON.stringify(kind),
];

/** A page of contact requests, newest first, and how many there are in all. */
export const searchContactRequests = async (
  db: D1Database,
  filter: ContactFilter,
  { page, perPage }: Paging,
): Promise<{ requests: ContactRequest[]; total: number }> => {
  const values = valuesOf(filter);
  const [rows, counted] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM contact_request WHERE ${WHERE}
         ORDER BY created_at DESC, id DESC LIMIT ?5 OFFSET ?6`,
      )
      .bind(...values, perPage, (page - 1) * perPage),
    db.prepare(`SELECT count(*) AS total FROM contact_request WHERE ${WHERE}`).bind(...values),
  ]);
  return {
    requests: ((rows?.results ?? []) as unknown as Row[]).map(reshape),
    total: (counted?.results[0] as { total: number } | undefined)?.total ?? 0,
  };
};

const EXPORT_PAGE = 200;

/** All contact requests that fit, newest first, a bounded page at a time. */
export async function* streamContactRequests(
  db: D1Database,
  filter: ContactFilter,
): AsyncGenerator<ContactRequest[]> {
  const statement = db.prepare(
    `SELECT ${COLUMNS} FROM contact_request WHERE ${WHERE} AND (created_at, id) < (?5, ?6)
     ORDER BY created_at DESC, id DESC LIMIT ${EXPORT_PAGE}`,
  );
  let last: { createdAt: number; id: string } = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };
  while (true) {
    const { results } = await statement
      .bind(...valuesOf(filter), last.createdAt, last.id)
      .all<Row>();
    yield results.map(reshape);
    const end = results.at(-1);
    if (!end || results.length < EXPORT_PAGE) return;
    last = end;
  }
}

export const CONTACT_COLUMNS = [
  ...['id', 'createdAt', 'kind', 'name', 'email', 'phone', 'company', 'service', 'message'],
  'consentAt',
];

export const contactCells = (request: ContactRequest): Cells => [
  request.id,
  request.createdAt,
  request.kind,
  request.name,
  request.email,
  request.phone,
  request.company,
  request.service,
  request.message,
  request.consentAt,
];
