/**
 * A ref callback that focuses an element once it is mounted, so that screen readers announce it.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
