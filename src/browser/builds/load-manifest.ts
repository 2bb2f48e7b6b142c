import type { BuildManifest } from '../../contracts/site/build.ts';
import { isFileName, patternOf } from '../../routes/path-pattern.ts';

/** Specification 9. */
export const MANIFEST_DELAY_MS = 1_000;

export type IsPublicPage = (pathname: string) => boolean;

/** Whether there is such a page, the same for everybody. @throws Where it is no manifest */
const publicPagesOf = ({ rules }: BuildManifest): IsPublicPage => {
  const known = rules.map(({ pattern, shared }) => ({
    pattern: patternOf({ path: pattern }),
    shared,
  }));
  return (pathname) =>
    !isFileName(pathname) && !!known.find(({ pattern }) => pattern.test(pathname))?.shared;
};

/**
 * Loads what the build's manifest says of pages (specification 7), a moment after the start, and not on
 * the slowest of networks, where it would be in the way.
 */
export const loadManifest = (options: {
  /** @throws Where it does not come */
  load: () => Promise<unknown>;
  effectiveType: string | undefined;
  onLoaded: (isPublicPage: IsPublicPage) => void;
  log: (message: string, error: unknown) => void;
}): void => {
  if (options.effectiveType === 'slow-2g') return;
  setTimeout(async () => {
    try {
      options.onLoaded(publicPagesOf((await options.load()) as BuildManifest));
    } catch (error) {
      // Specification 8: logged only.
      options.log('The manifest of this build did not load.', error);
    }
  }, MANIFEST_DELAY_MS);
};
