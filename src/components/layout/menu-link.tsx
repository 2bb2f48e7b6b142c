'use client';

import { useRouter } from 'waku';
import { ContentLink } from '../content/content-link.tsx';

/** A link of a menu. It knows the page it stands on. */
export const MenuLink = ({ href, label }: { href: string; label: string }) => {
  const { path, query } = useRouter();
  const isCurrent = href === path || href === `${path}?${query}`;
  return (
    <ContentLink href={href} current={isCurrent}>
      {label}
    </ContentLink>
  );
};
