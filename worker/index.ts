import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { LATEST_BUILD_PATH } from '../src/contracts/build.ts';
import { PREVIEW_FORM } from '../src/contracts/preview.ts';
import { iconPath } from '../src/lib/content/icon-path.ts';
import type { EventMessage } from './backend/events/record-event.ts';
import { boundedBindings } from './bounded-bindings.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import { answerWebhook, WEBHOOK_PATH } from './content/answer-webhook.ts';
import { answerContentApi, CDA_PATH } from './content/cda.ts';
import { contentSource } from './content/content-source.ts';
import { siteFrame } from './content/site-frame.ts';
import { answerCall } from './edge/answer-call.ts';
import { answerError } from './edge/answer-error.ts';
import { answerPage } from './edge/answer-page.ts';
import { isApiPath } from './edge/audience.ts';
import { answerBuildManifest, answerLatestBuild } from './edge/builds/answer-build.ts';
import { drainBody } from './edge/drain-body.ts';
import { answerFile } from './edge/files.ts';
import { answerHealth } from './edge/health.ts';
import { secureAddressOf } from './edge/https-only.ts';
import { logVisit } from './edge/log-visit.ts';
import { refuseMalformedUrl } from './edge/malformed-url.ts';
import { pageCacheOf } from './edge/page-cache.ts';
import type { PageView } from './edge/page-view.ts';
import { answerPreview } from './edge/preview.ts';
import { type PurgeMessage, purgeContent } from './edge/purge-pages.ts';
import { enforceRateLimit } from './edge/rate-limits.ts';
import { setReferral } from './edge/referral.ts';
import { renderFormAgain } from './edge/render-again.ts';
import { answerRobots } from './edge/robots.ts';
import { refuseCrossSite } from './edge/same-origin.ts';
import { withSecurityHeaders } from './edge/security-headers.ts';
import { answerSecurityTxt, SECURITY_TXT_PATH } from './edge/security-txt.ts';
import { setServerTiming } from './edge/server-timing.ts';
import { askerOf, plainViewOf, showPage, showView } from './edge/show-page.ts';
import { type Bindings, variablesOf } from './env.ts';
import { HttpError } from './http-error.ts';
import { limitOperators } from './ops/authenticate-operator.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { startVisit, type Visit, withVisitId } from './visit.ts';

/**
 * The gateway: every request of the site comes in here and passes these steps from top to bottom.
 * Calls of the endpoint map are answered by `answerApi`, files by the assets, all else by `Pages`.
 */
const gateway = new Hono<{ Bindings: Bindings }>();

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

// Asked for by every open tab, each minute.
gateway.get(LATEST_BUILD_PATH, (c) => answerLatestBuild(c.req.raw, c.env));
gateway.get('/builds/meta/:file{[\\w-]+\\.json}', (c) =>
  answerBuildManifest(c.req.param('file').replace(/\.json$/, ''), c.req.raw, c.env),
);

gateway.get('/robots.txt', () => answerRobots());

gateway.get(SECURITY_TXT_PATH, async (c) => {
  const siteUrl = variablesOf(c.env).SITE_URL;
  return answerSecurityTxt(await siteFrame(c.env), { siteUrl, now: Date.now() });
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
    purge: (tags) => purgeContent(c.executionCtx, c.env, tags),
  });
});

gateway.get('/misc/openapi.json', async (c) => {
  await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  const { openApiDocument } = await import('../src/lib/openapi/openapi-document.ts');
  const { name } = await siteFrame(c.env);
  return c.json(openApiDocument(name), 200, { 'cache-control': CACHE_CONTROL.reference });
});
gateway.all('/misc/openapi.json', () => {
  throw new HttpError(405, 'method_not_allowed', 'Use GET here.', {
    headers: { allow: 'GET, HEAD' },
  });
});

gateway.get('/blog/feed.xml', async (c) => {
  await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  const { answerBlogFeed } = await import('./feeds/blog-feed.ts');
  return answerBlogFeed(c.req.raw, {
    url: variablesOf(c.env).SITE_URL,
    name: async () => (await siteFrame(c.env)).name,
    content: contentSource(c.env),
  });
});

// Editors come here to see drafts.
gateway.on(['GET', 'POST'], [PREVIEW_FORM, `${PREVIEW_FORM}/leave`], async (c, next) => {
  if (c.req.method === 'POST') await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  const answer = await answerPreview(c.req.raw, c.env, {
    now: Date.now(),
    renderAgain: (path, returned) => renderFormAgain(path, c.req.raw, c.env, returned),
  });
  return answer ? answerPage(answer, c.req.raw, c.env) : next();
});

// What no step before took is a call or a page.
gateway.all('*', (c) =>
  isApiPath(c.req.path) ? answerCall(c.req.raw, c.env) : showPage(c.req.raw, c.env, c.executionCtx),
);

gateway.onError((error, c) => answerError(error, c.req.raw, c.env));

// The platform looks for entrypoints here.
export { Pages } from './pages.ts';

/** Every request but those for plain pages. */
const answerAll = async (
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  const request = withVisitId(visit.request, visit, setReferral);
  const response = await gateway.fetch(request, bindings, context);
  await drainBody(request);
  return response;
};

/** A page for everybody, past all the steps that only others need. */
const answerView = async (
  view: PageView,
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  visit.route = view.rule.route;
  const { request } = visit;
  const cache = pageCacheOf(context, bindings);
  const page = await showView(view, request, askerOf(request, visit.id), cache);
  if (!page.ok && page.status !== 304) {
    const answer = await answerPage(page, withVisitId(request, visit), bindings);
    return withSecurityHeaders(answer, visit, bindings);
  }
  // All else it was given when it was kept.
  page.headers.set(REQUEST_ID_HEADER, visit.id);
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
  if (health) return withSecurityHeaders(health, visit, bindings);
  const location = secureAddressOf(request, url, variablesOf(bindings));
  if (location) {
    return withSecurityHeaders(
      new Response(null, { status: 308, headers: { location } }),
      visit,
      bindings,
    );
  }
  // Files cost nothing and are not counted; a name that is none may be that of a page.
  const file = await answerFile(request, url, bindings);
  if (file) return withSecurityHeaders(file, visit, bindings);
  const view = plainViewOf(request, url);
  if (view) return answerView(view, visit, bindings, context);
  return withSecurityHeaders(await answerAll(visit, bindings, context), visit, bindings);
};

export default {
  async fetch(incoming: Request, unbounded: Bindings, context: ExecutionContext) {
    const visit = startVisit(incoming);
    const bindings = boundedBindings(unbounded);
    let response: Response;
    try {
      response = await answer(visit, bindings, context);
    } catch (error) {
      // Its body may be gone by now.
      const { url, headers } = incoming;
      const request = withVisitId(new Request(url, { headers }), visit);
      response = withSecurityHeaders(await answerError(error, request, bindings), visit, bindings);
    }
    setServerTiming(response.headers, visit);
    logVisit(visit, response, bindings);
    return response;
  },

  async queue(
    batch: MessageBatch<EventMessage | PurgeMessage>,
    bindings: Bindings,
    context: ExecutionContext,
  ) {
    const { consumeEvents } = await import('./backend/events/consume-events.ts');
    return consumeEvents(batch, boundedBindings(bindings), context);
  },

  async scheduled(controller: ScheduledController, bindings: Bindings, context: ExecutionContext) {
    const { runScheduled } = await import('./scheduled.ts');
    return runScheduled(controller.cron, boundedBindings(bindings), context);
  },
};
