import type { D1Database } from '@cloudflare/workers-types';

/** Finds the keys of resumes that neither an application nor a candidate references. */
export const findUnreferenced = async (
  db: D1Database,
  keys: readonly string[],
): Promise<string[]> => {
  if (keys.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT value AS key FROM json_each(?) AS file
       WHERE NOT EXISTS (SELECT 1 FROM application WHERE resume_key = file.value)
         AND NOT EXISTS (SELECT 1 FROM candidate WHERE resume_key = file.value)`,
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string }>();
  return results.map((row) => row.key);
};
