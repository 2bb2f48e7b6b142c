let outdated = false;

/** Another build is served, or a part of this one is lost: what comes next is to be a document of its own. */
export const outdate = (): void => {
  outdated = true;
};

export const isOutdated = (): boolean => outdated;
