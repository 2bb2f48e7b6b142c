import type { Menu } from '../../lib/content/site-frame.ts';
import { MenuLinks } from './menu-links.tsx';

/** The links of a menu, with a visible title if required. */
export const MenuNav = ({ menu, hasHeading }: { menu: Menu; hasHeading?: boolean }) => (
  <nav aria-label={menu.title}>
    {hasHeading && <h2>{menu.title}</h2>}
    <MenuLinks links={menu.links.map(({ url, label }) => [url, label])} />
  </nav>
);
