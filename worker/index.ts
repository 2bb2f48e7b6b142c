import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import type { EventMessage } from './backend/events/record-event.ts';
import { boundedBindings, patientBindings } from './bounded-bindings.ts';
import { drainBody } from './edge/drain-body.ts';
import { answerFile } from './edge/files.ts';
import { answerHealth } from './edge/health.ts';
import { secureAddressOf } from './edge/https-only.ts';
import { logVisit } from './edge/log-visit.ts';
import { refuseMalformedUrl } from './edge/malformed-url.ts';
import { oneAddressOf } from './edge/one-address.ts';
import { withPlainPath } from './edge/plain-path.ts';
import { withSecurityHeaders } from './edge/security-headers.ts';
import { setServerTiming } from './edge/server-timing.ts';
import { addSpeculationRules } from './edge/speculation-rules.ts';
import { type Bindings, variablesOf } from './env.ts';
import { REQUEST_ID_HEADER } from './http/request-id.ts';
import { pageCacheOf } from './pages/page-cache.ts';
import type { PageView } from './pages/page-view.ts';
import type { PurgeMessage } from './pages/purge-pages.ts';
import { askerOf, plainViewOf, showView } from './pages/show-view.ts';
import { startVisit, type Visit, withVisitId } from './visit.ts';

// The platform looks for entrypoints here.
export { Pages } from './pages/entrypoint.ts';

/*
 * The way of a request begins here, with what nearly all of them ask for: a file, or a page that is
 * everybody's. The rest of the worker is loaded by the first who needs it: where an isolate starts, a page
 * that a cache has waits for none of it.
 */

/** A page for everybody, past all the steps that only others need. */
const answerView = async (
  view: PageView,
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  visit.route = view.route.path;
  const { request } = visit;
  const cache = pageCacheOf(context, bindings);
  const page = await showView(view, request, askerOf(request, visit.id), cache);
  if (!page.ok && page.status !== 304) {
    const { answerPage } = await import('./pages/answer-page.ts');
    const answer = await answerPage(page, withVisitId(request, visit), bindings);
    return withSecurityHeaders(answer, visit, bindings);
  }
  // All else it was given when it was kept.
  page.headers.set(REQUEST_ID_HEADER, visit.id);
  addSpeculationRules(page, visit.url.pathname);
  return page;
};

const answer = async (
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  const { request, url } = visit;
  refuseMalformedUrl(url);
  const health = await answerHealth(request, url, bindings);
  if (health) {
    visit.route = url.pathname;
    return withSecurityHeaders(health, visit, bindings);
  }
  const moved = (location: string) =>
    withSecurityHeaders(
      new Response(null, { status: 308, headers: { location } }),
      visit,
      bindings,
    );
  const secureAddress = secureAddressOf(request, url, variablesOf(bindings));
  if (secureAddress) return moved(secureAddress);
  // Files cost nothing and are not counted; a name that is none may be that of a page.
  const file = await answerFile(request, url, bindings);
  if (file) {
    visit.route = url.pathname.startsWith('/assets/') ? '/assets/*' : '/*.*';
    return withSecurityHeaders(file, visit, bindings);
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const address = isRead && oneAddressOf(url);
  if (address) return moved(address);
  const view = plainViewOf(request, url);
  if (view) return answerView(view, visit, bindings, context);
  const { answerOthers } = await import('./gateway.ts');
  return withSecurityHeaders(await answerOthers(visit, bindings, context), visit, bindings);
};

export default {
  async fetch(received: Request, unbounded: Bindings, context: ExecutionContext) {
    const incoming = withPlainPath(received);
    const visit = startVisit(incoming);
    const bindings = boundedBindings(unbounded);
    let response: Response;
    try {
      response = await answer(visit, bindings, context);
    } catch (error) {
      // Its body may be gone by now.
      const { url, headers } = incoming;
      const request = withVisitId(new Request(url, { headers }), visit);
      const { answerError } = await import('./pages/answer-error.ts');
      response = withSecurityHeaders(await answerError(error, request, bindings), visit, bindings);
    }
    await drainBody(incoming, context);
    setServerTiming(response.headers, incoming);
    logVisit(visit, response, bindings);
    return response;
  },

  async queue(
    batch: MessageBatch<EventMessage | PurgeMessage>,
    bindings: Bindings,
    context: ExecutionContext,
  ) {
    const { consumeEvents } = await import('./backend/events/consume-events.ts');
    return consumeEvents(batch, patientBindings(bindings), context);
  },

  async scheduled(controller: ScheduledController, bindings: Bindings, context: ExecutionContext) {
    const { runScheduled } = await import('./scheduled.ts');
    return runScheduled(controller.cron, patientBindings(bindings), context);
  },
};
