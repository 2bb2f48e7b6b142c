import type { Job } from '../../src/contracts/job.ts';
import { jobCard } from '../../src/lib/cards.ts';
import type { SiteFrame } from '../../src/lib/content/site-frame.ts';
import { socialCard } from '../../src/lib/social-card.ts';
import { formatPlaces, formatSalary } from '../../src/lib/words/format.ts';
import { findPageRoute } from '../../src/routes/match-route.ts';
import { JOB } from '../../src/routes/site-routes.ts';
import { siteFrame } from '../content/site-frame.ts';
import { readVariables } from '../env.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { pageData } from './page-data.ts';

const WIDTH = 480;
const HEIGHT = 160;
/** How long consumers may cache the response, in seconds. */
const CACHE_AGE_S = 3600;

const missing = () => new HttpError(404, 'not_found', 'There is no open job at this URL.');

interface MaxSize {
  readonly width: number;
  readonly height: number;
}

/** The path of a URL on this site that may belong to a job; undefined for any other URL. */
const findJobPath = (url: string, siteUrl: string): string | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin === new URL(siteUrl).origin && findPageRoute(pathname)?.path === JOB.path
    ? pathname
    : undefined;
};

/**
 * The open job at a path, or at the path that it redirects to.
 * @throws HttpError 404 if there is none
 */
const findOpenJob = async (
  path: string,
  context: RequestContext,
): Promise<{ job: Job; employer: string }> => {
  let page = await pageData<{ job: Job; employer: string }>(path, context).catch(
    (error: unknown) => {
      if (error instanceof HttpError && error.status < 500 && error.status !== 429) throw missing();
      throw error;
    },
  );
  if ('movedTo' in page) page = await pageData(page.movedTo, context);
  if ('movedTo' in page || page.data.job.status !== 'open') throw missing();
  return page.data;
};

/** Parses the consumer's `maxwidth` or `maxheight`, in pixels. */
const parseMaxSize = (wanted: string | null): number =>
  wanted && /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : Number.POSITIVE_INFINITY;

/** The job's card image, if it fits; a thumbnail must not exceed the requested size. */
const createThumbnail = (job: Job, frame: SiteFrame, siteUrl: string, room: MaxSize) => {
  const { url, width, height } = socialCard(jobCard(job, frame), job.title, frame);
  return width <= room.width && height <= room.height
    ? { thumbnail_url: siteUrl + url, thumbnail_width: width, thumbnail_height: height }
    : {};
};

/**
 * `/oembed?url=…`: a job in a form that other sites can embed (https://oembed.com), as a quotation
 * without scripts.
 */
export const sendOEmbed = async (context: RequestContext): Promise<Response> => {
  const { searchParams } = context.url;
  const siteUrl = readVariables(context.bindings).SITE_URL;
  if ((searchParams.get('format') || 'json') !== 'json') {
    throw new HttpError(501, 'not_implemented', 'Only format=json is supported.');
  }
  const path = findJobPath(searchParams.get('url') ?? '', siteUrl);
  if (!path) throw missing();
  const [{ job, employer }, frame] = await Promise.all([
    findOpenJob(path, context),
    siteFrame(context.bindings),
  ]);
  const url = siteUrl + job.path;
  const room = {
    width: parseMaxSize(searchParams.get('maxwidth')),
    height: parseMaxSize(searchParams.get('maxheight')),
  };
  const facts = [employer, formatPlaces(job), formatSalary(job)].filter(Boolean).join(' · ');
  return Response.json(
    {
      version: '1.0',
      type: 'rich',
      title: job.title,
      author_name: employer,
      provider_name: frame.name,
      provider_url: siteUrl,
      cache_age: CACHE_AGE_S,
      html: `<blockquote><p><a href="${escapeHtml(url)}">${escapeHtml(job.title)}</a></p><p>${escapeHtml(facts)}</p></blockquote>`,
      width: Math.min(room.width, WIDTH),
      height: Math.min(room.height, HEIGHT),
      ...createThumbnail(job, frame, siteUrl, room),
    },
    { headers: { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' } },
  );
};
