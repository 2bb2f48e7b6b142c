import type { Job } from '../../../src/contracts/job.ts';
import { readDatabase } from '../../backend/database/read-database.ts';
import { readRanges } from '../../backend/id-ranges.ts';
import { readFullJobs } from '../../backend/jobs/walk-jobs.ts';
import { listJobCategories } from '../../backend/reference/repository.ts';
import { siteFrame } from '../../content/site-frame.ts';
import { readVariables } from '../../env.ts';
import { streamText } from '../../http/body/stream-text.ts';
import { HttpError } from '../../http/http-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { respondWithTag } from '../respond-with-tag.ts';
import { XML_DECLARATION } from '../xml.ts';

/** Data about the publishing site for use in board feeds. */
interface Publisher {
  readonly name: string;
  /** The agency's email address. */
  readonly email: string;
  readonly siteUrl: string;
  /** When the feed was requested, in Unix milliseconds. */
  readonly now: number;
  /** The names of job categories by id. */
  readonly categories: ReadonlyMap<string, string>;
}

/**
 * The feed format of an external job board that fetches all jobs, without the enclosing elements.
 */
export interface Board {
  readonly head: (site: Publisher) => string;
  /** The `job` elements for a job, one per string; empty if the board would reject the job. */
  readonly records: (job: Job, site: Publisher) => readonly string[] | Promise<readonly string[]>;
}

async function* writeBoard(
  board: Board,
  jobs: AsyncIterable<Job>,
  site: Publisher,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<source>${board.head(site)}\n`;
  for await (const job of jobs) {
    for (const record of await board.records(job, site)) yield `<job>${record}</job>\n`;
  }
  yield '</source>\n';
}

/**
 * Streams the open jobs for a board (`readFullJobs`). If an external API is configured, this worker
 * does not have the complete jobs, and that API may feed boards itself.
 * @throws HttpError 404 if an external API is configured
 */
export const sendBoardFeed = async (context: RequestContext, board: Board): Promise<Response> => {
  const { request, bindings } = context;
  const { API_BASE, SITE_URL: siteUrl } = readVariables(bindings);
  if (API_BASE)
    throw new HttpError(
      404,
      'not_found',
      'This site uses an external product API, which provides its own feeds.',
    );
  const db = readDatabase(context);
  const now = Date.now();
  const [ranges, { name, email }, categories] = await Promise.all([
    readRanges(db, 'jobs', now),
    siteFrame(bindings),
    listJobCategories(db),
  ]);
  const site = {
    ...{ name, email, siteUrl, now },
    categories: new Map(categories.map((one) => [one.id, one.name])),
  };
  return respondWithTag(request, {
    type: 'application/xml; charset=utf-8',
    version: [ranges, name, email, categories, siteUrl],
    write: async () => streamText(writeBoard(board, await readFullJobs(db, now), site)),
  });
};
