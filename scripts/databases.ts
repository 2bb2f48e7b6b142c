/** A database in wrangler.toml. */
export interface BoundDatabase {
  readonly binding?: string;
  readonly database_id?: string;
  readonly database_name?: string;
}

/** Identifies a database within its account. Wrangler finds a database without an id by its name. */
export const databaseKey = ({ database_id, database_name }: BoundDatabase): string =>
  database_id ?? database_name ?? '';

/**
 * The names of the site's database bindings. If JOBS and PEOPLE are the same database, it is listed
 * only once.
 */
export const databaseBindings = (databases: readonly BoundDatabase[]): string[] => [
  ...new Map(
    databases
      .filter(({ binding }) => binding === 'JOBS' || binding === 'PEOPLE')
      .toReversed()
      .map((database) => [databaseKey(database), database.binding ?? '']),
  ).values(),
];
