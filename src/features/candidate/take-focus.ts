/** A ref for what has just come: takes the focus once, so that screen readers read it out. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
