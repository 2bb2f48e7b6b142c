import { PAGE_PART_MS } from '../deadlines.ts';
import { type Degradation, getRuntime } from '../runtime.ts';
import { ContentError } from './content-error.ts';
import { withTimeLimit } from './with-time-limit.ts';

/**
 * Marks the page as degraded: it is shown with a notice of what is missing, and never cached.
 * @param reason of a failure, for the log
 */
export const degradePage = (how: Degradation, reason?: string): void => {
  const runtime = getRuntime();
  if (reason) console.warn(`${runtime.requestId} The page is ${how}: ${reason}`);
  // A missing part does not override the more serious degradations.
  if (how !== 'incomplete' || !runtime.degraded) runtime.degraded = how;
};

/**
 * The loaded content; undefined, and the page degraded, if the content service does not respond.
 * Optional content (`incomplete`) gets the time limit of a page's part.
 */
export const orMissingContent = async <T>(
  loading: Promise<T>,
  how: Degradation = 'unavailable',
): Promise<T | undefined> => {
  try {
    if (how !== 'incomplete') return await loading;
    return await withTimeLimit(loading, PAGE_PART_MS, () => {
      throw new ContentError(`No response within ${PAGE_PART_MS} ms.`);
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    degradePage(how, error.message);
    return undefined;
  }
};
