import { getRuntime } from '../runtime.ts';
import { ContentError } from './content-error.ts';

/**
 * The page is shown, but lacks what it is there for: it goes out with 503 and is kept by nobody.
 * For a page without what it would do well to have, do nothing.
 */
export const degradePage = (): void => {
  getRuntime().isDegraded = true;
};

/** What the page is there for; undefined, and the page degraded, where the service does not answer. */
export const orMissingContent = async <T>(loading: Promise<T>): Promise<T | undefined> => {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.warn(`Content: a page is shown without its content. ${error.message}`);
    degradePage();
    return undefined;
  }
};
