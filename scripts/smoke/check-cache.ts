import * as v from 'valibot';
import { purgeJob } from '../../src/contracts/endpoints/ops.ts';
import { type Check, NotProven, requireClient, type Site } from './check.ts';
import type { Answer } from './read.ts';

const PAGE = '/jobs';
/** The platform may store a page shortly after it has sent it. */
const TRIES = 5;
const PAUSE_MS = 1_000;
/** The platform purges all of its locations within seconds. */
const PURGED_WITHIN_MS = 15_000;
/** A purge that has to wait for the minute's budget (decision 7), then as above. */
const WAITING_WITHIN_MS = 75_000;

const getStatus = ({ headers }: Answer): string => headers.get('cf-cache-status') ?? 'none';

/** Requests a page until it comes from the cache. @throws Error if it never does */
const readUntilHit = async ({ read, pause }: Site, path: string): Promise<Answer> => {
  const seen: string[] = [];
  for (let tries = 0; tries <= TRIES; tries++) {
    if (tries > 1) await pause(PAUSE_MS);
    const page = await read(path);
    if (page.status !== 200) throw new Error(`${path} responded with ${page.status}.`);
    if (getStatus(page) === 'HIT') return page;
    seen.push(getStatus(page));
  }
  throw new Error(`${path} never came from the cache: ${seen.join(', ')}.`);
};

const REMEDY =
  'Look for [cache] and [exports.Pages] in the deployed wrangler.toml, and for errors in `npx wrangler tail` (decision 6).';

const hit: Check = {
  name: 'a page’s second request is a HIT',
  isOfPlatform: true,
  remedy: REMEDY,
  async run(site) {
    const { headers } = await readUntilHit(site, PAGE);
    return `${PAGE}: HIT, Age ${headers.get('age') ?? 'missing'}`;
  },
};

const confirmed: Check = {
  name: 'a stored page is confirmed (304)',
  isOfPlatform: true,
  remedy: 'A rule or proxy in front of the site removes or changes ETag: remove it.',
  async run(site) {
    const tag = (await readUntilHit(site, PAGE)).headers.get('etag');
    if (!tag) throw new Error(`${PAGE} has no ETag.`);
    const { status } = await site.read(PAGE, { 'if-none-match': tag });
    if (status !== 304) throw new Error(`${PAGE} responded with ${status} instead of 304.`);
    return `${PAGE}: 304`;
  },
};

const JobsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.array(v.object({ fid: v.string(), path: v.string() })) }),
);

const findJob = async ({ read }: Site) => {
  const { status, text } = await read('/misc/jobs?perPage=1');
  const jobs = v.safeParse(JobsSchema, text);
  if (!jobs.success) throw new Error(`/misc/jobs responded with ${status} and no list of jobs.`);
  const [job] = jobs.output.data;
  if (!job) throw new NotProven('The site has no open job, whose page could be purged.');
  return job;
};

/** Whether a page is not from the cache, or was stored after the purge by another visitor. */
const isRenewed = (page: Answer, msSincePurge: number): boolean =>
  ['MISS', 'EXPIRED'].includes(getStatus(page)) ||
  Number(page.headers.get('age') ?? Number.POSITIVE_INFINITY) * 1_000 < msSincePurge;

const purge: Check = {
  name: 'a purge removes a page',
  isOfPlatform: true,
  remedy:
    'Run it again after a minute: other workers of the account share the five purges a minute. Then look for “A purge failed” in `npx wrangler tail` (decision 7).',
  async run(site) {
    const client = requireClient(site);
    const { fid, path } = await findJob(site);
    await readUntilHit(site, path);
    const { result } = (await client.call(purgeJob, { body: { job: fid } })).data;
    if (result === 'nothing') throw new NotProven('This site caches no pages.');
    const limit = result === 'done' ? PURGED_WITHIN_MS : WAITING_WITHIN_MS;
    for (let ms = 0; ms <= limit; ms += PAUSE_MS) {
      if (ms > 0) await site.pause(PAUSE_MS);
      const page = await site.read(path);
      if (isRenewed(page, ms)) return `${path}: HIT, purge, ${getStatus(page)}`;
    }
    throw new Error(`${path} still comes from the cache ${limit / 1_000} s after its purge.`);
  },
};

export const CACHE_CHECKS: readonly Check[] = [hit, confirmed, purge];
