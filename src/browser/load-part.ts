/** Asks for a module ahead of the `import()` that needs it. */
export const preload = (href: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
};

/**
 * What every `import()` in a browser goes through, in place of Vite's own helper (decision 33): asks for
 * what the part needs along with it, and tells the window if it does not come, by Vite's event. Nobody
 * gets it who is told by that event that the page reloads instead (`preventDefault`).
 */
export const __vitePreload = <T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T | undefined> => {
  for (const file of files) preload(`/${file}`);
  return load().catch((payload: unknown) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
    return undefined;
  });
};
