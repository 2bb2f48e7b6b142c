import { escapeXml, XML_DECLARATION } from '../xml.ts';

/** A URL and when it last changed, as a day or a time in ISO 8601. */
export interface Location {
  readonly url: string;
  readonly changedAt?: string;
}

/** The protocol accepts a day, or a time to the second with its time zone (W3C Datetime). */
const lastmod = (changedAt?: string): string =>
  changedAt ? `<lastmod>${escapeXml(changedAt.replace(/\.\d+/, ''))}</lastmod>` : '';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const writer = (list: string, item: string) =>
  async function* (locations: AsyncIterable<Location>): AsyncGenerator<string> {
    yield `${XML_DECLARATION}<${list} xmlns="${NAMESPACE}">\n`;
    for await (const { url, changedAt } of locations) {
      yield `<${item}><loc>${escapeXml(url)}</loc>${lastmod(changedAt)}</${item}>\n`;
    }
    yield `</${list}>\n`;
  };

/** Writes a sitemap in chunks (https://www.sitemaps.org/protocol.html). */
export const writeSitemap = writer('urlset', 'url');

/** The index of a site's sitemaps. */
export const writeSitemapIndex = writer('sitemapindex', 'sitemap');
