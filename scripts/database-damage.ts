import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Damage {
  readonly file: string;
  readonly reason: string;
}

const findDamageReason = (file: string): string | undefined => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const { quick_check } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
    return quick_check === 'ok' ? undefined : String(quick_check).replaceAll(/\s+/g, ' ');
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
};

/**
 * Finds the first damaged database in a folder of local state. It opens every database, so the
 * caller must hold the folder's lock. Wrangler itself would report only "internal error" and, for
 * some damage, only once the damaged page is read.
 */
export const findDamage = (folder: string): Damage | undefined => {
  for (const path of globSync('v3/**/*.sqlite', { cwd: folder })) {
    const file = join(folder, path);
    const reason = findDamageReason(file);
    if (reason !== undefined) return { file, reason };
  }
  return undefined;
};
