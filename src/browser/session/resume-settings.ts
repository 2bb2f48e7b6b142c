import type { AppSettings } from '../../contracts/reference.ts';
import { reference } from '../suggestions/reference.ts';

let known: AppSettings['resume'] | undefined;

/**
 * What the site's settings say of resumes, as far as they are here: no form waits for them, as the server holds
 * to them anyway. Asked for with the first call, and again where that failed.
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
