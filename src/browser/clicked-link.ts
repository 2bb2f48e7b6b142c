/** Finds the link that a click would open in this tab if no script handled it. */
export const findClickedLink = (event: Event): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href]:not([download], [target])')
    : null;
};
