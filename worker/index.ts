import { WorkerEntrypoint } from 'cloudflare:workers';
import { Hono } from 'hono';
import { sweepResumes } from './backend/applications/resume-store.ts';
import { backend } from './backend/index.ts';
import { closeExpiredJobs } from './backend/jobs/repository.ts';
import { drainBody } from './edge/drain-body.ts';
import { errorScreen } from './edge/error-screen.ts';
import { answerFormPost, isFormPost } from './edge/form-posts.ts';
import { HttpError, jsonError } from './edge/http-error.ts';
import { enforceRateLimit } from './edge/rate-limits.ts';
import { requestIdOf, withRequestId } from './edge/request-id.ts';
import { refuseCrossSite } from './edge/same-origin.ts';
import { withSecurityHeaders } from './edge/security-headers.ts';
import { type Bindings, variablesOf } from './env.ts';
import { PAGE_FAILURE_HEADER, renderPage } from './render.ts';

/**
 * The gateway: every request of the site comes in here and passes these steps from top to bottom.
 * API calls are answered by the embedded backend, files by the assets, all else by `Pages`.
 */
const gateway = new Hono<{ Bindings: Bindings }>();

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'];
const isApiPath = (path: string) => path.startsWith('/misc/') || path === '/misc';
// Hashed build output and files with an extension; page payloads (`/RSC/….txt`) are pages.
const isFilePath = (path: string) => /\.\w{2,5}$/.test(path) && !path.startsWith('/RSC/');

gateway.use(async (c, next) => {
  if (!METHODS.includes(c.req.method)) {
    throw new HttpError(405, 'method_not_allowed', `Use one of ${METHODS.join(', ')}.`, {
      headers: { allow: METHODS.join(', ') },
    });
  }
  refuseCrossSite(c.req.raw);
  await next();
});

gateway.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));

// A form without JavaScript: the same call as JSON, its answer turned into a page.
gateway.post('/misc/*', async (c, next) => {
  if (!isFormPost(c.req.raw)) return next();
  const { origin } = new URL(c.req.url);
  return answerFormPost(
    c.req.raw,
    async (request) => gateway.fetch(request, c.env, c.executionCtx),
    (path, form) => renderPage(new Request(`${origin}${path}`), c.env, form),
  );
});

// Files cost nothing; what reaches a database or a render is counted.
gateway.use(async (c, next) => {
  if (!isFilePath(c.req.path)) await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  await next();
});

gateway.all('/misc/*', (c) => backend.fetch(c.req.raw, c.env));

gateway.get('*', async (c, next) => {
  if (!isFilePath(c.req.path)) return next();
  const file = (await c.env.ASSETS.fetch(c.req.url, {
    method: c.req.method,
    headers: c.req.raw.headers as never,
  })) as unknown as Response;
  return file.status === 404 ? next() : file;
});

gateway.all('*', async (c) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    throw new HttpError(405, 'method_not_allowed', 'Pages can only be read.', {
      headers: { allow: 'GET, HEAD' },
    });
  }
  const { Pages } = (c.executionCtx as unknown as { exports: { Pages: Pages } }).exports;
  const page = await Pages.fetch(c.req.raw);
  const message = page.headers.get(PAGE_FAILURE_HEADER);
  if (message === null) return page;
  return errorScreen(c.req.raw, c.env, {
    status: page.status,
    message: decodeURIComponent(message),
  });
});

// The one error ladder: what was thrown on purpose says so, all else is a plain 500.
gateway.onError((error, c) => {
  if (!(error instanceof HttpError)) console.error(error);
  if (isApiPath(c.req.path) && !isFormPost(c.req.raw)) {
    return jsonError(error, requestIdOf(c.req.raw));
  }
  const known = error instanceof HttpError ? error : undefined;
  return errorScreen(c.req.raw, c.env, {
    status: known?.status ?? 500,
    message: known?.message,
    headers: known?.options.headers,
  });
});

/** Renders pages; a cache of the platform stands in front of it (`[exports.Pages]`). */
export class Pages extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Promise<Response> {
    return renderPage(request, this.env);
  }
}

export default {
  async fetch(incoming: Request, bindings: Bindings, context: ExecutionContext) {
    const request = withRequestId(incoming);
    const response = await gateway.fetch(request, bindings, context);
    await drainBody(request);
    return withSecurityHeaders(response, requestIdOf(request));
  },

  /** Hourly: jobs past their end leave the index, files that no application names are deleted. */
  async scheduled(_event: unknown, bindings: Bindings) {
    const now = Date.now();
    const closed = await closeExpiredJobs(bindings.DB, now);
    const swept = await sweepResumes(bindings, now);
    console.log(
      `Closed ${closed} jobs past their end, deleted ${swept} files without application.`,
    );
  },
};

interface ExecutionContext {
  waitUntil(promise: Promise<unknown>): void;
  passThroughOnException(): void;
  // biome-ignore lint/suspicious/noExplicitAny: the shape that Hono asks for.
  props: any;
}
