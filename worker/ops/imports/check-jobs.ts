import type { D1Database } from '@cloudflare/workers-types';
import type { JobImport } from '../../../src/contracts/import-records.ts';
import type { ImportProblem, ImportRows } from '../../../src/contracts/ops.ts';
import { moveProblem, publishProblems } from '../../backend/jobs/job-moves.ts';
import { STORED_RECORD, type StoredRecord, withCleanText } from '../../backend/jobs/save-jobs.ts';
import { randomId } from '../../backend/signing.ts';
import { isSameRecord } from './check-companies.ts';
import { findStaged, type StagedRow } from './import-store.ts';
import { didYouMean } from './nearest.ts';
import { type Complain, complaintsOf, readRecord } from './read-record.ts';
import { checkKnown, checkPlaces, loadReference, type Reference } from './reference.ts';
import { slugOf } from './slug-of.ts';

/** A row with what it is found by. */
interface ReadRow {
  readonly at: string;
  readonly job: JobImport | undefined;
  readonly fid: string | undefined;
  /** Slug. */
  readonly company: string;
  /** The company's slug and the requisition id. */
  readonly requisition: string | null;
  readonly problems: ImportProblem[];
  readonly complain: Complain;
}

interface KnownJob {
  readonly base: string;
  readonly record: StoredRecord;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const readRow = ({ at, record }: ImportRows['rows'][number]): ReadRow => {
  const { problems, complain } = complaintsOf(at);
  const job = readRecord('job', record, complain);
  const company = slugOf(job?.company ?? textOf(record.company));
  const requisitionId = job?.requisitionId ?? textOf(record.requisitionId);
  return {
    at,
    job,
    fid: job?.fid ?? (textOf(record.fid) || undefined),
    company,
    requisition: company && requisitionId ? `${company} ${requisitionId}` : null,
    problems,
    complain,
  };
};

/** The jobs that rows name, by `fid …` and by `requisition …`. */
const findKnown = async (db: D1Database, rows: readonly ReadRow[]) => {
  const given = JSON.stringify(
    rows.map(({ at, fid, company, requisition }) => ({
      at,
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

const unknownCompanies = async (db: D1Database, importId: string, slugs: readonly string[]) => {
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

/** The record that a row makes of the job it is about; problems are complained of. */
const recordOf = (
  job: JobImport,
  { fid, companySlug }: { fid: string; companySlug: string },
  known: StoredRecord | undefined,
  reference: Reference,
  complain: Complain,
  now: number,
): StoredRecord => {
  const about = (field: string) => (message: string) => complain(field, message);
  checkKnown(job.category, reference.jobCategories, 'job category', about('category'));
  if (job.salaryCurrency) {
    checkKnown(
      job.salaryCurrency,
      reference.currencies,
      'currency (ISO 4217)',
      about('salaryCurrency'),
    );
  }
  for (const [i, code] of (job.remoteCountryCodes ?? []).entries()) {
    checkKnown(
      code,
      reference.countries,
      'country code (ISO 3166-1)',
      about(`remoteCountryCodes.${i}`),
    );
  }
  const status = job.status ?? known?.status ?? 'draft';
  const publishedAt =
    job.publishedAt ??
    known?.publishedAt ??
    (status === 'open' || status === 'closed' ? now : null);
  const record = withCleanText({
    fid,
    slug: slugOf(job.title) || 'job',
    title: job.title,
    companySlug,
    employerVisibility: job.employerVisibility ?? known?.employerVisibility ?? 'named',
    status,
    descriptionHtml: job.descriptionHtml,
    employmentType: job.employmentType,
    workplace: job.workplace,
    seniority: job.seniority,
    locations: checkPlaces(job.locations ?? [], reference, complain),
    remoteCountryCodes: job.remoteCountryCodes ?? [],
    salaryMin: job.salaryMin ?? null,
    salaryMax: job.salaryMax ?? null,
    salaryCurrency: job.salaryCurrency ?? null,
    salaryTimeframe: job.salaryTimeframe ?? null,
    category: job.category,
    skills: job.skills ?? [],
    vacancies: job.vacancies ?? 1,
    publishedAt,
    updatedAt: now,
    validThrough: job.validThrough ?? null,
    closedAt:
      status === 'closed' || status === 'archived'
        ? (known?.closedAt ?? (status === 'closed' ? now : null))
        : null,
    requisitionId: job.requisitionId ?? null,
    applicationUrl: job.applicationUrl || null,
    requireResume: job.requireResume ?? true,
    questions: job.questions ?? [],
  });
  const move = known && moveProblem(known.status, status);
  if (move) complain('status', move);
  if (status === 'open') {
    for (const { field, message } of publishProblems(record, now)) complain(field, message);
  } else if (
    record.validThrough !== null &&
    record.publishedAt !== null &&
    record.validThrough <= record.publishedAt
  ) {
    complain('validThrough', 'It is not later than the day the job was published.');
  }
  return record;
};

/** Checks rows of jobs: what to put by, and every problem of each. */
export const checkJobs = async (
  db: D1Database,
  importId: string,
  rows: ImportRows['rows'],
  now: number,
): Promise<{ staged: StagedRow[]; problems: ImportProblem[] }> => {
  const read = rows.map(readRow);
  const fids = read.flatMap(({ fid }) => fid ?? []);
  const requisitions = read.flatMap(({ requisition }) => requisition ?? []);
  const [reference, known, unknown] = await Promise.all([
    loadReference(db),
    findKnown(db, read),
    unknownCompanies(db, importId, read.map(({ company }) => company).filter(Boolean)),
  ]);
  const byRequisition = [...known].flatMap(([name, { record }]) =>
    name.startsWith('requisition ') ? record.fid : [],
  );
  const places = await findStaged(db, importId, 'job', [...fids, ...byRequisition], requisitions);

  const staged = read.map((row): StagedRow => {
    const { at, job, requisition, company, problems, complain } = row;
    const sameRequisition = requisition ? known.get(`requisition ${requisition}`) : undefined;
    const fid = row.fid ?? sameRequisition?.record.fid;
    const before = fid
      ? (known.get(`fid ${fid}`) ?? (row.fid ? undefined : sameRequisition))
      : undefined;
    if (row.fid && sameRequisition && sameRequisition.record.fid !== row.fid) {
      complain(
        'requisitionId',
        `It is that of the job ${sameRequisition.record.fid}. Write that fid, or another requisitionId.`,
      );
    }
    let isTwice = false;
    for (const [name, field] of [
      [fid && `key ${fid}`, row.fid ? 'fid' : 'requisitionId'],
      [requisition && `requisition ${requisition}`, 'requisitionId'],
    ] as const) {
      if (!name) continue;
      const elsewhere = places.get(name) ?? at;
      places.set(name, elsewhere);
      if (elsewhere === at || isTwice) continue;
      isTwice = true;
      complain(field, `The same job stands at ${elsewhere} already. Leave one of them out.`);
    }
    const hasCompany = company !== '' && !unknown.has(company);
    if (unknown.has(company)) complain('company', unknown.get(company) as string);
    else if (job && !company)
      complain('company', 'Write the slug of a company, such as acme-rockets.');
    const record =
      job &&
      recordOf(
        job,
        { fid: fid ?? newFid(), companySlug: company },
        before?.record,
        reference,
        complain,
        now,
      );
    const invalid: StagedRow = {
      key: isTwice || !fid ? at : fid,
      at,
      requisition: isTwice ? null : requisition,
      change: 'invalid',
      base: before?.base ?? null,
      record: null,
    };
    if (!record || !hasCompany || problems.length > 0) return invalid;
    const isSame =
      before !== undefined &&
      isSameRecord({ ...record, updatedAt: before.record.updatedAt }, before.record);
    return {
      ...invalid,
      key: record.fid,
      change: isSame ? 'unchanged' : before ? 'updated' : 'created',
      record,
    };
  });
  return { staged, problems: read.flatMap(({ problems }) => problems) };
};

/** Random, as one made from company and requisition would let a hidden employer be guessed. */
const newFid = () =>
  randomId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12);
