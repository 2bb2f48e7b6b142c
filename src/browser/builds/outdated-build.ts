let outdated = false;

/**
 * Marks this build as outdated: another build is current, or a module of this one failed to load.
 * The next navigation must be a document navigation.
 */
export const markOutdated = (): void => {
  outdated = true;
};

export const isOutdated = (): boolean => outdated;
