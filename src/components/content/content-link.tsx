import type { ReactNode } from 'react';

/**
 * A link in editorial content. External links send no referrer. `HrefSchema` has already validated
 * the URL.
 */
export const ContentLink = (props: {
  href: string;
  className?: string;
  /** Whether the link points to the current page. */
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
