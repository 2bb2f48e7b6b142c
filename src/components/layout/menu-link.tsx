import { getRuntime } from '../../lib/runtime.ts';
import { ContentLink } from '../content/content-link.tsx';

/** Whether an address of a menu is that of the page under way. */
export const isCurrent = (href: string): boolean => {
  const { path, query } = getRuntime().page;
  return href === path || href === `${path}?${query}`;
};

/** A link of a menu. It knows the page it stands on. */
export const MenuLink = ({ href, label }: { href: string; label: string }) => (
  <ContentLink href={href} current={isCurrent(href)}>
    {label}
  </ContentLink>
);
