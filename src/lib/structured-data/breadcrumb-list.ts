import type { StructuredData } from './structured-data.ts';

/**
 * The breadcrumbs shown on a page
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). A step without
 * `href` is the page itself or a hidden employer.
 */
export const breadcrumbList = (
  trail: readonly { readonly label: string; readonly href?: string }[],
  siteUrl: string,
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    ...(href && { item: new URL(href, siteUrl).href }),
  })),
});
