import type { ComponentProps } from 'react';
import type { SiteHref } from '../routes/hrefs.ts';

/** A link to a page of this site. It navigates to a document, as any link. */
export const Link = ({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: SiteHref }) => (
  <a {...props} href={to} />
);
