import type { D1Database } from '@cloudflare/workers-types';
import { STORED_RECORD, type StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { createFormerSlug, createSlug } from './create-slug.ts';
import { didYouMean } from './nearest.ts';

export interface KnownJob {
  readonly fid: string;
  /**
   * The stored record's version when the row is checked (see `base` in migration 0009); null if the
   * job was retired.
   */
  readonly base: string | null;
  /**
   * The stored record; undefined if the job was retired, in which case it is restored under its
   * fid.
   */
  readonly record: StoredRecord | undefined;
}

/**
 * Finds the jobs that rows refer to, keyed by `fid …` and `requisition …`. Retired jobs are found
 * only by their requisition.
 */
export const findKnownJobs = async (
  db: D1Database,
  rows: readonly {
    readonly fid: string | undefined;
    readonly company: string;
    readonly requisition: string | null;
  }[],
): Promise<Map<string, KnownJob>> => {
  const given = JSON.stringify(
    rows.map(({ fid, company, requisition }) => ({
      fid,
      company,
      requisitionId: requisition?.slice(company.length + 1),
    })),
  );
  const columns = `job.fid, job.updated_at || ' ' || job.status AS base, ${STORED_RECORD} AS record`;
  const { results } = await db
    .prepare(
      // Retired jobs are listed first, so that existing jobs override them below.
      `SELECT 'requisition ' || company.slug || ' ' || requisition_id AS name, fid,
         NULL AS base, NULL AS record
       FROM json_each(?1) AS row CROSS JOIN company ON company.slug = row.value ->> 'company'
         CROSS JOIN retired_job ON company_id = company.id
           AND requisition_id = row.value ->> 'requisitionId'
       UNION ALL
       SELECT 'fid ' || job.fid, ${columns}
       FROM json_each(?1) AS row CROSS JOIN job ON job.fid = row.value ->> 'fid'
         JOIN company ON company.id = job.company_id
       UNION ALL
       SELECT 'requisition ' || company.slug || ' ' || job.requisition_id, ${columns}
       FROM json_each(?1) AS row CROSS JOIN company ON company.slug = row.value ->> 'company'
         CROSS JOIN job ON job.company_id = company.id
           AND job.requisition_id = row.value ->> 'requisitionId'`,
    )
    .bind(given)
    .all<{ name: string; fid: string; base: string | null; record: string | null }>();
  return new Map<string, KnownJob>(
    results.map(({ name, record, ...known }) => [
      name,
      { ...known, record: record === null ? undefined : JSON.parse(record) },
    ]),
  );
};

const COMPANIES_ALIKE = 500;

/** Finds slugs that may be similar to an unknown one: those with the same first letter. */
const similarCompanies = async (db: D1Database, slug: string): Promise<string[]> => {
  const { results } = await db
    .prepare('SELECT slug FROM company WHERE slug >= ?1 AND slug < ?1 || ?2 ORDER BY slug LIMIT ?3')
    .bind(slug.slice(0, 1), '~', COMPANIES_ALIKE)
    .all<{ slug: string }>();
  return results.map((row) => row.slug);
};

/**
 * The slugs of companies that still have the slug that their name gave before other scripts were
 * transliterated, by name.
 */
export const findFormerSlugs = async (
  db: D1Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const changed = names.flatMap((name) => {
    const former = createFormerSlug(name);
    return former && former !== createSlug(name) ? [{ name, former }] : [];
  });
  if (changed.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT DISTINCT company.name, company.slug FROM json_each(?) AS row
         CROSS JOIN company ON company.slug = row.value ->> 'former'
       WHERE company.name = row.value ->> 'name'`,
    )
    .bind(JSON.stringify(changed))
    .all<{ name: string; slug: string }>();
  return new Map(results.map(({ name, slug }) => [name, slug]));
};

/** The slugs that are neither known nor in the import, each with an error message. */
export const findUnknownCompanies = async (
  db: D1Database,
  importId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> => {
  const { results } = await db
    .prepare(
      `SELECT wanted.value AS slug, staged.at AS invalidAt FROM json_each(?1) AS wanted
         LEFT JOIN import_row AS staged ON staged.import_id = ?2 AND staged.kind = 'company'
           AND staged.key = wanted.value
       WHERE NOT EXISTS (SELECT 1 FROM company WHERE slug = wanted.value)
         AND (staged.change IS NULL OR staged.change = 'invalid')`,
    )
    .bind(JSON.stringify([...new Set(slugs)]), importId)
    .all<{ slug: string; invalidAt: string | null }>();
  const unknown = new Map<string, string>();
  for (const { slug, invalidAt } of results) {
    if (invalidAt !== null) {
      unknown.set(slug, `The row of the company “${slug}” has problems. Correct that row first.`);
      continue;
    }
    const hint = didYouMean(
      slug,
      await similarCompanies(db, slug),
      'Import the company first or together with the jobs, or use --create-companies.',
    );
    unknown.set(slug, `There is no company “${slug}”. ${hint}`);
  }
  return unknown;
};
