import { FEED_TYPES, type FeedName } from '../routes/hrefs.ts';

/** A machine-readable version of a page, or of the list on it, for `<link rel="alternate">`. */
export interface PageAlternate {
  /** Media type. */
  readonly type: string;
  /** The path on this site, including its query string. */
  readonly path: string;
  readonly title?: string;
}

/** The links to a list's feeds. */
export const feedAlternates = (
  title: string,
  pathOf: (name: FeedName) => string,
): PageAlternate[] =>
  Object.entries(FEED_TYPES).map(([name, type]) => ({
    type,
    path: pathOf(name as FeedName),
    title,
  }));

/** The link to the page as Markdown. */
export const markdownAlternate = (path: string): PageAlternate => ({
  type: 'text/markdown',
  path: `${path}.md`,
});

/**
 * The link to the page's oEmbed data, with which other sites can embed a link to the page
 * (https://oembed.com, section 4).
 */
export const oEmbedAlternate = (url: string, title: string): PageAlternate => ({
  type: 'application/json+oembed',
  path: `/oembed?${new URLSearchParams({ url, format: 'json' })}`,
  title,
});
