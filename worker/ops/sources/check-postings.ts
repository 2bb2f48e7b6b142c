import type { D1Database } from '@cloudflare/workers-types';
import type { ImportProblem } from '../../../src/contracts/ops.ts';
import type { SourceSettings } from '../../../src/contracts/site/sources.ts';
import type { StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { checkJobs } from '../imports/check-jobs.ts';
import { findKnownJobs, type KnownJob } from '../imports/find-known.ts';
import type { SourceState, StagedRow } from '../imports/import-store.ts';
import type { PublishRules } from '../imports/job-record.ts';
import type { RuleCounter } from '../imports/rule-counter.ts';
import { formatStoredJob } from '../jobs/walk-jobs.ts';
import { findEdited, hashColumns, type Written } from './edited-columns.ts';
import type { SourceRow } from './prepare-postings.ts';

/** What is stored about a job that a source gave. */
interface Kept {
  readonly fid: string;
  readonly sourceId: string;
  readonly posting: string;
  readonly given: string;
  readonly written: Written;
  readonly isClosedBySource: boolean;
}

interface KeptRow extends Omit<Kept, 'written' | 'isClosedBySource'> {
  readonly written: string;
  readonly closed: 0 | 1;
}

const SELECT_KEPT = `SELECT job.fid, source_id AS sourceId, posting, given, written, source_job.closed
  FROM source_job JOIN job ON job.id = source_job.job_id`;

const readKept = ({ written, closed, ...row }: KeptRow): Kept => ({
  ...row,
  written: JSON.parse(written),
  isClosedBySource: closed === 1,
});

const selectKept = async (db: D1Database, where: string, ...values: readonly string[]) => {
  const { results } = await db
    .prepare(`${SELECT_KEPT} WHERE ${where}`)
    .bind(...values)
    .all<KeptRow>();
  return results.map(readKept);
};

/** A posting whose job, if it has one, may be written. */
interface FoundRow extends SourceRow {
  readonly known: KnownJob | undefined;
  /** What this source knows about the job. */
  readonly own: Kept | undefined;
}

/** A job that the row finds by its requisition may belong to another posting, or to another source. */
const explainOwner = (
  { posting, company, record }: SourceRow,
  owner: Kept,
  id: string,
): string | undefined => {
  if (owner.sourceId !== id) return `This job belongs to the source “${owner.sourceId}”.`;
  // With `company` in the settings, the name of a posting is its id only.
  const names = [posting, String(record.requisitionId), `${company} ${record.requisitionId}`];
  if (names.includes(owner.posting)) return undefined;
  return `A job with this id is the posting “${owner.posting}” of this source. Give that job another requisitionId.`;
};

/**
 * Finds the jobs of postings: those that this source gave by the name of the posting, whatever was
 * edited, and others by their requisition.
 */
const findJobs = async (db: D1Database, id: string, rows: readonly SourceRow[]) => {
  const names = JSON.stringify(rows.map(({ posting }) => posting));
  const listed = 'source_id = ? AND posting IN (SELECT value FROM json_each(?))';
  const byPosting = new Map(
    (await selectKept(db, listed, id, names)).map((kept) => [kept.posting, kept]),
  );
  const requisitionOf = ({ record, company }: SourceRow) =>
    company && record.requisitionId ? `${company} ${record.requisitionId}` : null;
  const known = await findKnownJobs(
    db,
    rows.map((row) => ({
      fid: byPosting.get(row.posting)?.fid,
      company: row.company,
      requisition: requisitionOf(row),
    })),
  );
  const fids = JSON.stringify([...known.values()].map(({ fid }) => fid));
  const byFid = new Map(
    (await selectKept(db, 'job.fid IN (SELECT value FROM json_each(?))', fids)).map((kept) => [
      kept.fid,
      kept,
    ]),
  );
  const problems: ImportProblem[] = [];
  const found = rows.flatMap((row): FoundRow[] => {
    const fid = byPosting.get(row.posting)?.fid;
    const job = known.get(fid ? `fid ${fid}` : `requisition ${requisitionOf(row)}`);
    const own = job && byFid.get(job.fid);
    const message = own && explainOwner(row, own, id);
    if (message) problems.push({ at: row.at, field: 'requisitionId', message });
    return message ? [] : [{ ...row, known: job, own }];
  });
  return { found, problems };
};

/** The schedule closes a job at the time when it ends. */
const hasExpired = ({ status, closedAt, validThrough }: StoredRecord): boolean =>
  status === 'closed' && validThrough !== null && closedAt === validThrough;

interface Status {
  /** Undefined if it stays as it is. */
  readonly status: 'draft' | 'open' | undefined;
  /** Whether the job stays closed, although the source may open it again. */
  readonly isClosedBySource: boolean;
}

/**
 * The status of a posting in the list: that of the source for a new job; open for one that the source
 * closed, or that has expired, if it is valid again. All others keep theirs. A job that retention
 * deleted may have been closed by an operator, so it comes back as a draft.
 */
const chooseStatus = (
  { known, own }: Pick<FoundRow, 'known' | 'own'>,
  { status }: SourceSettings,
  validThrough: unknown,
  now: number,
): Status => {
  const stored = known?.record;
  if (!stored) return { status: known ? 'draft' : status, isClosedBySource: false };
  const mayOpen =
    own !== undefined && stored.status === 'closed' && (own.isClosedBySource || hasExpired(stored));
  const isOver = typeof validThrough === 'string' && Date.parse(validThrough) <= now;
  return {
    status: mayOpen && !isOver ? 'open' : undefined,
    isClosedBySource: mayOpen && isOver,
  };
};

/** Gives the columns that were edited by hand the operators' values. */
const mergeRow = (row: FoundRow, settings: SourceSettings, now: number) => {
  const { at, posting, given, own, known } = row;
  const stored = known?.record;
  const storedRow = stored && formatStoredJob(stored);
  const edited = storedRow && own ? findEdited(storedRow, own.written) : [];
  const record: Record<string, unknown> = {
    ...row.record,
    fid: own?.fid,
    ...Object.fromEntries(edited.map((column) => [column, storedRow?.[column]])),
  };
  const { status, isClosedBySource } = chooseStatus(row, settings, record.validThrough, now);
  const isReopened = status === 'open' && stored?.status === 'closed';
  return {
    ...{ at, posting, given, own, edited, isReopened, isClosedBySource },
    record: {
      ...record,
      status,
      // A feed's date may be that of its last change, which would make old jobs new.
      ...(stored && !isReopened && { publishedAt: undefined }),
    },
  };
};

/** What is to be stored about a written row; undefined if it is stored already. */
const createState = (
  { posting, given, own, edited, isClosedBySource }: ReturnType<typeof mergeRow>,
  record: StoredRecord,
): SourceState | undefined => {
  const columns = hashColumns(formatStoredJob(record), edited, own?.written ?? {});
  const written = JSON.stringify(columns);
  const isStored =
    own?.posting === posting &&
    own.given === given &&
    own.isClosedBySource === isClosedBySource &&
    written === JSON.stringify(own.written);
  return isStored ? undefined : { posting, given, written, closed: isClosedBySource ? 1 : 0 };
};

/** A checked posting that changes something. */
export interface CheckedPosting {
  readonly staged: StagedRow;
  readonly isReopened: boolean;
}

export interface CheckedPostings {
  readonly rows: readonly CheckedPosting[];
  readonly problems: readonly ImportProblem[];
  /** The number of jobs that do not change. */
  readonly unchanged: number;
  /** The names under which the source knows the jobs so far. */
  readonly names: readonly string[];
}

/**
 * Checks some of a source's postings as an import checks rows, once the columns that were edited by
 * hand have the operators' values.
 */
export const checkPostings = async (
  db: D1Database,
  { id, settings }: { readonly id: string; readonly settings: SourceSettings },
  importId: string,
  rows: readonly SourceRow[],
  rules: RuleCounter,
  publishRules: PublishRules,
): Promise<CheckedPostings> => {
  const { found, problems } = await findJobs(db, id, rows);
  const merged = found.map((row) => mergeRow(row, settings, publishRules.now));
  const checked = await checkJobs(db, importId, merged, publishRules, rules);
  const byPosition = new Map(merged.map((row) => [row.at, row]));
  let unchanged = 0;
  const changed = checked.staged.flatMap((staged): CheckedPosting[] => {
    const row = byPosition.get(staged.at);
    if (!row || staged.change === 'invalid' || !staged.record) return [];
    const sourceState = createState(row, staged.record as StoredRecord);
    if (staged.change === 'unchanged') unchanged += 1;
    if (staged.change === 'unchanged' && !sourceState) return [];
    return [
      { staged: { ...staged, ...(sourceState && { sourceState }) }, isReopened: row.isReopened },
    ];
  });
  return {
    ...{ rows: changed, unchanged },
    problems: [...problems, ...checked.problems],
    names: found.flatMap(({ own }) => own?.posting ?? []),
  };
};
