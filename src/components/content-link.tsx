import type { ReactNode } from 'react';
import { Link } from 'waku';
import type { SiteHref } from '../lib/routes.ts';

/** A page of this site, not a file, a feed or a call of the API: those are for the browser itself. */
export const isSitePage = (href: string): boolean => {
  if (!/^\/(?!\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  return path === '/misc/openapi' || !/\.\w{2,5}$|^\/(misc|contractor|candidate|ops)\//.test(path);
};

/**
 * A link that an editor wrote: to a page of this site without a page load, to anything else as a
 * plain link that tells the other site nothing. Its address was checked by `HrefSchema`.
 */
export const ContentLink = (props: { href: string; className?: string; children: ReactNode }) => {
  const { href, className, children } = props;
  if (isSitePage(href)) {
    return (
      <Link to={href as SiteHref} className={className}>
        {children}
      </Link>
    );
  }
  const isOutside = /^https?:/i.test(href);
  return (
    <a href={href} className={className} rel={isOutside ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
};
