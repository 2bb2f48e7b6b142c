/**
 * Adds up the layout shifts of a page as `window.shown.shift`. Runs in the page, before its own scripts
 * (`addInitScript`).
 */
export const watchShifts = (): void => {
  const shown = { shift: 0 };
  Object.assign(window, { shown });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) shown.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
