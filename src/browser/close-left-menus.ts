/** Closes a menu when the focus leaves it, because it would cover the newly focused element. */
export const closeLeftMenus = (): void => {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>('[popover].site-menu');
    // If no element receives the focus, it was the window that lost it, not the menu.
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
};
