import { type ReturnedForm, type Runtime, runWithRuntime } from '../src/lib/runtime.ts';
import waku from '../src/waku.server.tsx';
import { backend } from './backend/index.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './edge/request-id.ts';
import { type Bindings, variablesOf } from './env.ts';

/** A page that is not shown: the gateway answers with the error screen of this status. */
export const PAGE_FAILURE_HEADER = 'x-page-failure';

/**
 * Renders a page, or its payload for a navigation in the browser. A page that fails comes back
 * without body, its status and message in place of it, so that nothing of it can be cached or shown.
 */
export const renderPage = async (
  request: Request,
  bindings: Bindings,
  returnedForm?: ReturnedForm,
): Promise<Response> => {
  const { SITE_URL } = variablesOf(bindings);
  const requestId = requestIdOf(request);
  const runtime: Runtime = {
    config: { siteUrl: SITE_URL },
    returnedForm,
    fetch: async (call) => {
      const headers = new Headers(call.headers);
      headers.set(REQUEST_ID_HEADER, requestId);
      return backend.fetch(new Request(call, { headers }), bindings);
    },
  };
  const response = await runWithRuntime(runtime, () => waku.fetch(request));
  const { pathname } = new URL(request.url);
  const failure =
    runtime.failure ??
    (response.status === 404 && { status: 404, message: `Page not found: ${pathname}` }) ??
    undefined;
  if (failure) return pageFailure(failure.status, failure.message);
  if (response.status >= 500) return pageFailure(500, '');
  return response;
};

const pageFailure = (status: number, message: string) =>
  new Response(null, {
    status,
    headers: { [PAGE_FAILURE_HEADER]: encodeURIComponent(message), 'cache-control': 'no-store' },
  });
