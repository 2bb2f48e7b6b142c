import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { randomId } from '../../http/secrets.ts';
import { auditStatement } from '../audit-log.ts';
import { cancelMails } from '../outbox/write-mails.ts';

/*
 * The contacts of employers, whom the schedule asks whether jobs are still open (decision 35). They
 * are personal data in the people database; only operators see them.
 */

export interface EmployerContact {
  readonly company: string;
  readonly contactId: string;
  readonly email: string;
  readonly name: string;
  /** Unix milliseconds, like all times here. */
  readonly createdAt: number;
  readonly mailedAt: number | null;
}

const CONTACT_COLUMNS = `company, contact_id AS contactId, email, name, created_at AS createdAt,
  mailed_at AS mailedAt`;

/** Contacts per page. */
const PAGE = 100;

/**
 * The contact of one employer, or those of the next hundred employers after a slug.
 * @returns `next`: the slug to continue after, or null at the end
 */
export const listContacts = async (
  db: D1Database,
  { company, after }: { readonly company: string; readonly after: string },
): Promise<{ contacts: EmployerContact[]; next: string | null }> => {
  const { results } = await db
    .prepare(
      `SELECT ${CONTACT_COLUMNS} FROM employer_contact WHERE company ${company ? '=' : '>'} ?
       ORDER BY company LIMIT ${PAGE}`,
    )
    .bind(company || after)
    .all<EmployerContact>();
  return {
    contacts: results,
    next: results.length === PAGE ? (results.at(-1)?.company ?? null) : null,
  };
};

/** The rows of one contact, a row for each of its employers. */
export const findContact = async (
  db: D1Database,
  contactId: string,
): Promise<EmployerContact[]> => {
  const { results } = await db
    .prepare(
      `SELECT ${CONTACT_COLUMNS} FROM employer_contact WHERE contact_id = ? ORDER BY company`,
    )
    .bind(contactId)
    .all<EmployerContact>();
  return results;
};

/**
 * Sets an employer's contact. Another address is another contact, to whom earlier links give no
 * access.
 */
export const setContact = async (
  db: D1Database,
  company: string,
  { email, name }: Pick<EmployerContact, 'email' | 'name'>,
  now: number,
): Promise<void> => {
  await db.batch([
    cancelMailsStatement(db, 'company = ? AND email <> ?', company, email),
    endContactsStatement(db, 'company = ? AND email <> ?', company, email),
    db
      .prepare(
        `INSERT INTO employer_contact (company, contact_id, email, name, created_at, check_at)
         VALUES (?1, coalesce((SELECT contact_id FROM employer_contact WHERE email = ?2), ?4), ?2, ?3,
           ?5, ?5)
         ON CONFLICT (company) DO UPDATE SET name = excluded.name, email = excluded.email,
           contact_id = excluded.contact_id, check_at = excluded.check_at,
           mailed_at = iif(contact_id = excluded.contact_id, mailed_at, NULL),
           created_at = iif(contact_id = excluded.contact_id, created_at, excluded.created_at)`,
      )
      .bind(company, email, name, randomId(), now),
    auditStatement(db, { actor: 'operator', action: 'contact.set', subject: company }, now),
  ]);
};

/**
 * Notes that employers no longer have their contact, before the rows are deleted or replaced. `where`
 * selects the rows.
 */
export const endContactsStatement = (
  db: D1Database,
  where: string,
  ...values: readonly (string | number)[]
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR IGNORE INTO employer_contact_ended (company)
       SELECT company FROM employer_contact WHERE ${where}`,
    )
    .bind(...values);

/** Deletes mails that wait for contacts who are then those of no employer. As above otherwise. */
const cancelMailsStatement = (
  db: D1Database,
  where: string,
  ...values: readonly string[]
): D1PreparedStatement =>
  cancelMails(
    db,
    {
      sql: `SELECT contact_id FROM employer_contact AS own WHERE ${where} AND NOT EXISTS (
        SELECT 1 FROM employer_contact AS other
        WHERE other.contact_id = own.contact_id AND other.company <> own.company)`,
      values,
    },
    ['still_open'],
  );

/** Removes an employer's contact. @returns whether it had one */
export const removeContact = async (
  db: D1Database,
  company: string,
  now: number,
): Promise<boolean> => {
  const [, , removed] = await db.batch([
    cancelMailsStatement(db, 'company = ?', company),
    endContactsStatement(db, 'company = ?', company),
    db.prepare('DELETE FROM employer_contact WHERE company = ?').bind(company),
    auditStatement(db, { actor: 'operator', action: 'contact.removed', subject: company }, now, {
      sql: 'changes() > 0',
      values: [],
    }),
  ]);
  return (removed?.meta.changes ?? 0) > 0;
};
