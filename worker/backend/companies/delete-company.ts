import type { D1Database } from '@cloudflare/workers-types';
import { listCompanyTags } from '../../../src/lib/api/call-tags.ts';
import { collectTagsStatement } from '../../cache/collected-tags.ts';
import { HttpError } from '../../http/http-error.ts';
import { type NewEvent, recordJobEvent } from '../events/record-event.ts';

const JOBS_SHOWN = 3;

/** Names the jobs of a company in a sentence, and says what to do about them. */
const explainJobs = (fids: readonly string[], count: number): string => {
  const more = count > fids.length ? ` and ${count - fids.length} more` : '';
  return `It has ${count === 1 ? 'one job' : `${count} jobs`}: ${fids.join(', ')}${more}. Move each to another company with “jobs edit FID company=SLUG”, or archive it; a job that ended is deleted after its retention time.`;
};

/**
 * Deletes a company without jobs, with what is remembered of its deleted jobs and former slugs. The
 * cached pages that name it are to be purged.
 * @returns the events to announce; undefined if there is no such company
 * @throws HttpError 409 that names the company's jobs
 */
export const deleteCompany = async (
  db: D1Database,
  slug: string,
  now: number,
): Promise<readonly NewEvent[] | undefined> => {
  const company = await db
    .prepare('SELECT id FROM company WHERE slug = ?')
    .bind(slug)
    .first<{ id: number }>();
  if (!company) return undefined;
  const { id } = company;
  const [jobs, counted] = await db.batch<{ fid: string; n: number }>([
    db.prepare(`SELECT fid FROM job WHERE company_id = ? ORDER BY id LIMIT ${JOBS_SHOWN}`).bind(id),
    db.prepare('SELECT count(*) AS n FROM job WHERE company_id = ?').bind(id),
  ]);
  const count = counted?.results[0]?.n ?? 0;
  const fids = jobs?.results.map(({ fid }) => fid) ?? [];
  if (count > 0) throw inUse(explainJobs(fids, count));
  const source = await db
    .prepare(`SELECT id FROM source WHERE settings ->> 'company' = ? LIMIT 1`)
    .bind(slug)
    .first<{ id: string }>();
  if (source) {
    throw inUse(
      `The source “${source.id}” reads its jobs. Remove that source first: sources remove ${source.id}.`,
    );
  }
  const audited = recordJobEvent(
    db,
    'audited',
    { actor: 'operator', action: 'company.deleted', records: [{ subject: slug }] },
    now,
  );
  try {
    await db.batch([
      db.prepare('DELETE FROM retired_job WHERE company_id = ?').bind(id),
      db.prepare('DELETE FROM company_fts WHERE rowid = ?').bind(id),
      db.prepare('DELETE FROM company WHERE id = ?').bind(id),
      collectTagsStatement(db, listCompanyTags(slug), true, now),
      audited.statement,
    ]);
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    throw inUse('A record was added to it in the meantime. Look at its jobs and try again.', error);
  }
  return [audited];
};

const inUse = (why: string, cause?: unknown) =>
  new HttpError(409, 'company_in_use', `The company was not deleted. ${why}`, { cause });
