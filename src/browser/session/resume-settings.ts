import type { AppSettings } from '../../contracts/reference.ts';
import { reference } from '../suggestions/reference.ts';

let known: AppSettings['resume'] | undefined;

/**
 * The site's settings for resumes, if they have loaded: no form waits for them, as the server
 * enforces them. The first call requests them; a call after a failure retries.
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
