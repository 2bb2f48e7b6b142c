import type { D1Database } from '@cloudflare/workers-types';

/** Deletes pending purges and resets the purge budget. */
export const resetPurges = (db: D1Database): Promise<unknown> =>
  db.batch([
    db.prepare('DELETE FROM purge_tag'),
    db.prepare("UPDATE purge_budget SET calls = '[]', wakes_at = 0"),
  ]);
