import { companyPath } from '../../../src/routes/hrefs.ts';
import { companyRanges, walkCompanies } from '../../backend/companies/walk-companies.ts';
import {
  type IdRange,
  isOpenRange,
  jobsState,
  walkOpenJobs,
} from '../../backend/jobs/walk-jobs.ts';
import { respondByVersion } from '../../backend/respond-by-version.ts';
import { addTables, type Table } from '../../backend/versions.ts';
import { BUILD_ID } from '../../builds/served-build.ts';
import { contentSource, isEmbeddedSpace } from '../../content/content-source.ts';
import { type Bindings, variablesOf } from '../../env.ts';
import { streamText } from '../../http/body/stream-text.ts';
import { isKnownTag, weakTag } from '../../http/headers/entity-tag.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate } from '../../http/iso-date.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { countPosts, editorsPages, OWN_PAGES, walkPosts } from './content-locations.ts';
import { knownJobRanges } from './job-memory.ts';
import { FIRST_RANGE, rangeOf, SITEMAP_URLS_MAX, type SitemapKind, sitemapPath } from './ranges.ts';
import { type Location, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

/** Whoever has one asks whether it still holds: what closes is gone from it at once. */
const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
};

const missing = () => new HttpError(404, 'not_found', 'There is no such sitemap.');

/** One that is small enough to be known whole. `tables`: that it is made of. The protocol knows no empty one. */
const respondWhole = (
  context: RequestContext,
  tables: readonly Table[],
  pieces: AsyncIterable<string>,
): Promise<Response> =>
  respondByVersion(context, HEADERS, async (reads) => {
    const { bindings } = context;
    if (!isEmbeddedSpace(bindings) || tables.length === 0) reads.addUnversioned();
    else await addTables(reads, bindings.DB, ...tables);
    let text = '';
    for await (const piece of pieces) text += piece;
    if (!text.includes('<loc>')) throw missing();
    return new Response(text, { headers: HEADERS });
  });

/** What a sitemap needs of the site. */
interface Site {
  readonly bindings: Bindings;
  readonly now: number;
}

const urlIn = ({ bindings }: Site, path: string) => variablesOf(bindings).SITE_URL + path;

/** Of an outside API nothing is known by its ids, and it may tell search engines of its own. */
const hasOwnRecords = ({ bindings }: Site) => variablesOf(bindings).API_BASE === undefined;

async function* listSitemaps(site: Site): AsyncGenerator<Location> {
  const { bindings, now } = site;
  const at = (kind: SitemapKind, range: IdRange, changedAt?: string) => ({
    url: urlIn(site, sitemapPath(kind, range)),
    changedAt,
  });
  if (hasOwnRecords(site)) {
    for (const range of await knownJobRanges(bindings.DB, now)) {
      yield at('jobs', range, isoDate(range.changedAt));
    }
    for (const range of await companyRanges(bindings.DB, SITEMAP_URLS_MAX)) {
      yield at('companies', range, range.changedOn);
    }
  }
  // Where the content service does not answer, its sitemaps say so themselves.
  const posts = await countPosts(contentSource(bindings), now).catch(() => 1);
  for (let from = 1; from <= posts; from += SITEMAP_URLS_MAX) {
    yield at('posts', { from, to: from + SITEMAP_URLS_MAX - 1 });
  }
  yield at('pages', FIRST_RANGE);
}

/** `/sitemap.xml`: the index of all sitemaps. */
export const answerSitemapIndex = (context: RequestContext): Promise<Response> => {
  const { bindings } = context;
  return respondWhole(
    context,
    ['jobs', 'companies'],
    writeSitemapIndex(listSitemaps({ bindings, now: Date.now() })),
  );
};

async function* companyLocations(site: Site, range: IdRange): AsyncGenerator<Location> {
  for await (const { slug, changedOn } of walkCompanies(site.bindings.DB, range)) {
    yield { url: urlIn(site, companyPath(slug)), changedAt: changedOn };
  }
}

async function* postLocations(site: Site, range: IdRange): AsyncGenerator<Location> {
  for await (const { path, changedAt } of walkPosts(
    contentSource(site.bindings),
    range,
    site.now,
  )) {
    yield { url: urlIn(site, path), changedAt };
  }
}

async function* pageLocations(site: Site): AsyncGenerator<Location> {
  // When lists last changed is said by what they list.
  for (const path of OWN_PAGES) yield { url: urlIn(site, path) };
  for (const { path, changedAt } of await editorsPages(contentSource(site.bindings))) {
    yield { url: urlIn(site, path), changedAt };
  }
}

async function* jobLocations(site: Site, range: IdRange): AsyncGenerator<Location> {
  for await (const { path, updatedAt } of walkOpenJobs(site.bindings.DB, range, site.now)) {
    yield { url: urlIn(site, path), changedAt: updatedAt };
  }
}

/** Streamed, so its tag is made of the state of all jobs, which is known without reading them, and of what writes it. */
const answerJobs = async (request: Request, site: Site, range: IdRange): Promise<Response> => {
  const { DB } = site.bindings;
  const [state, isOpen] = await Promise.all([
    jobsState(DB, site.now),
    isOpenRange(DB, range, site.now),
  ]);
  if (!isOpen) throw missing();
  const tag = await weakTag(JSON.stringify([state, BUILD_ID, urlIn(site, '')]));
  const headers = { ...HEADERS, etag: tag };
  if (isKnownTag(request, headers.etag)) return new Response(null, { status: 304, headers });
  return new Response(streamText(writeSitemap(jobLocations(site, range))), { headers });
};

/**
 * One sitemap, by the range in its name: 404 where nothing is in it.
 * @throws ContentError where content does not answer that it is made of
 */
export const answerSitemap = async (
  context: RequestContext,
  { kind, name }: { readonly kind: SitemapKind; readonly name: string },
): Promise<Response> => {
  const { request, bindings } = context;
  const site = { bindings, now: Date.now() };
  const range = rangeOf(name);
  const isRecords = kind === 'jobs' || kind === 'companies';
  if (!range || (isRecords && !hasOwnRecords(site))) throw missing();
  switch (kind) {
    case 'jobs':
      return answerJobs(request, site, range);
    case 'companies':
      return respondWhole(
        context,
        ['companies', 'jobs'],
        writeSitemap(companyLocations(site, range)),
      );
    case 'posts':
      return respondWhole(context, [], writeSitemap(postLocations(site, range)));
    case 'pages':
      if (range.from !== FIRST_RANGE.from) throw missing();
      return respondWhole(context, [], writeSitemap(pageLocations(site)));
  }
};
