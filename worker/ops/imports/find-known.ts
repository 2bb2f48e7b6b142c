import type { D1Database } from '@cloudflare/workers-types';
import { STORED_RECORD, type StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { didYouMean } from './nearest.ts';

/** A job as it stands, and what it is known to be unchanged by (see the migration). */
export interface KnownJob {
  readonly base: string;
  readonly record: StoredRecord;
}

/** The jobs that rows name, by `fid …` and by `requisition …`. */
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
  const columns = `job.updated_at || ' ' || job.status AS base, ${STORED_RECORD} AS record`;
  const { results } = await db
    .prepare(
      `SELECT 'fid ' || job.fid AS name, ${columns}
       FROM json_each(?1) AS row CROSS JOIN job ON job.fid = row.value ->> 'fid'
         JOIN company ON company.id = job.company_id
       UNION ALL
       SELECT 'requisition ' || company.slug || ' ' || job.requisition_id, ${columns}
       FROM json_each(?1) AS row CROSS JOIN company ON company.slug = row.value ->> 'company'
         CROSS JOIN job ON job.company_id = company.id
           AND job.requisition_id = row.value ->> 'requisitionId'`,
    )
    .bind(given)
    .all<{ name: string; base: string; record: string }>();
  return new Map<string, KnownJob>(
    results.map(({ name, base, record }) => [name, { base, record: JSON.parse(record) }]),
  );
};

const COMPANIES_ALIKE = 500;

/** Slugs that are like one that nobody knows: those that begin alike. */
const similarCompanies = async (db: D1Database, slug: string): Promise<string[]> => {
  const { results } = await db
    .prepare('SELECT slug FROM company WHERE slug >= ?1 AND slug < ?1 || ?2 ORDER BY slug LIMIT ?3')
    .bind(slug.slice(0, 1), '~', COMPANIES_ALIKE)
    .all<{ slug: string }>();
  return results.map((row) => row.slug);
};

/** Of these slugs, those that are neither known nor in the import, with what to say of each. */
export const findUnknownCompanies = async (
  db: D1Database,
  importId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> => {
  const { results } = await db
    .prepare(
      `SELECT value AS slug FROM json_each(?1)
       WHERE NOT EXISTS (SELECT 1 FROM company WHERE slug = value)
         AND NOT EXISTS (SELECT 1 FROM import_row
           WHERE import_id = ?2 AND kind = 'company' AND key = value)`,
    )
    .bind(JSON.stringify([...new Set(slugs)]), importId)
    .all<{ slug: string }>();
  const unknown = new Map<string, string>();
  for (const { slug } of results) {
    const hint = didYouMean(
      slug,
      await similarCompanies(db, slug),
      'Import the company first, or in the same file.',
    );
    unknown.set(slug, `There is no company “${slug}”. ${hint}`);
  }
  return unknown;
};
