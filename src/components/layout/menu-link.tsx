import { getRuntime } from '../../lib/runtime.ts';
import { ContentLink } from '../content/content-link.tsx';

/** Whether a menu item points to the current page. */
export const isCurrent = (href: string): boolean => {
  const { path, query } = getRuntime().page;
  return href === path || href === `${path}?${query}`;
};

/** A menu link, marked if it points to the current page. */
export const MenuLink = ({ href, label }: { href: string; label: string }) => (
  <ContentLink href={href} current={isCurrent(href)}>
    {label}
  </ContentLink>
);
