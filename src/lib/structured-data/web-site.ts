import type { SiteNamed, StructuredData } from './structured-data.ts';

/** The site and its job search (https://schema.org/SearchAction). */
export const webSite = (site: SiteNamed): StructuredData => ({
  '@type': 'WebSite',
  name: site.name,
  url: `${site.url}/`,
  publisher: { '@id': `${site.url}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/jobs?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
