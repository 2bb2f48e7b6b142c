import type { D1Database } from '@cloudflare/workers-types';
import { companyPath } from '../../../src/routes/hrefs.ts';
import { walkCompanies } from '../../backend/companies/walk-companies.ts';
import { readDatabase } from '../../backend/database/read-database.ts';
import { type IdRange, RANGE_IDS, readRanges } from '../../backend/id-ranges.ts';
import { walkOpenJobs } from '../../backend/jobs/walk-jobs.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { streamText } from '../../http/body/stream-text.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate, isoDay } from '../../http/iso-date.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { respondWithTag } from '../respond-with-tag.ts';
import { countPosts, editorsPages, OWN_PAGES, walkPosts } from './content-locations.ts';
import { FIRST_RANGE, parseRange, type SitemapKind, sitemapPath } from './ranges.ts';
import { type Location, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

const TYPE = 'application/xml; charset=utf-8';

const missing = () => new HttpError(404, 'not_found', 'This sitemap does not exist.');

/**
 * A small sitemap, whose ETag is computed from its text. Responds with 404 if it would be empty,
 * because the protocol forbids empty sitemaps.
 */
const respondWithText = (request: Request, pieces: AsyncIterable<string>): Promise<Response> =>
  respondWithTag(request, {
    type: TYPE,
    async write() {
      const text = (await Array.fromAsync(pieces)).join('');
      if (!text.includes('<loc>')) throw missing();
      return text;
    },
  });

/** The data needed to write a site's sitemaps. */
interface Site {
  readonly bindings: Bindings;
  readonly db: D1Database;
  readonly now: number;
}

const createSite = (context: RequestContext): Site => ({
  bindings: context.bindings,
  db: readDatabase(context),
  now: Date.now(),
});

const urlIn = ({ bindings }: Site, path: string) => readVariables(bindings).SITE_URL + path;

/**
 * Whether sitemaps can list records. False if an external API is configured, because the ids of its
 * records are unknown here, and it may notify search engines itself.
 */
const hasOwnRecords = ({ bindings }: Site) => readVariables(bindings).API_BASE === undefined;

async function* listSitemaps(site: Site): AsyncGenerator<Location> {
  const { bindings, db, now } = site;
  const at = (kind: SitemapKind, range: IdRange, changedAt?: string) => ({
    url: urlIn(site, sitemapPath(kind, range)),
    changedAt,
  });
  if (hasOwnRecords(site)) {
    for (const range of await readRanges(db, 'jobs', now)) {
      yield at('jobs', range, isoDate(range.changedAt));
    }
    for (const range of await readRanges(db, 'companies', now)) {
      yield at('companies', range, isoDay(range.changedAt));
    }
  }
  // If the content service fails, the index still lists one sitemap of posts, which then reports
  // the failure itself.
  const posts = await countPosts(contentSource(bindings), now).catch(() => 1);
  for (let from = 1; from <= posts; from += RANGE_IDS) {
    yield at('posts', { from, to: from + RANGE_IDS - 1 });
  }
  yield at('pages', FIRST_RANGE);
}

/** `/sitemap.xml`: the index of all sitemaps. */
export const sendSitemapIndex = (context: RequestContext): Promise<Response> =>
  respondWithText(context.request, writeSitemapIndex(listSitemaps(createSite(context))));

async function* companyLocations(site: Site, range: IdRange): AsyncGenerator<Location> {
  for await (const { slug, changedOn } of walkCompanies(site.db, range, site.now)) {
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
  // List pages have no date, because each of the records on them has its own.
  for (const path of OWN_PAGES) yield { url: urlIn(site, path) };
  for (const { path, changedAt } of await editorsPages(contentSource(site.bindings))) {
    yield { url: urlIn(site, path), changedAt };
  }
}

async function* jobLocations(site: Site, range: IdRange): AsyncGenerator<Location> {
  for await (const { path, updatedAt } of walkOpenJobs(site.db, range, site.now)) {
    yield { url: urlIn(site, path), changedAt: updatedAt };
  }
}

const RECORD_LOCATIONS = { jobs: jobLocations, companies: companyLocations };

/**
 * A streamed sitemap. Its ETag depends on the state of its id range, which is known without reading
 * any records.
 */
const respondWithRecords = async (
  request: Request,
  site: Site,
  kind: keyof typeof RECORD_LOCATIONS,
  { from }: IdRange,
): Promise<Response> => {
  const ranges = await readRanges(site.db, kind, site.now);
  const range = ranges.find((known) => known.from === from);
  if (!range) throw missing();
  return respondWithTag(request, {
    type: TYPE,
    version: [range.version, urlIn(site, sitemapPath(kind, range))],
    write: () => streamText(writeSitemap(RECORD_LOCATIONS[kind](site, range))),
  });
};

/**
 * Sends the sitemap named after a range, or 404 if it would be empty.
 * @throws ContentError if its content cannot be loaded
 */
export const sendSitemap = async (
  context: RequestContext,
  { kind, name }: { readonly kind: SitemapKind; readonly name: string },
): Promise<Response> => {
  const { request } = context;
  const site = createSite(context);
  const range = parseRange(name);
  if (!range) throw missing();
  switch (kind) {
    case 'jobs':
    case 'companies':
      if (!hasOwnRecords(site)) throw missing();
      return respondWithRecords(request, site, kind, range);
    case 'posts':
      return respondWithText(request, writeSitemap(postLocations(site, range)));
    case 'pages':
      if (range.from !== FIRST_RANGE.from) throw missing();
      return respondWithText(request, writeSitemap(pageLocations(site)));
  }
};
