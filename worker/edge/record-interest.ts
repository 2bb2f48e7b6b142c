import type { JobInterest } from '../../src/contracts/contact.ts';
import { recordJobInterest } from '../../src/contracts/endpoints/product.ts';
import { callApi } from '../api/call-api.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { limitPosts } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { findJobInterest } from './referral.ts';

const record = async (interest: JobInterest, context: RequestContext): Promise<void> => {
  try {
    await limitPosts(context, recordJobInterest.path);
    await callApi(recordJobInterest, { body: interest }, context);
  } catch (error) {
    // The page is sent anyway, so an exceeded rate limit is not worth logging.
    const isLimited = error instanceof HttpError && error.status === 429;
    if (!isLimited) logError(context.id, error);
  }
};

/**
 * Records that a referral brought a visitor to a job. The browser could do this, but only with
 * JavaScript. Repeated visits count towards the rate limit for POST requests.
 */
export const recordInterest = (context: RequestContext): void => {
  const interest = findJobInterest(context);
  if (interest) context.execution.waitUntil(record(interest, context));
};
