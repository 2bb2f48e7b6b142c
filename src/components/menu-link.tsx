'use client';

import { Link, useRouter } from 'waku';
import type { SiteHref } from '../lib/routes.ts';
import { ContentLink, isSitePage } from './content-link.tsx';

/** A link of a menu. It knows the page it stands on, and closes the menu that was opened for it. */
export const MenuLink = ({ href, label }: { href: string; label: string }) => {
  const { path, query } = useRouter();
  if (!isSitePage(href)) return <ContentLink href={href}>{label}</ContentLink>;
  const isCurrent = href === path || href === `${path}?${query}`;
  return (
    <Link
      to={href as SiteHref}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={({ currentTarget }) =>
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
      }
    >
      {label}
    </Link>
  );
};
