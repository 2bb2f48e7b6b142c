import { getReceipt } from '../../src/contracts/endpoints/receipts.ts';
import { queryRecord } from '../../src/lib/query.ts';
import { receiptPath } from '../../src/routes/hrefs.ts';
import { APPLIED } from '../../src/routes/site-routes.ts';
import { callApi } from '../api/call-api.ts';
import { HttpError } from '../http/http-error.ts';
import { decodeSegment } from '../http/request/path-segments.ts';
import { LINK_HEADERS } from '../http/request/private-path.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * Redirects `/jobs/{fid}/applied` to the receipt of an application for that job, if the query has
 * its id (`application`) and a valid `link`. Otherwise undefined, and the page says how to find an
 * application.
 */
export const redirectToReceipt = async (context: RequestContext): Promise<Response | undefined> => {
  const { match, url } = context;
  if (match?.route !== APPLIED) return undefined;
  const { application, link } = queryRecord(url.search);
  if (!application || !link) return undefined;
  await enforceRateLimit(context);
  const options = { params: { id: application }, query: { link } };
  const receipt = await callApi(getReceipt, options, context).catch((error: unknown) => {
    if (error instanceof HttpError && error.status < 500) return undefined;
    throw error;
  });
  if (receipt?.data.jobFid !== decodeSegment(match.params.fid ?? '')) return undefined;
  const location = receiptPath(application, link);
  return new Response(null, { status: 303, headers: { ...LINK_HEADERS, location } });
};
