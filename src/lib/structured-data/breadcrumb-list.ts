import type { StructuredData } from './structured-data.ts';

/**
 * The way to a page, as it shows it
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb); the last step is
 * the page itself where it leads nowhere else.
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
