import { degradePage } from '../content/degrade-page.ts';
import { withTimeLimit } from '../content/with-time-limit.ts';
import { PAGE_PART_MS } from '../deadlines.ts';
import { ApiError } from './api-error.ts';

/**
 * The product API's response; undefined if the call fails or takes too long, in which case the page
 * lacks one part but is otherwise complete.
 */
export const orUnavailable = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await withTimeLimit<T | undefined>(call, PAGE_PART_MS, () => {
      degradePage('incomplete', `No response within ${PAGE_PART_MS} ms.`);
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    degradePage('incomplete', error.message);
    return undefined;
  }
};
