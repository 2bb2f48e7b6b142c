import type { D1Database } from '@cloudflare/workers-types';
import type {
  Company,
  CompanySearchQuery,
  CompanySummary,
  Place,
} from '../../../src/contracts/company.ts';
import { indexStatements } from '../jobs/search/index-statements.ts';
import { MAX_QUERY_LENGTH } from '../jobs/search/parse-query.ts';
import { wordsOf } from '../jobs/text.ts';
import { jsonChunks } from '../json-chunks.ts';

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

interface CompanySummaryRow {
  slug: string;
  name: string;
  logo_url: string | null;
  summary: string;
  category: string;
  size: Company['size'];
  locations: string;
  open_jobs: number;
}

interface CompanyRow extends CompanySummaryRow {
  website: string | null;
  description_html: string;
  founded: number | null;
}

const reshapeCompanySummary = (row: CompanySummaryRow): CompanySummary => ({
  id: row.slug,
  slug: row.slug,
  name: row.name,
  logoUrl: row.logo_url,
  summary: row.summary,
  category: row.category,
  size: row.size,
  locations: JSON.parse(row.locations) as Place[],
  openJobCount: row.open_jobs,
});

const reshapeCompany = (row: CompanyRow): Company => ({
  ...reshapeCompanySummary(row),
  website: row.website,
  descriptionHtml: row.description_html,
  founded: row.founded,
});

// Jobs under the employer's own name only: a count of the others would give them away.
const SUMMARY_COLUMNS = `company.slug, company.name, company.logo_url, company.summary,
  company.category, company.size, company.locations,
  (SELECT count(*) FROM job WHERE job.company_id = company.id AND job.status = 'open'
    AND job.employer_visibility = 'named'
    AND (job.valid_through IS NULL OR job.valid_through > ?)) AS open_jobs`;

export async function findCompany(
  db: D1Database,
  slug: string,
  now: number,
): Promise<Company | undefined> {
  const row = await db
    .prepare(
      `SELECT ${SUMMARY_COLUMNS}, company.website, company.description_html, company.founded
      FROM company WHERE company.slug = ?`,
    )
    .bind(now, slug)
    .first<CompanyRow>();
  return row ? reshapeCompany(row) : undefined;
}

/** Employers whose name or summary holds every word of `q` (the last may be a beginning), by name. */
export async function searchCompanies(
  db: D1Database,
  { q, category, page, perPage }: CompanySearchQuery,
  now: number,
): Promise<{ companies: CompanySummary[]; total: number }> {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const words = wordsOf(q.slice(0, MAX_QUERY_LENGTH));
  if (words.length) {
    conditions.push('company.id IN (SELECT rowid FROM company_fts WHERE company_fts MATCH ?)');
    values.push(`${words.map((word) => `"${word}"`).join(' AND ')} *`);
  }
  // An unknown category is ignored (DESIGN 4, 'Wire format'): then every one will do.
  if (category) {
    conditions.push(`company.category IN (SELECT id FROM company_category WHERE id = ?
      OR NOT EXISTS (SELECT 1 FROM company_category WHERE id = ?))`);
    values.push(category, category);
  }
  const where = conditions.length ? `WHERE ${conditions.join(' AND ')}` : '';
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${SUMMARY_COLUMNS} FROM company ${where}
        ORDER BY company.name COLLATE NOCASE, company.id LIMIT ? OFFSET ?`,
      )
      .bind(now, ...values, perPage, (page - 1) * perPage),
    db.prepare(`SELECT count(*) AS total FROM company ${where}`).bind(...values),
  ]);
  return {
    companies: ((rows?.results ?? []) as CompanySummaryRow[]).map(reshapeCompanySummary),
    total: (count?.results as { total: number }[] | undefined)?.[0]?.total ?? 0,
  };
}

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
  for (const { json } of jsonChunks(companies)) {
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
