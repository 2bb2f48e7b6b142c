import type { D1Database } from '@cloudflare/workers-types';
import type { JobDetail } from '../../../src/contracts/site/operator-jobs.ts';
import { problemLines } from '../../backend/jobs/find-invalid-jobs.ts';
import { findJobPaths } from '../../backend/jobs/repository.ts';
import { STORED_RECORD, type StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import type { PublishRules } from '../imports/job-record.ts';
import { findEdited } from '../sources/edited-columns.ts';
import { formatStoredJob } from './walk-jobs.ts';

const HISTORY_MAX = 20;

const loadHistory = async (db: D1Database, fid: string): Promise<JobDetail['history']> => {
  const { results } = await db
    .prepare(
      `SELECT at, actor, action, detail FROM audit_log
       WHERE subject = ? AND action GLOB 'job.*' AND action <> 'job.read'
       ORDER BY at DESC, id DESC LIMIT ${HISTORY_MAX}`,
    )
    .bind(fid)
    .all<{ at: number; actor: string; action: string; detail: string }>();
  return results.map((row) => ({ ...row, at: isoDate(row.at), detail: JSON.parse(row.detail) }));
};

const countApplications = async (
  db: D1Database,
  fid: string,
): Promise<JobDetail['applications']> => {
  const { results } = await db
    .prepare('SELECT status, count(*) AS n FROM application WHERE job_fid = ? GROUP BY status')
    .bind(fid)
    .all<{ status: string; n: number }>();
  return Object.fromEntries(results.map(({ status, n }) => [status, n]));
};

const findSource = async (
  db: D1Database,
  fid: string,
  row: JobDetail['job'],
): Promise<JobDetail['source']> => {
  const kept = await db
    .prepare(
      `SELECT source_id AS id, written FROM source_job
       WHERE job_id = (SELECT id FROM job WHERE fid = ?)`,
    )
    .bind(fid)
    .first<{ id: string; written: string }>();
  return kept && { id: kept.id, edited: findEdited(row, JSON.parse(kept.written)) };
};

/** A stored job and its version (see `base` in migration 0009). */
export interface VersionedJob {
  readonly record: StoredRecord;
  readonly base: string;
  readonly companyName: string;
}

export const loadStoredJob = async (
  db: D1Database,
  fid: string,
): Promise<VersionedJob | undefined> => {
  const row = await db
    .prepare(
      `SELECT ${STORED_RECORD} AS record, job.updated_at || ' ' || job.status AS base,
         company.name AS companyName
       FROM job JOIN company ON company.id = job.company_id WHERE job.fid = ?`,
    )
    .bind(fid)
    .first<{ record: string; base: string; companyName: string }>();
  return row ? { ...row, record: JSON.parse(row.record) } : undefined;
};

/** Everything about a job; undefined if there is no job with this fid. */
export const findJobDetail = async (
  { JOBS, PEOPLE }: { readonly JOBS: D1Database; readonly PEOPLE: D1Database },
  siteUrl: string,
  fid: string,
  { now, isEuPayRequired }: PublishRules,
): Promise<JobDetail | undefined> => {
  const stored = await loadStoredJob(JOBS, fid);
  if (!stored) return undefined;
  const { record, companyName } = stored;
  const job = formatStoredJob(record);
  const [paths, applications, history, source] = await Promise.all([
    findJobPaths(JOBS, [fid], now),
    countApplications(PEOPLE, fid),
    loadHistory(PEOPLE, fid),
    findSource(JOBS, fid, job),
  ]);
  const path = paths.get(fid);
  const mayBeOpen = record.status === 'draft' || record.status === 'open';
  return {
    job,
    companyName,
    url: path ? `${siteUrl}${path}` : null,
    updatedAt: isoDate(record.updatedAt),
    closedAt: isoDateOrNull(record.closedAt),
    applications,
    problems: mayBeOpen ? problemLines(record, now, isEuPayRequired) : [],
    source,
    history,
  };
};
