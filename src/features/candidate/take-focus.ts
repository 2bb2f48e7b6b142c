/** A ref callback that focuses an element when it mounts, so that screen readers announce it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
