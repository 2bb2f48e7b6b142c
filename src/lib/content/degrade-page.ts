import { type Degradation, getRuntime } from '../runtime.ts';
import { ContentError } from './content-error.ts';

/**
 * The page is shown, and says what is missing. It is kept by nobody, in whichever way.
 * @param reason of a failure, for the log
 */
export const degradePage = (how: Degradation, reason?: string): void => {
  const runtime = getRuntime();
  if (reason) console.warn(`${runtime.requestId} A page is ${how}: ${reason}`);
  // Of a page that is not there itself no part can be missing.
  if (how !== 'incomplete' || !runtime.degraded) runtime.degraded = how;
};

/** What was asked for; undefined, and the page degraded, where the content service does not answer. */
export const orMissingContent = async <T>(
  loading: Promise<T>,
  how: Degradation = 'unavailable',
): Promise<T | undefined> => {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    degradePage(how, error.message);
    return undefined;
  }
};
