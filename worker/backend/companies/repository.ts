import type { D1Database } from '@cloudflare/workers-types';
import type {
  Company,
  CompanySearchQuery,
  CompanySummary,
  Place,
} from '../../../src/contracts/company.ts';
import { COMPANY_OPEN_JOBS } from '../jobs/repository.ts';
import { splitWords } from '../jobs/text.ts';
import { LIMIT } from '../limit.ts';
import {
  parseFirstAnswer,
  readTableVersions,
  selectFirstAnswer,
  TABLE_VERSIONS,
  type TableVersions,
} from '../versions.ts';
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
  first_answer: string;
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
  firstAnswer: parseFirstAnswer(row.first_answer),
});

const SUMMARY_COLUMNS = `company.slug, company.name, company.logo_url, company.summary,
  company.category, company.size, company.locations,
  ${COMPANY_OPEN_JOBS} AS open_jobs`;

export async function findCompany(
  db: D1Database,
  slug: string,
  now: number,
): Promise<{ company: Company; firstAnswer: string; versions: TableVersions } | undefined> {
  const row = await db
    .prepare(
      `SELECT ${SUMMARY_COLUMNS}, company.website, company.description_html, company.founded,
        ${selectFirstAnswer('company.id')} AS first_answer, ${TABLE_VERSIONS}
      FROM company WHERE ${BY_SLUG}`,
    )
    .bind(now, slug)
    .first<CompanyRow>();
  return row
    ? {
        company: reshapeCompany(row),
        firstAnswer: row.first_answer,
        versions: readTableVersions(db, row),
      }
    : undefined;
}

/**
 * Employers whose name or summary contains every word in `q` (the last word may be a prefix),
 * sorted by name or by number of open jobs. When sorting by jobs, an expired job counts until it is
 * closed.
 */
export async function searchCompanies(
  db: D1Database,
  query: CompanySearchQuery,
  now: number,
): Promise<{ companies: CompanySummary[]; total: number; versions: TableVersions }> {
  const { q, category, sort, page, perPage } = query;
  const conditions: string[] = [];
  const values: string[] = [];
  if (category) {
    conditions.push('category = ?');
    values.push(category);
  }
  const words = splitWords(q);
  if (words.length) {
    conditions.push('company.id IN (SELECT rowid FROM company_fts WHERE company_fts MATCH ?)');
    values.push(`${words.map((word) => `"${word}"`).join(' AND ')} *`);
  }
  const where = conditions.length ? `WHERE ${conditions.join(' AND ')}` : '';
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${SUMMARY_COLUMNS} FROM company ${where}
        ORDER BY ${sort === 'jobs' ? 'company.open_jobs DESC, ' : ''}company.name COLLATE NOCASE,
          company.id ${LIMIT} OFFSET ?`,
      )
      .bind(now, ...values, perPage, (page - 1) * perPage),
    db
      .prepare(
        // Without search words, the total is read from the stored counts.
        `SELECT (SELECT ${words.length ? 'count(*) FROM company' : 'sum(companies) FROM company_count'}
            ${where}) AS total,
          EXISTS (SELECT 1 FROM company_category WHERE id = ?) AS isCategory, ${TABLE_VERSIONS}`,
      )
      .bind(...values, category),
  ]);
  const counted = count?.results[0] as { total: number | null; isCategory: 0 | 1 };
  // Like any unknown value in the query string, an unknown category is ignored: the search runs
  // again without it.
  if (category && !counted.isCategory) return searchCompanies(db, { ...query, category: '' }, now);
  return {
    companies: ((rows?.results ?? []) as CompanySummaryRow[]).map(reshapeCompanySummary),
    total: counted.total ?? 0,
    versions: readTableVersions(db, counted),
  };
}
