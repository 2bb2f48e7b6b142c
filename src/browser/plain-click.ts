/** The link that a click follows in this tab, as it would without any script. */
export const plainLinkOf = (event: Event): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href]:not([download], [target])')
    : null;
};
