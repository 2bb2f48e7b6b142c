import type { D1Database } from '@cloudflare/workers-types';
import { BACKUP_TABLES } from './backup-tables.ts';

/** Columns of a table, and those of its primary key in their order. */
export interface TableShape {
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** The shapes of the tables that backups have, by database. */
export type Shapes = Readonly<Record<'JOBS' | 'PEOPLE', ReadonlyMap<string, TableShape>>>;

const readDatabase = async (db: D1Database): Promise<ReadonlyMap<string, TableShape>> => {
  const { results } = await db
    .prepare(
      // D1 refuses this pragma for its own tables.
      `SELECT own.value AS "table", info.name, info.pk
       FROM json_each(?) AS own JOIN pragma_table_info(own.value) AS info
       ORDER BY own.key, info.cid`,
    )
    .bind(JSON.stringify(BACKUP_TABLES.map(({ name }) => name)))
    .all<{ table: string; name: string; pk: number }>();
  const columns = Map.groupBy(results, ({ table }) => table);
  return new Map(
    [...columns].map(([table, all]) => {
      const key = all.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      return [table, { columns: all.map(({ name }) => name), key: key.map(({ name }) => name) }];
    }),
  );
};

/** Reads the shapes, with one statement for each database. */
export const readShapes = async ({
  JOBS,
  PEOPLE,
}: Readonly<Record<'JOBS' | 'PEOPLE', D1Database>>): Promise<Shapes> => ({
  JOBS: await readDatabase(JOBS),
  PEOPLE: await readDatabase(PEOPLE),
});
