'use client';

import type { ReactNode } from 'react';

/** The popover of the menus. It closes when the keyboard leaves it, as what it covers is not seen. */
export const MenuPopover = ({ id, children }: { id: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens within.
  <div
    className="site-menu"
    id={id}
    popover="auto"
    onBlur={({ currentTarget, relatedTarget }) => {
      // Without a target the window was left, not the menu.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
    }}
  >
    {children}
  </div>
);
