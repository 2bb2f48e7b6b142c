import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { JobRecord } from '../../save-jobs.ts';
import { splitWords } from '../../text.ts';
import { DAY_SECONDS, IDS_PER_HOUR, IDS_PER_SECOND, YEAR_2106 } from './job-ids.ts';
import { BEGINNING_LENGTHS, MARKS, type Mark } from './marks.ts';
import { PAY_WORDS } from './pay-words.ts';
import { SAMPLED_ORDERS } from './sample-order.ts';

const SAVED = 'fid IN (SELECT value FROM json_each(?))';
const INDEXED_BEFORE = `SELECT id FROM job_search
  WHERE job_id IN (SELECT id FROM job WHERE ${SAVED})`;

/** SQL that counts jobs by code, and SQL that counts them by hour of publication. */
const countCodes = (ids: string) => `SELECT code.value AS code, count(*) AS number
  FROM job_search, json_each('[' || replace(codes, ' ', ',') || ']') AS code
  WHERE job_search.id IN (${ids}) GROUP BY code.value`;
const countHours = (ids: string) => `SELECT id / ${IDS_PER_HOUR} AS hour, count(*) AS number
  FROM job_search WHERE id IN (${ids}) GROUP BY 1`;

/**
 * The full indexed text exists only in SQL, so it is split into words there: separators become
 * spaces, which then become the commas of a JSON array. The tokenizer folds case and accents.
 */
const SEPARATORS = ['\\"', '-', '/', ',', '(', ')', '.', '&', '|', '–'];
const wordsAsJson = (text: string) =>
  `'[' || replace(${SEPARATORS.reduce(
    (sql, separator) => `replace(${sql}, '${separator}', ' ')`,
    `json_quote(${text})`,
  )}, ' ', '","') || ']'`;

/** SQL for each word of a text, prefixed with a mark. */
const markedWords = (text: string, mark: Mark) =>
  `coalesce((SELECT group_concat(' ${mark}' || value, '') FROM json_each(${wordsAsJson(text)})), '')`;

/**
 * SQL for each prefix of each word of a text, prefixed with a mark. The lengths are constants,
 * because SQLite would read a table of lengths again for each word.
 */
const markedBeginnings = (text: string, mark: Mark) =>
  `coalesce((SELECT group_concat(DISTINCT ${BEGINNING_LENGTHS.map(
    (size) => `iif(length(value) > ${size}, ' ${mark}' || substr(value, 1, ${size}), '')`,
  ).join(' || ')}) FROM json_each(${wordsAsJson(text)})), '')`;

/** SQL over `job_index_source` and `job_search`: all words that are indexed for a job. */
export const INDEXED_WORDS = [
  "title || ' ' || keywords || ' ' || employer || ' ' || body || ' ' || index_words",
  markedWords('employer', MARKS.employerWord),
  markedBeginnings("keywords || ' ' || employer", MARKS.keywordBeginning),
  `' ${MARKS.code}' || replace(codes, ' ', ' ${MARKS.code}')`,
  // Cells are only searched, never counted, so `codes` does not include them.
  `coalesce((SELECT group_concat(' ${MARKS.code}' || code, '') FROM json_each(source.facets) AS facet
    CROSS JOIN facet_value AS known ON known.facet = 'cell' AND known.value = facet.value ->> 1
      AND known.country = '' AND known.region = '' WHERE facet.value ->> 0 = 'cell'), '')`,
  PAY_WORDS,
].join(' || ');

/**
 * The version of these words. After a change to the words that are indexed, increment it and adapt
 * the index from migration 0042.
 */
export const WORDS_VERSION = 1;

/**
 * SQL over `job_search`: selects jobs that lack the current words. Migration 0042 creates an index
 * for this condition.
 */
export const IS_OUTDATED = `words_version < ${WORDS_VERSION}`;

/** SQL: whether the index has all words of every job. */
export const IS_WHOLE = `NOT EXISTS (SELECT 1 FROM job_search WHERE ${IS_OUTDATED})`;

/** SQL over `job_search`: the word for the day on which a job was published. */
export const DAY_WORD = `' ${MARKS.day}' || ((${YEAR_2106} - job_search.id / ${IDS_PER_SECOND}) / ${DAY_SECONDS})`;

/**
 * Creates the statements that rebuild the index entries of some jobs from job_index_source, which
 * contains only open jobs.
 */
export function indexStatements(db: D1Database, fids: readonly string[]): D1PreparedStatement[] {
  const saved = JSON.stringify(fids);
  const statements = [
    // Subtract the old rows from the counts; the new rows are added below.
    `UPDATE facet_count SET jobs = jobs - gone.number FROM (${countCodes(INDEXED_BEFORE)}) AS gone
      WHERE facet_count.code = gone.code`,
    `UPDATE published_count SET jobs = jobs - gone.number FROM (${countHours(INDEXED_BEFORE)}) AS gone
      WHERE published_count.hour = gone.hour`,
    `DELETE FROM job_fts WHERE rowid IN (${INDEXED_BEFORE})`,
    `DELETE FROM job_search WHERE id IN (${INDEXED_BEFORE})`,
    `INSERT OR IGNORE INTO facet_value (facet, value, country, region)
      SELECT DISTINCT facet.value ->> 0, facet.value ->> 1, facet.value ->> 2, facet.value ->> 3
      FROM job_index_source AS source, json_each(source.facets) AS facet
      WHERE source.${SAVED}`,
    `INSERT INTO job_search (id, job_id, ends_at, yearly_min, yearly_max, usd_min, salary_rank,
        words_version, codes)
      SELECT source.id, job_id, ends_at, yearly_min, yearly_max, usd_min, salary_rank,
        ${WORDS_VERSION},
        (SELECT group_concat(code, ' ') FROM json_each(source.facets) AS facet
          CROSS JOIN facet_value AS known ON known.facet = facet.value ->> 0
            AND known.value = facet.value ->> 1 AND known.country = facet.value ->> 2
            AND known.region = facet.value ->> 3
          WHERE known.facet <> 'cell')
      FROM job_index_source AS source WHERE source.${SAVED}`,
    `INSERT INTO job_card (id, card) SELECT job_search.id, card
      FROM job_with_card AS job JOIN job_search ON job_search.job_id = job.id WHERE ${SAVED}`,
    // Inserting in index order is fastest.
    `INSERT INTO job_fts (rowid, words) SELECT source.id, ${INDEXED_WORDS}
      FROM job_index_source AS source JOIN job_search ON job_search.id = source.id
      WHERE source.${SAVED} ORDER BY source.id`,
    `INSERT INTO job_sample_fts (rowid, words) SELECT sample_order, ${INDEXED_WORDS} || ${DAY_WORD}
      FROM job_index_source AS source JOIN job_search ON job_search.id = source.id
      WHERE source.${SAVED} AND sample_order < ${SAMPLED_ORDERS} ORDER BY sample_order`,
    `INSERT INTO facet_count (code, jobs) SELECT code, number FROM (${countCodes(INDEXED_BEFORE)})
      WHERE true ON CONFLICT (code) DO UPDATE SET jobs = jobs + excluded.jobs`,
    `INSERT INTO published_count (hour, jobs) SELECT hour, number FROM (${countHours(INDEXED_BEFORE)})
      WHERE true ON CONFLICT (hour) DO UPDATE SET jobs = jobs + excluded.jobs`,
    // Records the changed jobs for an external engine, if one is bound (engines/feed-engine.ts).
    `INSERT INTO job_change (fid, hides)
      SELECT value, coalesce((SELECT employer_visibility <> 'named' FROM job WHERE fid = value), 0)
      FROM json_each(?) WHERE EXISTS (SELECT 1 FROM job_engine)`,
  ].map((sql) => db.prepare(sql).bind(saved));
  return [
    ...statements,
    db.prepare('UPDATE job_search_version SET version = version + 1 WHERE id = 1'),
  ];
}

export type VocabularyJob = Pick<
  JobRecord,
  'fid' | 'title' | 'skills' | 'locations' | 'companySlug' | 'employerVisibility' | 'status'
>;

/**
 * Counts the words used to correct mistyped queries, unless a concurrent run has already indexed
 * these jobs.
 */
export function vocabularyStatement(
  db: D1Database,
  jobs: Iterable<VocabularyJob>,
): D1PreparedStatement {
  const uses: Record<string, number> = Object.create(null);
  const fids: string[] = [];
  for (const job of jobs) {
    fids.push(job.fid);
    if (job.status !== 'open') continue;
    const texts = [job.title, ...job.skills, ...job.locations.map((place) => place.displayName)];
    // Excludes the slug of a hidden employer, because a correction would disclose it.
    if (job.employerVisibility === 'named') texts.push(job.companySlug);
    for (const word of new Set(splitWords(texts.join(' ')))) {
      if (word.length >= 3 && word.length <= 40 && /^\p{L}/u.test(word)) {
        uses[word] = (uses[word] ?? 0) + 1;
      }
    }
  }
  return db
    .prepare(
      `INSERT INTO search_word (word, uses) SELECT key, value FROM json_each(?1)
      WHERE EXISTS (SELECT 1 FROM json_each(?2) AS fid CROSS JOIN job ON job.fid = fid.value
        CROSS JOIN job_to_index ON job_id = job.id)
      ON CONFLICT (word) DO UPDATE SET uses = uses + excluded.uses`,
    )
    .bind(JSON.stringify(uses), JSON.stringify(fids));
}
