import type { D1Database } from '@cloudflare/workers-types';
import type { JobImport } from '../../../src/contracts/import-records.ts';
import type { ImportProblem, ImportRows } from '../../../src/contracts/ops.ts';
import { createPauses } from '../../backend/budget.ts';
import { isSameRecord } from './check-companies.ts';
import { createSlug } from './create-slug.ts';
import { findFormerSlugs, findKnownJobs, findUnknownCompanies } from './find-known.ts';
import { findStaged, type StagedRow } from './import-store.ts';
import { createJobRecord, newFid, type PublishRules } from './job-record.ts';
import { findPlaceTexts, readPlaces } from './read-places.ts';
import { createProblemCollector, type ReportProblem, readRecord } from './read-record.ts';
import { loadReference } from './reference.ts';
import type { RuleCounter } from './rule-counter.ts';

/** A parsed row with the keys that identify its job. */
interface ReadRow {
  readonly at: string;
  readonly job: Partial<JobImport>;
  readonly fid: string | undefined;
  /** The company's slug. */
  readonly company: string;
  /** The company's slug and the requisition id. */
  readonly requisition: string | null;
  readonly problems: ImportProblem[];
  readonly complain: ReportProblem;
}

const readRow = ({ at, record }: ImportRows['rows'][number]) => {
  const { problems, complain } = createProblemCollector(at);
  const job = readRecord('job', record, complain);
  return { at, job, fid: job.fid, problems, complain };
};

/** Finds the company of each row, which it gives by slug or by name. */
const findCompanies = async (db: D1Database, rows: readonly ReturnType<typeof readRow>[]) => {
  const former = await findFormerSlugs(
    db,
    rows.flatMap(({ job }) => job.company ?? []),
  );
  return rows.map((row): ReadRow => {
    const { company: name = '', requisitionId } = row.job;
    const company = former.get(name) ?? createSlug(name);
    const requisition = company && requisitionId ? `${company} ${requisitionId}` : null;
    return { ...row, company, requisition };
  });
};

/**
 * Checks job rows. Returns the rows to stage, and every problem with each row. Counts the places that
 * it reads from texts.
 */
export const checkJobs = async (
  db: D1Database,
  importId: string,
  rows: ImportRows['rows'],
  publishRules: PublishRules,
  rules: RuleCounter,
): Promise<{ staged: StagedRow[]; problems: ImportProblem[] }> => {
  const read = await findCompanies(db, rows.map(readRow));
  const fids = read.flatMap(({ fid }) => fid ?? []);
  const requisitions = read.flatMap(({ requisition }) => requisition ?? []);
  const [reference, texts, known, unknown] = await Promise.all([
    loadReference(db),
    findPlaceTexts(
      db,
      read.flatMap(({ job }) => job.locations ?? []),
    ),
    findKnownJobs(db, read),
    findUnknownCompanies(db, importId, read.map(({ company }) => company).filter(Boolean)),
  ]);
  const byRequisition = [...known].flatMap(([name, { fid }]) =>
    name.startsWith('requisition ') ? fid : [],
  );
  const places = await findStaged(db, importId, 'job', [...fids, ...byRequisition], requisitions);

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each rule of a row with its complaint.
  const check = (row: ReadRow): StagedRow => {
    const { at, job, requisition, company, problems, complain } = row;
    const sameRequisition = requisition ? known.get(`requisition ${requisition}`) : undefined;
    const fid = row.fid ?? sameRequisition?.fid;
    const before = fid
      ? (known.get(`fid ${fid}`) ?? (row.fid ? undefined : sameRequisition))
      : undefined;
    if (row.fid && sameRequisition && sameRequisition.fid !== row.fid) {
      complain(
        'requisitionId',
        `It belongs to the job ${sameRequisition.fid}. Use that fid, or another requisitionId.`,
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
      complain(field, `The same job is already at ${elsewhere}. Remove one of them.`);
    }
    if (unknown.has(company)) complain('company', unknown.get(company) as string);
    else if (!company) complain('company', 'Add the slug of a company, such as acme-rockets.');
    const rowPlaces = readPlaces(
      job.locations ?? [],
      job.workplace === 'remote',
      { texts, reference },
      complain,
      (text, used) => rules.count('places', at, text, used),
    );
    const record = createJobRecord(
      job,
      { fid: fid ?? newFid(), companySlug: company, places: rowPlaces },
      before?.record,
      reference,
      complain,
      publishRules,
    );
    const invalid: StagedRow = {
      key: isTwice || !fid ? `? ${at}` : fid,
      at,
      requisition: isTwice ? null : requisition,
      change: 'invalid',
      base: before?.base ?? null,
      record: null,
    };
    if (problems.length > 0) return invalid;
    const isSame =
      before?.record !== undefined &&
      isSameRecord({ ...record, updatedAt: before.record.updatedAt }, before.record);
    return {
      ...invalid,
      key: record.fid,
      change: isSame ? 'unchanged' : before?.record ? 'updated' : 'created',
      record,
    };
  };
  const staged: StagedRow[] = [];
  const pause = createPauses();
  for (const row of read) {
    staged.push(check(row));
    await pause(row.job.descriptionHtml?.length ?? 0);
  }
  return { staged, problems: read.flatMap(({ problems }) => problems) };
};
