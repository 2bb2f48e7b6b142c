import { PAGE_PART_MS } from '../deadlines.ts';
import { type Degradation, getRuntime } from '../runtime.ts';
import { ContentError } from './content-error.ts';
import { withTimeLimit } from './with-time-limit.ts';

/**
 * Marks the page as degraded, so that it is shown with a notice about what is missing and is never
 * cached.
 * @param reason why something is missing, for the log
 */
export const degradePage = (how: Degradation, reason?: string): void => {
  const runtime = getRuntime();
  if (reason) console.warn(`${runtime.requestId} The page is ${how}: ${reason}`);
  // A missing part does not override a more serious degradation.
  if (how !== 'incomplete' || !runtime.degraded) runtime.degraded = how;
};

/**
 * Resolves to the loaded content. If the content service does not respond, the result is undefined
 * and the page is degraded. Optional content (`incomplete`) has the time limit of an optional page
 * part.
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
