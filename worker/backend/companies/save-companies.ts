import type { D1Database } from '@cloudflare/workers-types';
import type { Company, Place } from '../../../src/contracts/company.ts';
import { indexStatements } from '../jobs/search/index-statements.ts';
import { jsonChunks } from '../json-chunks.ts';
import { cleanRichText } from '../rich-text.ts';

/** A company as it is written; `slug` is its public id. */
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

const withCleanText = (company: CompanyRecord): CompanyRecord => ({
  ...company,
  descriptionHtml: cleanRichText(company.descriptionHtml).html,
});

// The slug of a company is its identity; a record of the same slug is the same company.
const UPSERT_COMPANIES = `INSERT INTO company
    (slug, name, website, logo_url, summary, description_html, category, size, founded, locations,
      created_at, updated_at)
  SELECT value ->> 'slug', value ->> 'name', value ->> 'website', value ->> 'logoUrl',
    value ->> 'summary', value ->> 'descriptionHtml', value ->> 'category', value ->> 'size',
    value ->> 'founded', value ->> 'locations', ?2, ?2
  FROM json_each(?1) WHERE true
  ON CONFLICT (slug) DO UPDATE SET name = excluded.name, website = excluded.website,
    logo_url = excluded.logo_url, summary = excluded.summary,
    description_html = excluded.description_html, category = excluded.category,
    size = excluded.size, founded = excluded.founded, locations = excluded.locations,
    updated_at = excluded.updated_at`;

const SAVED = `SELECT company.id FROM json_each(?) AS record
  JOIN company ON company.slug = record.value ->> 'slug'`;

/** Writes companies, new ones and by `slug` known ones, with what search holds of them. */
export async function saveCompanies(
  db: D1Database,
  companies: readonly CompanyRecord[],
  now = Date.now(),
): Promise<void> {
  for (const { json } of jsonChunks(companies.map(withCleanText))) {
    // A new name must be found in the company's jobs too.
    const { results: renamed } = await db
      .prepare(
        `SELECT job.fid FROM json_each(?) AS record
          CROSS JOIN company ON company.slug = record.value ->> 'slug'
            AND company.name <> record.value ->> 'name'
          CROSS JOIN job ON job.company_id = company.id AND job.status = 'open'
            AND job.employer_visibility = 'named'`,
      )
      .bind(json)
      .all<{ fid: string }>();
    await db.batch([
      db.prepare(UPSERT_COMPANIES).bind(json, now),
      db.prepare(`DELETE FROM company_fts WHERE rowid IN (${SAVED})`).bind(json),
      db
        .prepare(
          `INSERT INTO company_fts (rowid, name, summary)
          SELECT id, name, summary FROM company WHERE id IN (${SAVED}) ORDER BY id`,
        )
        .bind(json),
      ...(renamed.length
        ? indexStatements(
            db,
            renamed.map((job) => job.fid),
          )
        : []),
    ]);
  }
}
