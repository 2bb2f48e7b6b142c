import type { D1Database } from '@cloudflare/workers-types';
import { didYouMean } from './nearest.ts';

/** The values that rows may use, as listed in the database. */
export interface Reference {
  readonly jobCategories: ReadonlyMap<string, string>;
  readonly companyCategories: ReadonlyMap<string, string>;
  /** Country names by ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, string>;
  /** Region names by ISO 3166-2 code. */
  readonly regions: ReadonlyMap<string, string>;
  readonly currencies: ReadonlyMap<string, string>;
}

const SETS = {
  jobCategories: 'SELECT id, name FROM job_category',
  companyCategories: 'SELECT id, name FROM company_category',
  countries: 'SELECT iso2 AS id, name FROM country',
  regions: 'SELECT code AS id, name FROM state',
  currencies: 'SELECT code AS id, name FROM currency',
};

const loaded = new WeakMap<D1Database, Promise<Reference>>();

const load = async (db: D1Database): Promise<Reference> => {
  const names = Object.keys(SETS) as (keyof Reference)[];
  const results = await db.batch<{ id: string; name: string }>(
    names.map((name) => db.prepare(SETS[name])),
  );
  return Object.fromEntries(
    names.map((name, i) => [
      name,
      new Map(results[i]?.results.map((row) => [row.id, row.name] as const)),
    ]),
  ) as unknown as Reference;
};

/** Reads the allowed values once per isolate, because they change only with migrations. */
export const loadReference = (db: D1Database): Promise<Reference> => {
  let reference = loaded.get(db);
  if (!reference) {
    reference = load(db);
    reference.catch(() => loaded.delete(db));
    loaded.set(db, reference);
  }
  return reference;
};

/** Codes that are often used for a country or currency, with the code in the standard. */
const COMMON_MISTAKES: Readonly<Record<string, string>> = {
  ...{ UK: 'GB', EL: 'GR', EN: 'GB', DA: 'DK', JA: 'JP', USA: 'US', UAE: 'AE' },
  ...{ RMB: 'CNY', STG: 'GBP' },
};

/**
 * Reports an unknown value. If the value is a common mistake for an allowed one or its name,
 * suggests that one; otherwise, suggests similar values.
 */
export const checkKnown = (
  value: string,
  known: ReadonlyMap<string, string>,
  what: string,
  complain: (message: string) => void,
): boolean => {
  if (known.has(value)) return true;
  const wanted = value.toLowerCase();
  const meant = COMMON_MISTAKES[value];
  const named =
    meant && known.has(meant)
      ? meant
      : [...known].find(([, name]) => name.toLowerCase() === wanted)?.[0];
  const hint = named
    ? `Use ${named}.`
    : didYouMean(
        value,
        known.keys(),
        `Known values: ${[...known.keys()].slice(0, 60).join(', ')}.`,
      );
  complain(`“${value}” is not a known ${what}. ${hint}`);
  return false;
};
