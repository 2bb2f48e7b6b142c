'use client';

import type { Menu } from '../lib/content/site-frame.ts';
import { MenuLink } from './menu-link.tsx';

/**
 * The links of a menu, under its title where that is to be seen. In the browser too, so that each page's
 * payload holds the menus as they are, not as elements (decision 32).
 */
export const MenuNav = ({ menu, hasHeading }: { menu: Menu; hasHeading?: boolean }) => (
  <nav aria-label={menu.title}>
    {hasHeading && <h2>{menu.title}</h2>}
    <ul>
      {menu.links.map(({ id, url, label }) => (
        <li key={id}>
          <MenuLink href={url} label={label} />
        </li>
      ))}
    </ul>
  </nav>
);
