import type { D1Database } from '@cloudflare/workers-types';
import type { ContactFilter, ContactRequest } from '../../src/contracts/ops.ts';
import type { Paging } from '../../src/contracts/wire.ts';
import { auditStatement } from '../backend/audit-log.ts';
import {
  createTimeConditions,
  type Filter,
  type Listed,
  type ListedTable,
  listedKeys,
  listRecords,
  streamRecords,
} from '../backend/list-records.ts';
import { isoDate, isoDateOrNull } from '../http/iso-date.ts';
import type { Cells } from './applications/export-file.ts';

type Row = Omit<ContactRequest, 'consentAt' | 'createdAt' | 'handledAt'> & {
  consentAt: number;
  createdAt: number;
  handledAt: number | null;
};

const COLUMNS = `contact_request.id, kind, name, email, phone, company, service, message, consent_at AS consentAt,
  created_at AS createdAt, handled_at AS handledAt`;

const reshape = (row: Row): ContactRequest => ({
  ...row,
  consentAt: isoDate(row.consentAt),
  createdAt: isoDate(row.createdAt),
  handledAt: isoDateOrNull(row.handledAt),
});

const LISTED: ListedTable = {
  table: 'contact_request',
  time: 'created_at',
  text: `name || char(10) || email || char(10) || coalesce(company, '')`,
  index: {
    name: 'person_fts',
    column: 'contact_request',
    on: 'contact_request.id = person_fts.record_id',
  },
  columns: COLUMNS,
  joins: 'JOIN contact_request ON contact_request.id = page.id',
};

const createFilter = ({ q, since, until, kind, open }: ContactFilter): Filter => ({
  q,
  where: [
    ...createTimeConditions('created_at', { since, until }),
    ...(open ? [{ sql: 'handled_at IS NULL', values: [] }] : []),
  ],
  either: [...new Set(kind)].map((one) => ({ sql: 'kind = ?', values: [one] })),
  isNarrow: false,
});

/** One page of contact requests, newest first, and the total number. */
export const searchContactRequests = async (
  db: D1Database,
  filter: ContactFilter,
  paging: Paging,
): Promise<Listed<ContactRequest>> => {
  const { q, since, until, kind, open } = filter;
  const isCounted = !q && since === null && until === null;
  const found = await listRecords<Row>(
    ...[db, LISTED, listedKeys(LISTED, createFilter(filter)), paging],
    isCounted
      ? { kind: open ? 'open_contact_request' : 'contact_request', states: kind }
      : undefined,
  );
  return { ...found, rows: found.rows.map(reshape) };
};

/** Yields all matching contact requests, newest first, one bounded page at a time. */
export async function* streamContactRequests(
  db: D1Database,
  filter: ContactFilter,
): AsyncGenerator<ContactRequest[]> {
  for await (const rows of streamRecords<Row>(db, LISTED, createFilter(filter))) {
    yield rows.map(reshape);
  }
}

export const CONTACT_COLUMNS = [
  ...['id', 'createdAt', 'kind', 'name', 'email', 'phone', 'company', 'service', 'message'],
  ...['consentAt', 'handledAt'],
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
  request.handledAt,
];

/**
 * Marks a contact request as handled, or as open again. A request that is already in that state
 * keeps its time.
 * @returns undefined if there is no such request
 */
export const markContactRequest = async (
  db: D1Database,
  id: string,
  handled: boolean,
  now: number,
): Promise<{ handledAt: string | null; changed: boolean } | undefined> => {
  const [marked, , found] = await db.batch<{ handledAt: number | null }>([
    db
      .prepare(
        `UPDATE contact_request SET handled_at = ?
         WHERE id = ? AND (handled_at IS NULL) = ${handled ? 'TRUE' : 'FALSE'}`,
      )
      .bind(handled ? now : null, id),
    auditStatement(
      db,
      {
        ...{ actor: 'operator', subject: id },
        action: handled ? 'contact-request.handled' : 'contact-request.reopened',
      },
      now,
      { sql: 'changes() = 1', values: [] },
    ),
    db.prepare('SELECT handled_at AS handledAt FROM contact_request WHERE id = ?').bind(id),
  ]);
  const row = found?.results[0];
  return (
    row && { handledAt: isoDateOrNull(row.handledAt), changed: (marked?.meta.changes ?? 0) > 0 }
  );
};
