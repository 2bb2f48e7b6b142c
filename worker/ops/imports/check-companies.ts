import type { D1Database } from '@cloudflare/workers-types';
import type { ImportProblem, ImportRows } from '../../../src/contracts/ops.ts';
import { RESERVED_SLUGS } from '../../../src/routes/match-route.ts';
import { createPauses } from '../../backend/budget.ts';
import { type CompanyRecord, withCleanText } from '../../backend/companies/save-companies.ts';
import { createSlug } from './create-slug.ts';
import { findFormerSlugs } from './find-known.ts';
import { findStaged, type StagedRow } from './import-store.ts';
import { findPlaceTexts, readPlaces } from './read-places.ts';
import { cleanOrReport, createProblemCollector, readRecord } from './read-record.ts';
import { checkKnown, loadReference } from './reference.ts';
import type { RuleCounter } from './rule-counter.ts';

interface Known {
  readonly base: string;
  /** A CompanyRecord as JSON. */
  readonly record: string;
}

const findKnown = async (db: D1Database, slugs: readonly string[]): Promise<Map<string, Known>> => {
  const { results } = await db
    .prepare(
      `SELECT slug, CAST(updated_at AS TEXT) AS base, json_object('slug', slug, 'name', name,
         'website', website, 'logoUrl', logo_url, 'summary', summary,
         'descriptionHtml', description_html, 'category', category, 'size', size,
         'founded', founded, 'locations', json(locations)) AS record
       FROM company WHERE slug IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(slugs))
    .all<Known & { slug: string }>();
  return new Map(results.map((row) => [row.slug, row]));
};

/**
 * Whether two records are equal. Records are flat except for lists, which have the same format in
 * both.
 */
export const isSameRecord = (a: object, b: object): boolean =>
  Object.entries(a).every(
    ([name, value]) =>
      JSON.stringify(value) === JSON.stringify((b as Record<string, unknown>)[name]),
  );

/** Checks company rows. Returns the rows to stage, and every problem with each row. */
export const checkCompanies = async (
  db: D1Database,
  importId: string,
  rows: ImportRows['rows'],
  rules: RuleCounter,
): Promise<{ staged: StagedRow[]; problems: ImportProblem[] }> => {
  const reference = await loadReference(db);
  const parsed = rows.map(({ at, record, onlyNew = false }) => {
    const { problems, complain } = createProblemCollector(at);
    const company = readRecord('company', record, complain);
    return { at, company, onlyNew, isSlugGiven: Boolean(record.slug), problems, complain };
  });
  const names = parsed.flatMap(({ company, isSlugGiven }) =>
    isSlugGiven ? [] : (company.name ?? []),
  );
  const former = await findFormerSlugs(db, names);
  const read = parsed.map((row) => {
    const { company, isSlugGiven } = row;
    const name = company.name ?? '';
    return {
      ...row,
      slug: company.slug ?? (isSlugGiven ? '' : (former.get(name) ?? createSlug(name))),
      // A slug that the name gives is a problem of the name.
      slugField: isSlugGiven ? 'slug' : 'name',
    };
  });
  const slugs = read.map(({ slug }) => slug).filter(Boolean);
  const [texts, known, staged] = await Promise.all([
    findPlaceTexts(
      db,
      read.flatMap(({ company }) => company.locations ?? []),
    ),
    findKnown(db, slugs),
    findStaged(db, importId, 'company', slugs, []),
  ]);

  const places = new Map(staged);
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each rule of a row with its complaint.
  const check = (row: (typeof read)[number]): StagedRow => {
    const { at, company, onlyNew, slug, slugField, problems, complain } = row;
    const elsewhere = (slug && places.get(`key ${slug}`)) || at;
    const isTwice = elsewhere !== at;
    if (isTwice && !onlyNew) {
      complain(slugField, `The slug “${slug}” is already at ${elsewhere}. Remove one of them.`);
    } else if (slug && !isTwice) places.set(`key ${slug}`, at);
    const key = slug && !isTwice ? slug : `? ${at}`;
    const base = known.get(slug)?.base ?? null;
    const invalid = { key, at, requisition: null, change: 'invalid', base, record: null } as const;

    if (!slug)
      complain(slugField, 'The name has no letters for a slug. Add a slug, such as acme-rockets.');
    if (RESERVED_SLUGS.includes(slug))
      complain(
        slugField,
        `The slug “${slug}” is reserved for the site’s own URLs. Give another slug.`,
      );
    checkKnown(company.category ?? '', reference.companyCategories, 'company category', (message) =>
      complain('category', message),
    );
    const { locations } = readPlaces(
      company.locations ?? [],
      false,
      { texts, reference },
      complain,
      (text, used) => rules.count('places', at, text, used),
    );
    const given: CompanyRecord = {
      slug,
      name: company.name ?? '',
      website: company.website || null,
      logoUrl: company.logoUrl ?? null,
      summary: company.summary ?? '',
      descriptionHtml: company.descriptionHtml ?? '',
      category: company.category ?? '',
      size: company.size ?? null,
      founded: company.founded ?? null,
      locations,
    };
    const record = cleanOrReport(given, withCleanText, complain);
    if (problems.length > 0) return invalid;
    const before = known.get(slug);
    const isSame = onlyNew
      ? before !== undefined || isTwice
      : before !== undefined && isSameRecord(record, JSON.parse(before.record));
    return {
      ...invalid,
      change: isSame ? 'unchanged' : before ? 'updated' : 'created',
      record,
    };
  };
  const results: StagedRow[] = [];
  const pause = createPauses();
  for (const row of read) {
    results.push(check(row));
    await pause(row.company.descriptionHtml?.length ?? 0);
  }
  return { staged: results, problems: read.flatMap(({ problems }) => problems) };
};
