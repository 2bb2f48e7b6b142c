import { getRuntime } from '../../lib/runtime.ts';
import { ContentLink } from '../content/content-link.tsx';

/** True if a menu's URL is that of the current page. */
export const isCurrent = (href: string): boolean => {
  const { path, query } = getRuntime().page;
  return href === path || href === `${path}?${query}`;
};

/** A link of a menu, marked if it leads to the current page. */
export const MenuLink = ({ href, label }: { href: string; label: string }) => (
  <ContentLink href={href} current={isCurrent(href)}>
    {label}
  </ContentLink>
);
