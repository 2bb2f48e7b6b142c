import type { ReactNode } from 'react';

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
