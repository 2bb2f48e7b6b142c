/** Closes an open menu when focus leaves it, because it could cover the newly focused element. */
export const closeLeftMenus = (): void => {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>('[popover].site-menu');
    // If no element receives focus, it was the window that lost focus, not the menu.
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
};
