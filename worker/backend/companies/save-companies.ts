import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Company, Place } from '../../../src/contracts/company.ts';
import { renewJobs } from '../jobs/renew-jobs.ts';
import { indexAllJobs } from '../jobs/search/index/index-jobs.ts';
import { jsonChunks } from '../json-chunks.ts';
import { cleanRichText } from '../rich-text.ts';

/** A company as written to the database; `slug` is its public id. */
export interface CompanyRecord {
  readonly slug: string;
  readonly name: string;
  readonly website: string | null;
  readonly logoUrl: string | null;
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly category: string;
  readonly size: Company['size'];
  readonly founded: number | null;
  readonly locations: readonly Place[];
}

export const withCleanText = (company: CompanyRecord): CompanyRecord => ({
  ...company,
  descriptionHtml: cleanRichText(company.descriptionHtml).html,
});

// The slug identifies a company, so a record with a known slug updates that company.
const upsertCompanies = (source: string) => `INSERT INTO company
    (slug, name, website, logo_url, summary, description_html, category, size, founded, locations,
      created_at, updated_at)
  SELECT value ->> 'slug', value ->> 'name', value ->> 'website', value ->> 'logoUrl',
    value ->> 'summary', value ->> 'descriptionHtml', value ->> 'category', value ->> 'size',
    value ->> 'founded', value ->> 'locations', ?2, ?2
  FROM ${source} WHERE true
  ON CONFLICT (slug) DO UPDATE SET name = excluded.name, website = excluded.website,
    logo_url = excluded.logo_url, summary = excluded.summary,
    description_html = excluded.description_html, category = excluded.category,
    size = excluded.size, founded = excluded.founded, locations = excluded.locations,
    updated_at = excluded.updated_at`;

/**
 * Builds the statements that write companies and their search index. Jobs at a company with a new
 * name or logo are queued for `renewJobs`. `source` is SQL for rows whose `value` is a
 * CompanyRecord with clean text, as JSON. It has one parameter, `?1`.
 */
export const companyStatements = (
  db: D1Database,
  source: string,
  parameter: string,
  now: number,
): D1PreparedStatement[] => {
  const saved = `SELECT company.id FROM ${source} AS record
    JOIN company ON company.slug = record.value ->> 'slug'`;
  return [
    db.prepare(upsertCompanies(source)).bind(parameter, now),
    db.prepare(`DELETE FROM company_fts WHERE rowid IN (${saved})`).bind(parameter),
    db
      .prepare(
        `INSERT INTO company_fts (rowid, name, summary)
        SELECT id, name, summary FROM company WHERE id IN (${saved}) ORDER BY id`,
      )
      .bind(parameter),
  ];
};

const FROM_JSON = 'json_each(?1)';

/** Inserts or updates companies by `slug`, and updates the search indexes of companies and jobs. */
export async function saveCompanies(
  db: D1Database,
  companies: readonly CompanyRecord[],
  now = Date.now(),
): Promise<void> {
  for (const { json } of jsonChunks(companies.map(withCleanText))) {
    await db.batch(companyStatements(db, FROM_JSON, json, now));
  }
  while ((await renewJobs(db)).length > 0);
  await indexAllJobs(db);
}
