import { withTimeLimit } from '../../src/lib/content/with-time-limit.ts';
import { logError } from './log-error.ts';

const SEND_TIMEOUT_MS = 2_000;
const tooLate = (): never => {
  throw new Error('The queue did not respond.');
};

/**
 * Sends a queue message about work that the next scheduled run would find anyway, so a failing
 * queue only delays the work.
 * @param what the subject of the message, in the plural, for the log
 */
export const sendInTime = async (send: () => Promise<unknown>, what: string): Promise<void> => {
  try {
    await withTimeLimit(send(), SEND_TIMEOUT_MS, tooLate);
  } catch (error) {
    logError(`${what} are left to the scheduled run.`, error);
  }
};
