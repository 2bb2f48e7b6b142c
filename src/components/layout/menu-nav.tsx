import type { Menu } from '../../lib/content/site-frame.ts';
import { MenuLinks } from './menu-links.tsx';

/** A menu's links, with an optional visible title. */
export const MenuNav = ({ menu, hasHeading }: { menu: Menu; hasHeading?: boolean }) => (
  <nav aria-label={menu.title}>
    {hasHeading && <h2>{menu.title}</h2>}
    <MenuLinks links={menu.links.map(({ url, label }) => [url, label])} />
  </nav>
);
