import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { PREVIEW_FORM } from '../src/contracts/preview.ts';
import type { ErrorBody } from '../src/contracts/wire.ts';
import { iconPath } from '../src/lib/content/icon-path.ts';
import { answerApi } from './api.ts';
import type { EventMessage } from './backend/events/record-event.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import { answerWebhook, WEBHOOK_PATH } from './content/answer-webhook.ts';
import { answerContentApi, CDA_PATH } from './content/cda.ts';
import { contentSource } from './content/content-source.ts';
import { siteFrame } from './content/site-frame.ts';
import { answerPage } from './edge/answer-page.ts';
import { drainBody } from './edge/drain-body.ts';
import { errorScreen } from './edge/error-screen.ts';
import { answerFile } from './edge/files.ts';
import { answerFormPost, formRequestOf, pageOfForm } from './edge/form-posts.ts';
import { pageCacheOf } from './edge/page-cache.ts';
import { type PageView, pageViewOf } from './edge/page-view.ts';
import { answerPreview } from './edge/preview.ts';
import { enforceRateLimit } from './edge/rate-limits.ts';
import { withReferral } from './edge/referral.ts';
import { renderFormAgain } from './edge/render-again.ts';
import { refuseCrossSite } from './edge/same-origin.ts';
import { withSecurityHeaders } from './edge/security-headers.ts';
import { plainViewOf, showPage, showView } from './edge/show-page.ts';
import { requirePerson } from './edge/turnstile.ts';
import { type Bindings, variablesOf } from './env.ts';
import { HttpError, jsonError } from './http-error.ts';
import { limitOperators } from './ops/authenticate-operator.ts';
import { requestIdOf } from './request-id.ts';
import { startVisit, type Visit, withVisitId } from './visit.ts';

/**
 * The gateway: every request of the site comes in here and passes these steps from top to bottom.
 * Calls of the endpoint map are answered by `answerApi`, files by the assets, all else by `Pages`.
 */
const gateway = new Hono<{ Bindings: Bindings }>();

// The reference of the API is a page, though it stands among its calls.
const isApiPath = (path: string) =>
  /^\/(misc|contractor|candidate|ops|hooks)(\/|$)/.test(path) && path !== '/misc/openapi';

// Let in by a token alone, which no browser sends by itself: other sites' scripts may ask too.
gateway.all(`${CDA_PATH}/*`, (c) => answerContentApi(c.req.raw, c.env));

gateway.use(async (c, next) => {
  refuseCrossSite(c.req.raw);
  await next();
});

// Browsers, readers of feeds and bookmarks ask for it without having read a page.
gateway.get('/favicon.ico', async (c) =>
  c.redirect(iconPath(await siteFrame(c.env), variablesOf(c.env).SITE_URL)),
);

gateway.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));

// The address of a form that was posted without JavaScript: opened by hand it leads to the form.
gateway.get('*', async (c, next) => {
  const form = formRequestOf(c.req.raw);
  if (!form) return next();
  await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  return c.redirect(await pageOfForm(c.req.raw, form, (call) => answerApi(call, c.env)), 303);
});

gateway.post('*', async (c, next) => {
  const form = formRequestOf(c.req.raw);
  if (!form) return next();
  return answerFormPost(c.req.raw, form, {
    limit: () => enforceRateLimit(c.req.raw, c.env, variablesOf(c.env)),
    call: (request) => answerCall(request, c.env),
    async renderAgain(path, returned) {
      const page = await renderFormAgain(path, c.req.raw, c.env, returned);
      return answerPage(page, c.req.raw, c.env);
    },
  });
});

// Operators are counted apart from visitors, before anything else is looked at.
gateway.all('/ops/*', async (c) => {
  await limitOperators(c.req.raw, c.env);
  const { ops } = await import('./ops/index.ts');
  return ops.fetch(c.req.raw, c.env, c.executionCtx);
});

// Contentful is no visitor either: a release of a hundred entries is a hundred posts.
gateway.all(WEBHOOK_PATH, async (c) => {
  await limitOperators(c.req.raw, c.env);
  return answerWebhook(c.req.raw, c.env, {
    now: Date.now(),
    purge: (tags) => pageCacheOf(c.executionCtx, c.env).purge(tags),
  });
});

// Pages are counted where they are rendered: what a cache has costs nothing.
gateway.use(async (c, next) => {
  if (!pageViewOf(new URL(c.req.url))) await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  await next();
});

gateway.get('/misc/openapi.json', async (c) => {
  const { openApiDocument } = await import('../src/lib/openapi/openapi-document.ts');
  const { name } = await siteFrame(c.env);
  return c.json(openApiDocument(name), 200, { 'cache-control': CACHE_CONTROL.reference });
});

gateway.get('/blog/feed.xml', async (c) => {
  const { answerBlogFeed } = await import('./feeds/blog-feed.ts');
  return answerBlogFeed(c.req.raw, {
    url: variablesOf(c.env).SITE_URL,
    name: async () => (await siteFrame(c.env)).name,
    content: contentSource(c.env),
  });
});

// A resume is opened in a tab of its own: what goes wrong there is for people to read.
gateway.get('/misc/resumes/*', async (c, next) => {
  if (!(c.req.header('accept') ?? '').includes('text/html')) return next();
  const answer = await answerApi(c.req.raw, c.env);
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  return errorScreen(c.req.raw, c.env, { status: answer.status, message: error?.message });
});

// Editors come here to see drafts.
gateway.on(['GET', 'POST'], [PREVIEW_FORM, `${PREVIEW_FORM}/leave`], async (c, next) => {
  const answer = await answerPreview(c.req.raw, c.env, {
    now: Date.now(),
    renderAgain: (path, returned) => renderFormAgain(path, c.req.raw, c.env, returned),
  });
  return answer ? answerPage(answer, c.req.raw, c.env) : next();
});

gateway.all('*', (c, next) => (isApiPath(c.req.path) ? answerCall(c.req.raw, c.env) : next()));

gateway.all('*', (c) => showPage(c.req.raw, c.env, c.executionCtx));

// The one error ladder: what was thrown on purpose says so, all else is a plain 500.
const answerError = (error: unknown, request: Request, bindings: Bindings) => {
  const requestId = requestIdOf(request);
  const known = error instanceof HttpError ? error : undefined;
  if (!known) console.error(requestId, error);
  const { pathname } = new URL(request.url);
  if (isApiPath(pathname) && !formRequestOf(request)) return jsonError(error, requestId);
  return errorScreen(request, bindings, {
    status: known?.status ?? 500,
    message: known?.message,
    headers: known?.options.headers,
  });
};
gateway.onError((error, c) => answerError(error, c.req.raw, c.env));

/** A call from outside. Those of our own pages never come this way. */
const answerCall = async (request: Request, bindings: Bindings): Promise<Response> => {
  try {
    await requirePerson(request, variablesOf(bindings));
  } catch (error) {
    return jsonError(error, requestIdOf(request));
  }
  return answerApi(request, bindings);
};

// The platform looks for entrypoints here.
export { Pages } from './pages.ts';

/** Every request but those for plain pages. */
const answerAll = async (
  incoming: Request,
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  const request = withReferral(withVisitId(incoming, visit));
  const response = await gateway.fetch(request, bindings, context);
  await drainBody(request);
  return response;
};

/** A page for everybody, past all the steps that only others need. */
const answerView = async (
  view: PageView,
  incoming: Request,
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  const page = await showView(view, incoming, bindings, context);
  if (page.ok) return page;
  return answerPage(page, withVisitId(incoming, visit), bindings);
};

export default {
  async fetch(incoming: Request, bindings: Bindings, context: ExecutionContext) {
    const visit = startVisit(incoming);
    // Files cost nothing and are not counted; a name that is none may be that of a page.
    const file = await answerFile(incoming, visit.url, bindings);
    if (file) return withSecurityHeaders(file, visit, bindings);
    const view = plainViewOf(incoming, visit.url);
    const response = view
      ? await answerView(view, incoming, visit, bindings, context)
      : await answerAll(incoming, visit, bindings, context);
    return withSecurityHeaders(response, visit, bindings);
  },

  async queue(batch: MessageBatch<EventMessage>, bindings: Bindings) {
    const { consumeEvents } = await import('./backend/events/consume-events.ts');
    return consumeEvents(batch, bindings);
  },

  async scheduled(controller: ScheduledController, bindings: Bindings) {
    const { runScheduled } = await import('./scheduled.ts');
    return runScheduled(controller.cron, bindings);
  },
};
