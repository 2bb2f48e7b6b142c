import type { ComponentProps } from 'react';
import type { SiteHref } from '../routes/hrefs.ts';

/** A link to a page on this site. Like any link, it loads a new document. */
export const Link = ({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: SiteHref }) => (
  <a {...props} href={to} />
);
