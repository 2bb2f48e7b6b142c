import type { ReactNode } from 'react';

/** A page of this site, not a file, a feed or a call of the API: those are for the browser itself. */
export const isSitePage = (href: string): boolean => {
  if (!/^\/(?!\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  return path === '/misc/openapi' || !/\.\w{2,5}$|^\/(misc|contractor|candidate|ops)\//.test(path);
};

/**
 * A link that an editor wrote: one that leads outside tells the other site nothing. Its address was checked by
 * `HrefSchema`.
 */
export const ContentLink = (props: {
  href: string;
  className?: string;
  /** Whether it leads to the page that it stands on. */
  current?: boolean;
  children: ReactNode;
}) => {
  const { href, className, current, children } = props;
  const isOutside = /^https?:/i.test(href);
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      rel={isOutside ? 'noopener noreferrer' : undefined}
    >
      {children}
    </a>
  );
};
