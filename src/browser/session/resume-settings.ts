import type { AppSettings } from '../../contracts/reference.ts';
import { reference } from '../suggestions/reference.ts';

let known: AppSettings['resume'] | undefined;

/**
 * Returns the site's resume settings if they have loaded. Forms do not wait for them, because the
 * server enforces them anyway. The first call requests them. If that request fails, the next call
 * retries.
 */
export const resumeSettings = (): AppSettings['resume'] | undefined => {
  reference.appSettings().then(
    ({ resume }) => {
      known = resume;
    },
    () => undefined,
  );
  return known;
};
