/** A database in wrangler.toml. */
export interface BoundDatabase {
  readonly binding?: string;
  readonly database_id?: string;
}

/**
 * The names of the site's database bindings. If JOBS and PEOPLE are the same database, it is listed
 * only once.
 */
export const databaseBindings = (databases: readonly BoundDatabase[]): string[] => [
  ...new Map(
    databases
      .filter(({ binding }) => binding === 'JOBS' || binding === 'PEOPLE')
      .toReversed()
      .map(({ binding = '', database_id }) => [database_id, binding]),
  ).values(),
];
