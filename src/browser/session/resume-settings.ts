import type { AppSettings } from '../../contracts/reference.ts';
import { reference } from '../suggestions/reference.ts';

let known: AppSettings['resume'] | undefined;

/**
 * Returns the site's settings for resumes if they have loaded. No form waits for them, because the
 * server enforces them. The first call requests them; if that fails, the next call retries.
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
