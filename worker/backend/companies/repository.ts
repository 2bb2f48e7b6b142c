import type { D1Database } from '@cloudflare/workers-types';
import type {
  Company,
  CompanySearchQuery,
  CompanySummary,
  Place,
} from '../../../src/contracts/company.ts';
import { COUNT_OF_COMPANY } from '../jobs/repository.ts';
import { wordsOf } from '../jobs/text.ts';
import { LIMIT } from '../limit.ts';
import { readTableVersions, TABLE_VERSIONS, type TableVersions } from '../versions.ts';
import { BY_SLUG } from './company-by-slug.ts';

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

const SUMMARY_COLUMNS = `company.slug, company.name, company.logo_url, company.summary,
  company.category, company.size, company.locations,
  ${COUNT_OF_COMPANY} AS open_jobs`;

export async function findCompany(
  db: D1Database,
  slug: string,
  now: number,
): Promise<{ company: Company; versions: TableVersions } | undefined> {
  const row = await db
    .prepare(
      `SELECT ${SUMMARY_COLUMNS}, company.website, company.description_html, company.founded,
        ${TABLE_VERSIONS}
      FROM company WHERE ${BY_SLUG}`,
    )
    .bind(now, slug)
    .first<CompanyRow>();
  return row ? { company: reshapeCompany(row), versions: readTableVersions(db, row) } : undefined;
}

/**
 * Employers whose name or summary holds every word of `q` (the last may be a beginning), by name or
 * by how many jobs they have open.
 */
export async function searchCompanies(
  db: D1Database,
  { q, category, sort, page, perPage }: CompanySearchQuery,
  now: number,
): Promise<{ companies: CompanySummary[]; total: number; versions: TableVersions }> {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const words = wordsOf(q);
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
        ORDER BY ${sort === 'jobs' ? 'open_jobs DESC, ' : ''}company.name COLLATE NOCASE, company.id
        ${LIMIT} OFFSET ?`,
      )
      .bind(now, ...values, perPage, (page - 1) * perPage),
    db.prepare(`SELECT count(*) AS total, ${TABLE_VERSIONS} FROM company ${where}`).bind(...values),
  ]);
  return {
    companies: ((rows?.results ?? []) as CompanySummaryRow[]).map(reshapeCompanySummary),
    total: (count?.results as { total: number }[] | undefined)?.[0]?.total ?? 0,
    versions: readTableVersions(db, count?.results[0]),
  };
}
