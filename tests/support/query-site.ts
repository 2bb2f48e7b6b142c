import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * Queries a running site's database through SQLite. A second workerd next to the site's own
 * (`openState`) takes locks that can make either of them fail, especially while a test is polling,
 * whereas SQLite itself waits for its turn to write. For a read, the file is opened read-only,
 * because closing a writable connection briefly tries to lock the file exclusively, and queries
 * from the site would fail in the meantime.
 */
export const querySite = (
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
    // A write that waits for the disk locks the file while it waits, and writes from the site would
    // fail in the meantime.
    if (!readOnly) database.exec('PRAGMA synchronous = OFF');
    return database
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
};
