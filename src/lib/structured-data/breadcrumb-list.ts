import type { StructuredData } from './structured-data.ts';

/**
 * The way to a page, as it shows it
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb); a step
 * that leads nowhere is the page itself, or an employer who is not named.
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
