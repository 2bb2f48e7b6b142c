import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Place } from '../../../src/contracts/company.ts';
import { saveSpellings } from '../places/save-spellings.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { indexVersion, indexWords } from './search/index/index-words.ts';

/** Of one run, which the platform may cut short. */
const AT_ONCE = 200;

/** The setting that says how far the jobs have the words of today's lexicon. */
const INDEX_WORDS_SETTING = 'index_words';

/** How far the jobs are looked at: the last id of those that are done, null where all are. */
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
 * Makes the words by which jobs are found anew where another lexicon made them: those of the next jobs, so
 * that it is to be called until nothing is left. They are indexed by them then (`indexJobs`). A job that is saved meanwhile keeps what that wrote.
 * @returns how many jobs were looked at; 0 where none is left
 */
export const renewIndexWords = async (db: D1Database): Promise<number> => {
  const { version, after } = await readState(db);
  if (after === null) return 0;
  const { results } = await db
    .prepare(
      // By the index's own rows: between two open jobs any number may have closed.
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
