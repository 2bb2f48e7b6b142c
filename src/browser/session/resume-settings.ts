import type { AppSettings } from '../../contracts/reference.ts';
import { reference } from '../suggestions/reference.ts';

let known: AppSettings['resume'] | undefined;

/**
 * Returns the site's resume settings if they have loaded. The first call requests them, and if that
 * request fails, the next call retries. Forms do not wait for the settings, because the server
 * enforces them anyway.
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
