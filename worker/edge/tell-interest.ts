import type { JobInterest } from '../../src/contracts/contact.ts';
import { recordJobInterest } from '../../src/contracts/endpoints.ts';
import { answerApi } from '../api/answer-api.ts';
import { enforceRateLimit } from '../api/rate-limits.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../http/request-id.ts';

/**
 * Tells the API that a referral brought somebody to a job, as the browser would: it works without
 * JavaScript, and a page opened over and over counts as often as the visitor might post.
 */
export const tellInterest = async (
  interest: JobInterest,
  { url, headers }: Request,
  bindings: Bindings,
): Promise<void> => {
  const call = new Request(new URL(`/${recordJobInterest.path}`, url), {
    method: recordJobInterest.method,
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': headers.get('cf-connecting-ip') ?? 'local',
      [REQUEST_ID_HEADER]: headers.get(REQUEST_ID_HEADER) ?? '',
    },
    body: JSON.stringify(interest),
  });
  try {
    await enforceRateLimit(call, bindings, variablesOf(bindings));
    const answer = await answerApi(call, bindings);
    if (!answer.ok) throw new Error(`Interest in a job was answered with ${answer.status}.`);
  } catch (error) {
    // The page was shown all the same.
    if (!(error instanceof HttpError)) logError(requestIdOf(call), error);
  }
};
