'use client';

import { MenuLink } from './menu-link.tsx';

/**
 * A list of links. In the browser too, so that each page's payload holds its menus as addresses and
 * labels, not as elements (decision 32).
 */
export const MenuLinks = (props: {
  links: readonly (readonly [href: string, label: string])[];
}) => (
  <ul>
    {props.links.map(([href, label], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: editors may repeat an address, and none moves.
      <li key={i}>
        <MenuLink href={href} label={label} />
      </li>
    ))}
  </ul>
);
