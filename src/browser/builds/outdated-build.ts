let outdated = false;

/**
 * Marks this build as outdated, either because a newer build is live or because one of its modules
 * failed to load. The next navigation must then be a full page load.
 */
export const markOutdated = (): void => {
  outdated = true;
};

export const isOutdated = (): boolean => outdated;
