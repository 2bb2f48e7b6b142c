import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Place } from '../../../src/contracts/company.ts';
import { saveSpellings } from '../places/save-spellings.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { indexVersion, indexWords } from './search/index/index-words.ts';

/** The number of jobs per run, limited because the platform may cut a run short. */
const AT_ONCE = 200;

/** The setting that stores the progress of renewing the index words. */
const INDEX_WORDS_SETTING = 'index_words';

/** `after`: the id of the last job that was processed; null once all jobs have been processed. */
const StateSchema = v.object({ version: v.string(), after: v.nullable(v.number()) });

interface Row {
  readonly id: number;
  readonly fid: string;
  readonly title: string;
  readonly skills: string;
  readonly requisitionId: string | null;
  readonly language: string | null;
  readonly locations: string;
  readonly words: string;
}

const readState = async (db: D1Database): Promise<v.InferOutput<typeof StateSchema>> => {
  const state = await readProgress(db, INDEX_WORDS_SETTING, StateSchema);
  return state?.version === indexVersion() ? state : { version: indexVersion(), after: 0 };
};

/**
 * Recomputes the index words of the next batch of jobs after a lexicon change; `indexJobs` then
 * indexes the changed jobs. Call it until it returns 0. A job that is saved in the meantime keeps
 * the words from that save.
 * @returns the number of jobs checked; 0 when none are left
 */
export const renewIndexWords = async (db: D1Database): Promise<number> => {
  const { version, after } = await readState(db);
  if (after === null) return 0;
  const { results } = await db
    .prepare(
      // Walks the index rather than all jobs, because any number of closed jobs may lie between two
      // open jobs.
      `SELECT job.id, fid, title, skills, requisition_id AS requisitionId, language, locations,
         index_words AS words
       FROM job_search CROSS JOIN job ON job.id = job_search.job_id
       WHERE job_search.job_id > ? ORDER BY job_search.job_id LIMIT ?`,
    )
    .bind(after, AT_ONCE)
    .all<Row>();
  const changed = results.flatMap((row) => {
    const words = indexWords({ ...row, skills: JSON.parse(row.skills) });
    return words === row.words ? [] : [{ ...row, words }];
  });
  await saveSpellings(
    db,
    results.flatMap(({ locations }) => JSON.parse(locations) as Place[]),
  );
  const last = results.length < AT_ONCE ? null : (results.at(-1)?.id ?? null);
  await db.batch([
    db
      .prepare(
        `UPDATE job SET index_words = value ->> 'words' FROM json_each(?)
         WHERE job.id = value ->> 'id' AND title = value ->> 'title' AND skills = value ->> 'skills'`,
      )
      .bind(JSON.stringify(changed)),
    saveProgress(db, INDEX_WORDS_SETTING, { version, after: last }),
  ]);
  return results.length;
};
