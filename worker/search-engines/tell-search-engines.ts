import type { D1Database } from '@cloudflare/workers-types';
import {
  announceEvents,
  type EventPayloads,
  recordEvent,
  type SearchEngine,
} from '../backend/events/record-event.ts';
import { type JobLightRow, reshapeJobLight } from '../backend/jobs/reshape.ts';
import { type Bindings, isLocal, type Variables, variablesOf } from '../env.ts';
import { tellGoogle, type UrlNotice } from './google.ts';
import { postTo } from './post.ts';

/** IndexNow takes no more at once (https://www.indexnow.org/documentation). */
const URLS_AT_ONCE = 10_000;

/** Who is to be told. Nobody outside can see a site on this machine. */
const enginesOf = ({ SITE_URL, INDEXNOW_KEY, GOOGLE_INDEXING_KEY }: Variables): SearchEngine[] =>
  isLocal(SITE_URL)
    ? []
    : [
        ...(INDEXNOW_KEY ? ['IndexNow' as const] : []),
        ...(GOOGLE_INDEXING_KEY ? ['Google' as const] : []),
      ];

/**
 * Has search engines told that these jobs opened, closed or changed, through the queue. Called once that
 * stands: it is no failure of the change if they are not told, as the sitemap says it too.
 */
export const announceJobs = async (
  bindings: Bindings,
  fids: readonly string[],
  now: number,
): Promise<void> => {
  for (const engine of enginesOf(variablesOf(bindings))) {
    for (let from = 0; from < fids.length; from += URLS_AT_ONCE) {
      const part = { engine, fids: fids.slice(from, from + URLS_AT_ONCE) };
      const event = recordEvent(bindings.DB, 'jobs_changed', part, now);
      await event.statement.run();
      await announceEvents(bindings, [event]);
    }
  }
};

/** Where these jobs are found, or were: of those that were ever published, as they are now. */
const noticesOf = async (
  db: D1Database,
  siteUrl: string,
  fids: readonly string[],
  now: number,
): Promise<readonly UrlNotice[]> => {
  const { results } = await db
    .prepare(
      `SELECT job.fid, job.slug, job.title, job.employer_visibility, job.updated_at,
         company.slug AS company_slug,
         job.status = 'open' AND (job.valid_through IS NULL OR job.valid_through > ?1) AS isOpen
       FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid IN (SELECT value FROM json_each(?2)) AND job.status <> 'draft'
         AND job.published_at IS NOT NULL
       ORDER BY isOpen, job.published_at DESC`,
    )
    .bind(now, JSON.stringify(fids))
    .all<JobLightRow & { isOpen: 0 | 1 }>();
  return results.map((row) => ({
    url: siteUrl + reshapeJobLight(row).path,
    type: row.isOpen ? 'URL_UPDATED' : 'URL_DELETED',
  }));
};

/**
 * Tells a search engine of an event's jobs; one whose key was taken away is told nothing.
 * @throws EngineTrouble where it may take them another time
 */
export const tellSearchEngine = async (
  bindings: Bindings,
  { engine, fids }: EventPayloads['jobs_changed'],
  now: number,
): Promise<void> => {
  const {
    SITE_URL,
    INDEXNOW_KEY,
    INDEXNOW_URL = 'https://api.indexnow.org/indexnow',
    GOOGLE_INDEXING_KEY,
    GOOGLE_INDEXING_URL = 'https://indexing.googleapis.com/v3/urlNotifications:publish',
  } = variablesOf(bindings);
  if (isLocal(SITE_URL)) return;
  const notices = await noticesOf(bindings.DB, SITE_URL, fids, now);
  if (notices.length === 0) return;
  if (engine === 'Google' && GOOGLE_INDEXING_KEY) {
    await tellGoogle({ key: GOOGLE_INDEXING_KEY, url: GOOGLE_INDEXING_URL, now }, notices);
  }
  if (engine === 'IndexNow' && INDEXNOW_KEY) {
    const answer = await postTo('IndexNow', INDEXNOW_URL, {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(SITE_URL).host,
        key: INDEXNOW_KEY,
        keyLocation: `${SITE_URL}/${INDEXNOW_KEY}.txt`,
        urlList: notices.map(({ url }) => url),
      }),
    });
    await answer?.body?.cancel();
  }
};
