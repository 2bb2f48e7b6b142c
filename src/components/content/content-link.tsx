import type { ReactNode } from 'react';

/**
 * A link from editorial content. An external link sends no referrer. `HrefSchema` has validated its
 * URL.
 */
export const ContentLink = (props: {
  href: string;
  className?: string;
  /** True if the link leads to the current page. */
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
