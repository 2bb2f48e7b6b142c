import { getRuntime } from '../runtime.ts';

/**
 * The page is shown, but lacks what it is there for: it goes out with 503 and is kept by nobody.
 * For a page without what it would do well to have, do nothing.
 */
export const degradePage = (): void => {
  getRuntime().isDegraded = true;
};
