import type { BuildManifest } from '../../contracts/site/build.ts';
import { createPathPattern, isFileName } from '../../routes/path-pattern.ts';

/** The delay before the manifest is loaded (docs/specification.md, row 7.13). */
export const MANIFEST_DELAY_MS = 1_000;

export type IsPublicPage = (pathname: string) => boolean;

/**
 * Builds a predicate that is true for paths of shared, cacheable pages.
 * @throws if the value is not a manifest
 */
const createPublicPageCheck = ({ rules }: BuildManifest): IsPublicPage => {
  const known = rules.map(({ pattern, shared }) => ({
    pattern: createPathPattern({ path: pattern }),
    shared,
  }));
  return (pathname) =>
    !isFileName(pathname) && !!known.find(({ pattern }) => pattern.test(pathname))?.shared;
};

/**
 * Loads the build's manifest (docs/specification.md, row 7.13). Waits one second after startup so
 * that the request does not compete with the page, and skips it entirely on slow-2g.
 */
export const loadManifest = (options: {
  /** @throws if the request fails */
  load: () => Promise<unknown>;
  effectiveType: string | undefined;
  onLoaded: (isPublicPage: IsPublicPage) => void;
  log: (message: string, error: unknown) => void;
}): void => {
  if (options.effectiveType === 'slow-2g') return;
  setTimeout(async () => {
    try {
      options.onLoaded(createPublicPageCheck((await options.load()) as BuildManifest));
    } catch (error) {
      // docs/specification.md, row 7.13: a failure is only logged.
      options.log('The build manifest failed to load.', error);
    }
  }, MANIFEST_DELAY_MS);
};
