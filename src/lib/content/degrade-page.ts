import { PAGE_PART_MS } from '../deadlines.ts';
import { type Degradation, getRuntime } from '../runtime.ts';
import { ContentError } from './content-error.ts';
import { within } from './within.ts';

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

/**
 * What was asked for; undefined, and the page degraded, where the content service does not answer. What the
 * page can do without (`incomplete`) is waited for as a part of it.
 */
export const orMissingContent = async <T>(
  loading: Promise<T>,
  how: Degradation = 'unavailable',
): Promise<T | undefined> => {
  try {
    if (how !== 'incomplete') return await loading;
    return await within(loading, PAGE_PART_MS, () => {
      throw new ContentError(`No answer within ${PAGE_PART_MS} ms.`);
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    degradePage(how, error.message);
    return undefined;
  }
};
