import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * Asks the database of a site that runs. A second workerd beside the site's own (`openState`) takes
 * locks that either of them fails on, all the more where a test waits by asking again and again;
 * SQLite itself waits for its turn to write. What only reads is opened for reading: closing a connection that may
 * write tries for a moment to have the file alone, and the site's own query fails meanwhile.
 */
export const askSite = (
  state: string,
  sql: string,
  ...values: SQLInputValue[]
): Record<string, unknown>[] => {
  const [file = ''] = globSync(join(state, 'v3/d1/*/*.sqlite')).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  const readOnly = /^\s*SELECT\b/i.test(sql);
  const database = new DatabaseSync(file, { timeout: 5_000, readOnly });
  try {
    // A write that is waited for on the disk locks the file for as long, and the site's own fails then.
    if (!readOnly) database.exec('PRAGMA synchronous = OFF');
    return database
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
};
