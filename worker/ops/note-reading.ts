import type { D1Database } from '@cloudflare/workers-types';
import { type AuditEntry, auditStatement } from '../backend/audit-log.ts';

/**
 * Records in the audit log that an operator read personal data. Called before the response is sent.
 */
export const noteReading = async (
  db: D1Database,
  action: string,
  subject: string,
  now: number,
  detail?: AuditEntry['detail'],
): Promise<void> => {
  await auditStatement(db, { actor: 'operator', action, subject, detail }, now).run();
};
