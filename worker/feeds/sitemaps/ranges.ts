import { type IdRange, RANGE_IDS } from '../../backend/id-ranges.ts';

export const SITEMAP_KINDS = ['jobs', 'companies', 'posts', 'pages'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A sitemap is named after its id range, so that it always contains the same records. */
export const sitemapPath = (kind: SitemapKind, { from, to }: IdRange): string =>
  `/sitemaps/${kind}/${from}-${to}.xml`;

export const FIRST_RANGE: IdRange = { from: 1, to: RANGE_IDS };

/**
 * Parses a range such as `45001-90000`; undefined for any other string, and for a range that has no
 * sitemap.
 */
export const parseRange = (text: string): IdRange | undefined => {
  const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(text)?.map(Number) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const isFullRange = from % RANGE_IDS === 1 && to === from + RANGE_IDS - 1;
  return isFullRange && text === `${from}-${to}` ? { from, to } : undefined;
};
