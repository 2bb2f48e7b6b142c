import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * Queries the database of a running site. A second workerd next to the site's own (`openState`)
 * takes locks on which either may fail, the more so where a test polls; SQLite itself waits for its
 * turn to write. A read opens the file read-only: closing a writable connection briefly tries to
 * lock the file exclusively, and a query of the site fails meanwhile.
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
    // A write that waits for the disk locks the file that long, and a write of the site fails
    // meanwhile.
    if (!readOnly) database.exec('PRAGMA synchronous = OFF');
    return database
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
};
