import { LANGUAGE } from '../../src/lib/words/languages.ts';
import { FEED_TYPES, type FeedName } from '../../src/routes/hrefs.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { respondWithTag } from './respond-with-tag.ts';
import { xmlText } from './xml.ts';

export interface FeedItem {
  /** Stays the same whatever becomes of the item; an IRI. */
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

/** A feed in whatever format. All of it is plain text; addresses are whole. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Who publishes it. */
  readonly author: string;
  /** The page that shows the same. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly items: readonly FeedItem[];
}

const date = (iso?: string) => (iso ? new Date(iso) : undefined);

/** When the newest of what it says was said: the feed says the same for as long as its items do. */
const changedAt = ({ items }: Feed): Date | undefined =>
  date(
    items
      .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt ?? '')
      .sort((a, b) => (Date.parse(b) || 0) - (Date.parse(a) || 0))[0] || undefined,
  );

/**
 * Sections begin and end where their elements do: the library sets each on a line of its own, and no address may
 * have white space around it (RFC 4287, 3).
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
      // Readers take it for HTML.
      description: escapeHtml(xmlText(item.summary)),
      pubDate: date(item.publishedAt),
      // RSS itself knows authors by their mail address only.
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
    // Required, be there any or not; an empty list is left out below.
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
 * A feed in the format that its name says; 304 for a reader that has it already. `version`: of all that it says,
 * where that is known before it is written.
 */
export const answerFeed = (
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
