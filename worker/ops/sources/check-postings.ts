import type { D1Database } from '@cloudflare/workers-types';
import type { ImportProblem } from '../../../src/contracts/ops.ts';
import type { SourceSettings } from '../../../src/contracts/site/sources.ts';
import type { StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { checkJobs } from '../imports/check-jobs.ts';
import { findKnownJobs } from '../imports/find-known.ts';
import type { SourceState, StagedRow } from '../imports/import-store.ts';
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

interface KeptRow {
  readonly fid: string;
  readonly sourceId: string;
  readonly posting: string;
  readonly given: string;
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

/** The jobs of this source, by posting. */
const findKept = async (db: D1Database, id: string, postings: readonly string[]) => {
  const { results } = await db
    .prepare(`${SELECT_KEPT} WHERE source_id = ? AND posting IN (SELECT value FROM json_each(?))`)
    .bind(id, JSON.stringify(postings))
    .all<KeptRow>();
  return new Map(results.map((row) => [row.posting, readKept(row)]));
};

/** The jobs of other sources among these, by fid. */
const findOthers = async (db: D1Database, id: string, fids: readonly string[]) => {
  const { results } = await db
    .prepare(`${SELECT_KEPT} WHERE source_id <> ? AND job.fid IN (SELECT value FROM json_each(?))`)
    .bind(id, JSON.stringify(fids))
    .all<KeptRow>();
  return new Map(results.map((row) => [row.fid, row.sourceId]));
};

const hasExpired = ({ status, closedAt, validThrough }: StoredRecord): boolean =>
  status === 'closed' && validThrough !== null && (closedAt ?? 0) >= validThrough;

/**
 * The status of a posting in the list: that of the source for a new job; open for one that the source
 * closed, or that has expired, if it is valid again. All others keep theirs.
 */
const chooseStatus = (
  stored: StoredRecord | undefined,
  kept: Kept | undefined,
  { status }: SourceSettings,
  validThrough: unknown,
  now: number,
): string | undefined => {
  if (!stored) return status;
  const mayOpen =
    kept && stored.status === 'closed' && (kept.isClosedBySource || hasExpired(stored));
  const hasPassed = typeof validThrough === 'string' && Date.parse(validThrough) <= now;
  return mayOpen && !hasPassed ? 'open' : undefined;
};

/** A checked posting that changes something. */
export interface CheckedPosting {
  readonly staged: StagedRow;
  readonly isReopened: boolean;
}

/**
 * Checks some of a source's postings as an import checks rows, once the columns that were edited by
 * hand have the operators' values.
 * @returns the rows to write, the problems, and the number of jobs that do not change
 */
export const checkPostings = async (
  db: D1Database,
  source: { readonly id: string; readonly settings: SourceSettings },
  importId: string,
  rows: readonly SourceRow[],
  rules: RuleCounter,
  now: number,
): Promise<{ rows: CheckedPosting[]; problems: ImportProblem[]; unchanged: number }> => {
  const { id, settings } = source;
  const kept = await findKept(
    db,
    id,
    rows.map(({ posting }) => posting),
  );
  const requisitionOf = ({ record, company }: SourceRow) =>
    company && record.requisitionId ? `${company} ${record.requisitionId}` : null;
  const known = await findKnownJobs(
    db,
    rows.map((row) => ({
      fid: kept.get(row.posting)?.fid,
      company: row.company,
      requisition: requisitionOf(row),
    })),
  );
  const problems: ImportProblem[] = [];
  const others = await findOthers(
    db,
    id,
    [...known.values()].map(({ fid }) => fid),
  );
  const merged = rows.flatMap((row) => {
    const { at, record, posting, given } = row;
    const own = kept.get(posting);
    const found = known.get(own ? `fid ${own.fid}` : `requisition ${requisitionOf(row)}`);
    const other = found && others.get(found.fid);
    if (other) {
      problems.push({
        at,
        field: 'requisitionId',
        message: `This job belongs to the source “${other}”.`,
      });
      return [];
    }
    const stored = found?.record;
    const storedRow = stored && formatStoredJob(stored);
    const edited = storedRow && own ? findEdited(storedRow, own.written) : [];
    const status = chooseStatus(stored, own, settings, record.validThrough, now);
    const isReopened = status === 'open' && stored?.status === 'closed';
    return {
      ...{ at, posting, given, own, edited, isReopened },
      record: {
        ...record,
        ...(own && { fid: own.fid }),
        ...Object.fromEntries(edited.map((column) => [column, storedRow?.[column]])),
        status,
        // A feed's date may be that of its last change, which would make old jobs new.
        ...(stored && !isReopened && { publishedAt: undefined }),
      },
    };
  });
  const checked = await checkJobs(db, importId, merged, now, rules);
  const byPosition = new Map(merged.map((row) => [row.at, row]));
  let unchanged = 0;
  const changed = checked.staged.flatMap((staged): CheckedPosting[] => {
    const row = byPosition.get(staged.at);
    if (!row || staged.change === 'invalid' || !staged.record) return [];
    const { posting, given, own, edited, isReopened } = row;
    const stored = formatStoredJob(staged.record as StoredRecord);
    const written = JSON.stringify(hashColumns(stored, edited, own?.written ?? {}));
    const isKept =
      own?.given === given && !own.isClosedBySource && written === JSON.stringify(own.written);
    if (staged.change === 'unchanged') unchanged += 1;
    if (staged.change === 'unchanged' && isKept) return [];
    const sourceState: SourceState = { posting, given, written, closed: 0 };
    return [{ staged: { ...staged, sourceState }, isReopened }];
  });
  return { rows: changed, problems: [...problems, ...checked.problems], unchanged };
};
