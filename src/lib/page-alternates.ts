/** A page, or what it lists, in another form for machines: `<link rel="alternate">`. */
export interface PageAlternate {
  /** Media type. */
  readonly type: string;
  /** Path of this site, with its query. */
  readonly path: string;
  readonly title?: string;
}

const FEEDS = [
  ['feed.xml', 'application/rss+xml'],
  ['atom.xml', 'application/atom+xml'],
  ['feed.json', 'application/feed+json'],
] as const;

/** The feeds of a list, of the same search where `query` (without `?`) is given. */
export const feedAlternates = (
  list: '/jobs' | '/blog',
  title: string,
  query = '',
): PageAlternate[] =>
  FEEDS.map(([file, type]) => ({
    type,
    path: `${list}/${file}${query && `?${query}`}`,
    title,
  }));

/** The page as Markdown. */
export const markdownAlternate = (path: string): PageAlternate => ({
  type: 'text/markdown',
  path: `${path}.md`,
});

/** How other sites show the page when somebody puts a link to it: https://oembed.com, 4. */
export const oEmbedAlternate = (url: string, title: string): PageAlternate => ({
  type: 'application/json+oembed',
  path: `/oembed?${new URLSearchParams({ url, format: 'json' })}`,
  title,
});
