import { isOurFailure } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** Labels of requests that respond with 5xx by design: a monitor's check, and the error screen. */
const DELIBERATE: readonly (string | undefined)[] = ['/readyz', '/500'];

/** Whether a response counts as a failure for the operators' alerts. */
export const isFault = ({ label }: Pick<RequestContext, 'label'>, status: number): boolean =>
  isOurFailure(status) && !DELIBERATE.includes(label);
