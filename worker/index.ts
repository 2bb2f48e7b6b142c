import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import { type Handler, Hono } from 'hono';
import { LinearRouter } from 'hono/router/linear-router';
import type { QueueMessage } from './backend/events/consume-events.ts';
import { redirectToCanonicalPath } from './edge/canonical-path.ts';
import { refuseWhileRestoring } from './edge/closed-site.ts';
import { sendFile } from './edge/files.ts';
import { respondToHealthCheck } from './edge/health.ts';
import { redirectToHttps } from './edge/https-only.ts';
import { isFault } from './edge/is-fault.ts';
import { logRequest } from './edge/log-request.ts';
import { refuseMalformedUrl } from './edge/malformed-url.ts';
import { findSecurityEvent } from './edge/security-event.ts';
import type { Bindings } from './env.ts';
import { drainBody } from './http/body/drain-body.ts';
import { addResponseHeaders } from './http/headers/security-headers.ts';
import { createRequestContext, type RequestContext } from './http/request/request-context.ts';
import { sendSharedPage } from './pages/shared-page.ts';
import { longTimeoutBindings, shortTimeoutBindings } from './timeout-bindings.ts';

// The platform looks for entrypoints here.
export { Pages } from './pages/entrypoint.ts';

interface Env {
  Bindings: Bindings;
  Variables: { context: RequestContext };
}

/** Responds to a request, or returns undefined to leave it to the next step. */
type Step = (context: RequestContext) => Response | undefined | Promise<Response | undefined>;

const respondToError = async (error: unknown, context: RequestContext): Promise<Response> => {
  const { respondWithError } = await import('./pages/errors/respond-with-error.ts');
  return respondWithError(error, context);
};

/**
 * The steps that every request goes through, in order, until one responds. Files and cached pages
 * come first, because most requests are for them, and a new isolate can then serve them without
 * loading any other code. The last step loads the rest of the worker.
 */
const STEPS: readonly Step[] = [
  refuseMalformedUrl,
  respondToHealthCheck,
  redirectToHttps,
  refuseWhileRestoring,
  sendFile,
  redirectToCanonicalPath,
  sendSharedPage,
  async (context) => (await import('./dispatch.ts')).dispatch(context),
];

const runSteps = async (context: RequestContext): Promise<Response | undefined> => {
  for (const step of STEPS) {
    // Most steps return undefined synchronously, which saves an await.
    const result = step(context);
    const response = result instanceof Promise ? await result : result;
    if (response) return response;
  }
  return undefined;
};

/** Parses the request once for all steps, adds headers to their response, and logs it. */
const respond: Handler<Env> = async (c) => {
  const execution = c.executionCtx as unknown as ExecutionContext;
  const context = createRequestContext(c.req.raw, shortTimeoutBindings(c.env), execution);
  c.set('context', context);
  let stepResponse: Response;
  try {
    stepResponse = (await runSteps(context)) ?? (await c.notFound());
  } catch (error) {
    stepResponse = await respondToError(error, context);
  }
  const event = findSecurityEvent(context, stepResponse.status);
  if (event) {
    const { recordSecurityEvent } = await import(
      './backend/security-events/record-security-event.ts'
    );
    await recordSecurityEvent(event, context);
  }
  await drainBody(context.request, execution);
  const response = addResponseHeaders(stepResponse, context);
  logRequest(context, response);
  // The responses of a site that is closed for a restore are no faults.
  if (context.bindings.RESTORE !== 'on' && isFault(context, response.status)) {
    const { noteFault } = await import('./http/count-fault.ts');
    noteFault(context.bindings.JOBS, 'responses');
  }
  return response;
};

const app = new Hono<Env>({ router: new LinearRouter() });
app.onError((error, c) => respondToError(error, c.get('context')));
// There is a single handler, because Hono's dispatch between several would cost as much as all the
// steps for a cached page.
app.all('*', respond);

export default {
  fetch: app.fetch,

  async queue(batch: MessageBatch<QueueMessage>, bindings: Bindings, context: ExecutionContext) {
    const { runQueue } = await import('./queue.ts');
    return runQueue(batch, longTimeoutBindings(bindings), context);
  },

  async scheduled(controller: ScheduledController, bindings: Bindings, context: ExecutionContext) {
    const { runScheduled } = await import('./scheduled.ts');
    return runScheduled(controller.cron, longTimeoutBindings(bindings), context);
  },
};
