import { LANGUAGE } from '../../src/lib/words/languages.ts';
import { FEED_TYPES, type FeedName } from '../../src/routes/hrefs.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { respondWithTag } from './respond-with-tag.ts';
import { xmlText } from './xml.ts';

export interface FeedItem {
  /** An IRI that never changes, even if the item does. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  readonly author?: string;
  readonly categories: readonly string[];
  /** ISO 8601. */
  readonly publishedAt?: string;
  readonly updatedAt?: string;
}

/** A feed in a format-independent form. All strings are plain text, and all URLs are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The publisher. */
  readonly author: string;
  /** The URL of the HTML page with the same content as the feed. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly items: readonly FeedItem[];
}

const date = (iso?: string) => (iso ? new Date(iso) : undefined);

/** The date of the newest item, so that the feed does not change unless its items do. */
const changedAt = ({ items }: Feed): Date | undefined =>
  date(
    items
      .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt ?? '')
      .sort((a, b) => (Date.parse(b) || 0) - (Date.parse(a) || 0))[0] || undefined,
  );

/**
 * Removes white space around CDATA sections. The library puts each section on its own line, but
 * URLs must not have white space around them (RFC 4287, 3).
 */
const tighten = (xml: string): string =>
  xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
const writeRss = async (feed: Feed): Promise<string> => {
  const { generateRssFeed } = await import('feedsmith');
  const xml = generateRssFeed({
    title: xmlText(feed.title),
    link: feed.pageUrl,
    description: xmlText(feed.description),
    language: LANGUAGE.tag,
    lastBuildDate: changedAt(feed),
    atom: { links: [{ href: feed.feedUrl, rel: 'self', type: FEED_TYPES['feed.xml'] }] },
    items: feed.items.map((item) => ({
      title: xmlText(item.title),
      link: item.url,
      guid: { value: item.id, isPermaLink: item.id === item.url },
      // The summary is escaped, because feed readers parse the description as HTML.
      description: escapeHtml(xmlText(item.summary)),
      pubDate: date(item.publishedAt),
      // Uses Dublin Core, because RSS itself identifies authors only by email address.
      ...(item.author && { dc: { creators: [xmlText(item.author)] } }),
      categories: item.categories.map((name) => ({ name: xmlText(name) })),
    })),
  });
  return tighten(xml);
};

/** Atom (RFC 4287). */
const writeAtom = async (feed: Feed): Promise<string> => {
  const { generateAtomFeed } = await import('feedsmith');
  const never = new Date(0);
  const xml = generateAtomFeed({
    id: feed.feedUrl,
    title: { value: xmlText(feed.title) },
    subtitle: { value: xmlText(feed.description) },
    updated: changedAt(feed) ?? never,
    authors: [{ name: xmlText(feed.author) }],
    links: [
      { href: feed.feedUrl, rel: 'self', type: FEED_TYPES['atom.xml'] },
      { href: feed.pageUrl, rel: 'alternate', type: 'text/html' },
    ],
    entries: feed.items.map((item) => ({
      id: item.id,
      title: { value: xmlText(item.title) },
      summary: { value: xmlText(item.summary) },
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      published: date(item.publishedAt),
      updated: date(item.updatedAt ?? item.publishedAt) ?? never,
      ...(item.author && { authors: [{ name: xmlText(item.author) }] }),
      categories: item.categories.map((name) => ({ term: xmlText(name) })),
    })),
  });
  return tighten(xml);
};

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
const writeJson = async (feed: Feed): Promise<string> => {
  const { generateJsonFeed } = await import('feedsmith');
  return JSON.stringify({
    // JSON Feed requires `items` even if empty, but the library omits an empty list.
    items: [],
    ...(generateJsonFeed({
      title: feed.title,
      description: feed.description,
      home_page_url: feed.pageUrl,
      feed_url: feed.feedUrl,
      language: LANGUAGE.tag,
      authors: [{ name: feed.author }],
      items: feed.items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        content_text: item.summary,
        date_published: date(item.publishedAt),
        date_modified: date(item.updatedAt),
        tags: [...item.categories],
        ...(item.author && { authors: [{ name: item.author }] }),
      })),
    }) as object),
  });
};

const WRITERS = { 'feed.xml': writeRss, 'atom.xml': writeAtom, 'feed.json': writeJson };

/**
 * A feed in the format indicated by the requested file name, or a 304 for a matching ETag.
 * `version` is the version of the content, if that is known before the feed is generated.
 */
export const respondWithFeed = (
  request: Request,
  name: FeedName,
  feed: Feed,
  version?: readonly unknown[],
): Promise<Response> =>
  respondWithTag(request, {
    type: `${FEED_TYPES[name]}; charset=utf-8`,
    version: version && [...version, name],
    write: () => WRITERS[name](feed),
  });
