import type { ReactNode } from 'react';

/** The popover of the menus. The browser's part closes it when the keyboard leaves it (src/browser/menus.ts). */
export const MenuPopover = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="site-menu" id={id} popover="auto">
    {children}
  </div>
);
