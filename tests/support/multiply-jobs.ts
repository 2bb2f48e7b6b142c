import type { D1Database } from '@cloudflare/workers-types';
import {
  DAY_WORD,
  INDEXED_WORDS,
} from '../../worker/backend/jobs/search/index/index-statements.ts';
import { IDS_PER_HOUR } from '../../worker/backend/jobs/search/index/job-ids.ts';
import { SAMPLED_ORDERS } from '../../worker/backend/jobs/search/index/sample-order.ts';

const MINUTE_MS = 60_000;

/**
 * Multiplies the jobs and their index entries by `times`. Each copy is a minute older than the one
 * before. Uses SQL, because saving 10,000 jobs would take a minute. The copies have the same
 * wording as the original.
 */
export const multiplyJobs = async (db: D1Database, times: number): Promise<void> => {
  const { results } = await db
    .prepare(`SELECT name FROM pragma_table_info('job') WHERE name <> 'id'`)
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const copied: Record<string, string> = {
    fid: `fid || '-' || copy.value`,
    slug: `slug || '-' || copy.value`,
    published_at: `published_at - copy.value * ${MINUTE_MS}`,
    updated_at: `updated_at - copy.value * ${MINUTE_MS}`,
    requisition_id: 'NULL',
  };
  const copies = JSON.stringify(Array.from({ length: times - 1 }, (_, i) => i + 1));
  await db
    .prepare(
      `INSERT INTO job (${columns}) SELECT ${columns.map((name) => copied[name] ?? `job.${name}`)}
       FROM json_each(?) AS copy CROSS JOIN job`,
    )
    .bind(copies)
    .run();
  const COPIES = `job AS copy CROSS JOIN job AS made_of
    ON made_of.fid = substr(copy.fid, 1, instr(copy.fid, '-') - 1)
    CROSS JOIN job_search AS indexed ON indexed.job_id = made_of.id`;
  const id = '(4294967296 - copy.published_at / 1000) * 1048576 + (copy.id & 1048575)';
  const indexCopies = (table: string, rowid: string, words: string, condition: string) =>
    db.prepare(
      `WITH original AS MATERIALIZED (
         SELECT source.fid, ${INDEXED_WORDS} AS words FROM job_index_source AS source
           JOIN job_search ON job_search.id = source.id WHERE source.fid NOT LIKE '%-%')
       INSERT INTO ${table} (rowid, words) SELECT job_search.${rowid}, ${words}
       FROM job CROSS JOIN job_search ON job_search.job_id = job.id
         CROSS JOIN original ON original.fid = substr(job.fid, 1, instr(job.fid, '-') - 1)
       WHERE job.fid LIKE '%-%' AND ${condition} ORDER BY 1`,
    );
  await db.batch([
    db.prepare(
      `INSERT INTO job_search (id, job_id, ends_at, yearly_min, yearly_max, usd_min, salary_rank,
         words_version, codes)
       SELECT ${id}, copy.id, ends_at, yearly_min, yearly_max, usd_min, salary_rank, words_version, codes
       FROM ${COPIES} WHERE copy.fid LIKE '%-%'`,
    ),
    db.prepare(
      `INSERT INTO job_card (id, card) SELECT job_search.id, card
       FROM job_with_card AS job JOIN job_search ON job_search.job_id = job.id
       WHERE job.fid LIKE '%-%'`,
    ),
    indexCopies('job_fts', 'id', 'words', 'true'),
    indexCopies(
      'job_sample_fts',
      'sample_order',
      `words || ${DAY_WORD}`,
      `sample_order < ${SAMPLED_ORDERS}`,
    ),
    db.prepare(`UPDATE facet_count SET jobs = jobs * ?`).bind(times),
    db.prepare('DELETE FROM published_count'),
    db.prepare(
      `INSERT INTO published_count (hour, jobs) SELECT id / ${IDS_PER_HOUR}, count(*) FROM job_search GROUP BY 1`,
    ),
    db.prepare(`INSERT INTO job_fts (job_fts) VALUES ('optimize')`),
    db.prepare('UPDATE job_search_version SET version = version + 1'),
  ]);
};
