const asked = new Set<string>();

/** Asks for a module ahead of the `import()` that needs it. */
export const preload = (href: string): void => {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
};

let isOptional = false;

/** Nobody is told if the part does not come that `load` begins with: the page does without it. */
export const unannounced = <Part>(load: () => Promise<Part>): Promise<Part> => {
  isOptional = true;
  try {
    return load();
  } finally {
    isOptional = false;
  }
};

/**
 * What every `import()` in a browser goes through, in place of Vite's own helper (decision 33): asks for
 * what the part needs along with it, and tells the window if it does not come, by Vite's event. Nobody
 * gets it who is told by that event that the page reloads instead (`preventDefault`).
 */
export const __vitePreload = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part | undefined> => {
  const isAnnounced = !isOptional;
  for (const file of files) preload(`/${file}`);
  try {
    return await load();
  } catch (payload) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    if (isAnnounced) window.dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
    return undefined;
  }
};
