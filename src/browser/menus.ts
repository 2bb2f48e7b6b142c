/** Closes a menu that the keyboard leaves, as what it covers is not seen. */
export const closeLeftMenus = (): void => {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>('[popover].site-menu');
    // Without another place the window was left, not the menu.
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
};
