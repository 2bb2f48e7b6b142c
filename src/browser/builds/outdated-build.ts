let outdated = false;

/**
 * Marks this build as outdated, because another build is current or one of its modules failed to
 * load. The next navigation must be a document navigation.
 */
export const markOutdated = (): void => {
  outdated = true;
};

export const isOutdated = (): boolean => outdated;
