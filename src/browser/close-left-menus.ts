/** Closes a menu when the focus leaves it, as the menu would cover the focused element. */
export const closeLeftMenus = (): void => {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>('[popover].site-menu');
    // Without a new target the window lost the focus, not the menu.
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
};
