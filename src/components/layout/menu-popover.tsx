import type { ReactNode } from 'react';

/** The popover with the menus. `src/browser/close-left-menus.ts` closes it when focus leaves it. */
export const MenuPopover = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="site-menu" id={id} popover="auto">
    {children}
  </div>
);
