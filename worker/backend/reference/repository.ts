import type { D1Database } from '@cloudflare/workers-types';
import type {
  Category,
  Country,
  JobTitle,
  State,
  SubscriptionPlan,
} from '../../../src/contracts/reference.ts';
import { cacheReference } from './cache-reference.ts';

const all = async <Row>(db: D1Database, sql: string, ...parameters: unknown[]): Promise<Row[]> =>
  (
    await db
      .prepare(sql)
      .bind(...parameters)
      .all<Row>()
  ).results;

/** The job categories, in display order. */
export const listJobCategories = (db: D1Database) =>
  all<Category>(db, 'SELECT id, name FROM job_category ORDER BY position');

export const listCompanyCategories = cacheReference((db) =>
  all<Category>(db, 'SELECT id, name FROM company_category ORDER BY position'),
);

export const listJobTitles = (db: D1Database) =>
  all<JobTitle>(db, 'SELECT id, name, category FROM job_title ORDER BY name');

export const listCountries = (db: D1Database) =>
  all<Country>(db, 'SELECT id, iso2, name FROM country ORDER BY name');

/** A country's first-level subdivisions, sorted by name; undefined if the country is unknown. */
export const findStates = async (
  db: D1Database,
  countryId: string,
): Promise<State[] | undefined> => {
  const id = countryId.toLowerCase();
  const [country, states] = await db.batch<State>([
    db.prepare('SELECT id FROM country WHERE id = ?').bind(id),
    db
      .prepare(
        `SELECT code AS id, country_id AS countryId, code, name FROM state
         WHERE country_id = ? ORDER BY name`,
      )
      .bind(id),
  ]);
  return country?.results.length ? states?.results : undefined;
};

/** The subscription plans, in display order. */
export const listSubscriptionPlans = cacheReference(async (db): Promise<SubscriptionPlan[]> => {
  const rows = await all<{
    id: string;
    name: string;
    prices: string;
    recommended: number;
    features: string;
  }>(
    db,
    'SELECT id, name, prices, recommended, features FROM subscription_plan ORDER BY position, id',
  );
  return rows.map((row) => ({
    ...row,
    prices: JSON.parse(row.prices),
    recommended: row.recommended === 1,
    features: JSON.parse(row.features),
  }));
});
