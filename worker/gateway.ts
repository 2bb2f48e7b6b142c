import type { ExecutionContext } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { LATEST_BUILD_PATH } from '../src/contracts/build-paths.ts';
import { SERVICE_WORKER_PATH } from '../src/contracts/offline.ts';
import { PREVIEW_FORM } from '../src/contracts/preview.ts';
import { iconPath } from '../src/lib/content/icon-path.ts';
import { matchRoute } from '../src/routes/match-route.ts';
import { patternOf } from '../src/routes/path-pattern.ts';
import { JOB } from '../src/routes/site-routes.ts';
import { answerCall } from './api/answer-call.ts';
import { exchangeReviewerLink } from './api/exchange-reviewer-link.ts';
import { matchPath } from './api/match-endpoint.ts';
import { rateLimitPolicyOf } from './api/rate-limit-headers.ts';
import { enforceRateLimit } from './api/rate-limits.ts';
import { patientBindings } from './bounded-bindings.ts';
import { answerWebhook, WEBHOOK_PATH } from './content/answer-webhook.ts';
import { answerContentApi, CDA_PATH } from './content/cda.ts';
import { siteFrame } from './content/site-frame.ts';
import { answerBuildManifest, answerLatestBuild } from './edge/builds/answer-build.ts';
import { drainBody } from './edge/drain-body.ts';
import { noteSecurityEvent, securityEventOf } from './edge/note-security-event.ts';
import { setReferral } from './edge/referral.ts';
import { answerRobots } from './edge/robots.ts';
import { routeOf } from './edge/route-of.ts';
import { refuseCrossSite } from './edge/same-origin.ts';
import { answerSecurityTxt, SECURITY_TXT_PATH } from './edge/security-txt.ts';
import { answerServiceWorker } from './edge/service-worker.ts';
import { answerSpeculationRules, SPECULATION_RULES_PATH } from './edge/speculation-rules.ts';
import { answerWebManifest, WEB_MANIFEST_PATH } from './edge/web-manifest.ts';
import { type Bindings, variablesOf } from './env.ts';
import { CACHE_CONTROL } from './http/cache-control.ts';
import { withEntityTag } from './http/entity-tag.ts';
import { HttpError } from './http/http-error.ts';
import { limitOperators } from './ops/authenticate-operator.ts';
import { answerError } from './pages/answer-error.ts';
import { answerPage } from './pages/answer-page.ts';
import { markdownRouteOf, prefersMarkdown } from './pages/markdown-route.ts';
import { answerPreview } from './pages/preview.ts';
import { purgeContent } from './pages/purge-pages.ts';
import { renderFormAgain } from './pages/render-again.ts';
import { showPage } from './pages/show-page.ts';
import { type Visit, withVisitId } from './visit.ts';

/**
 * The steps of every request that `worker/index.ts` does not answer itself, from top to bottom. Loaded
 * with the first of them: a page for everybody needs nothing of it.
 */
const gateway = new Hono<{ Bindings: Bindings }>();

/** As it was sent: Hono's own is decoded, and what is counted and logged goes by what was sent. */
const pathOf = ({ req }: Context): string => new URL(req.url).pathname;

const kindOf = (c: Context) => matchRoute(pathOf(c))?.route.kind;

gateway.use(async (c, next) => {
  await next();
  const event = securityEventOf(c.req.raw, c.res.status);
  if (event) await noteSecurityEvent(event, c.req.raw, c.env);
});

gateway.use(async (c, next) => {
  await next();
  const policy = rateLimitPolicyOf(c.req.raw);
  if (policy && !c.res.headers.has('ratelimit-policy')) c.header('ratelimit-policy', policy);
});

// Let in by a token alone, which no browser sends by itself: other sites' scripts may ask too.
gateway.all(`${CDA_PATH}/*`, (c) => answerContentApi(c.req.raw, c.env));

gateway.use(async (c, next) => {
  refuseCrossSite(c.req.raw, variablesOf(c.env).SITE_URL);
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

gateway.get('/robots.txt', (c) => answerRobots(c.req.raw, variablesOf(c.env).SITE_URL));

gateway.get(WEB_MANIFEST_PATH, async (c) =>
  answerWebManifest(await siteFrame(c.env), variablesOf(c.env).SITE_URL),
);

gateway.get(SERVICE_WORKER_PATH, async (c) =>
  withEntityTag(await answerServiceWorker(c.env), c.req.raw),
);
gateway.get(SPECULATION_RULES_PATH, answerSpeculationRules);

gateway.get(SECURITY_TXT_PATH, async (c) => {
  const siteUrl = variablesOf(c.env).SITE_URL;
  return answerSecurityTxt(await siteFrame(c.env), { siteUrl, now: Date.now() });
});

// Operators are counted apart from visitors, before anything else is looked at.
gateway.all('/ops/*', async (c) => {
  await limitOperators(c.req.raw, c.env);
  const { ops } = await import('./ops/index.ts');
  return ops.fetch(c.req.raw, patientBindings(c.env), c.executionCtx);
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
  const headers = { 'cache-control': CACHE_CONTROL.reference };
  return withEntityTag(Response.json(openApiDocument(name), { headers }), c.req.raw);
});
gateway.all('/misc/openapi.json', () => {
  throw new HttpError(405, 'method_not_allowed', 'Use GET here.', {
    headers: { allow: 'GET, HEAD' },
  });
});

// Sitemaps, feeds, and pages in other forms.
gateway.get('*', async (c, next) => {
  if (kindOf(c) !== 'feed') return next();
  await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  const { answerFeed } = await import('./feeds/index.ts');
  return answerFeed({ request: c.req.raw, bindings: c.env, context: c.executionCtx });
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

// What a link of the reviewers' area lets in by moves from its address into a cookie.
gateway.get('/vendor-review/*', async (c, next) => {
  const opened = await exchangeReviewerLink(c.req.raw, c.env, Date.now());
  return opened ?? next();
});

// A job or a post in Markdown, past the cache of pages: under its key there is HTML alone.
gateway.get('*', async (c, next) => {
  const path = pathOf(c);
  if (!prefersMarkdown(c.req.raw) || !markdownRouteOf(path)) return next();
  await enforceRateLimit(c.req.raw, c.env, variablesOf(c.env));
  const { answerMarkdown } = await import('./feeds/markdown/answer-markdown.ts');
  return answerMarkdown(path, { request: c.req.raw, bindings: c.env, context: c.executionCtx }, '');
});

/** Below these employers had jobs before their slugs were taken (migration 0029). */
const ONCE_SLUGS = /^\/(candidate|contractor)\//;
const JOB_PATTERN = patternOf(JOB);

/** The old address of a job, which its page leads on from: no call has it. */
const isFormerJob = (path: string): boolean =>
  ONCE_SLUGS.test(path) && JOB_PATTERN.test(path) && matchPath(path).length === 0;

gateway.get('*', (c, next) => {
  const path = pathOf(c);
  return isFormerJob(path) ? showPage(c.req.raw, c.env, c.executionCtx) : next();
});

// What no step before took is a call or a page.
gateway.all('*', (c) =>
  kindOf(c) === 'call' ? answerCall(c.req.raw, c.env) : showPage(c.req.raw, c.env, c.executionCtx),
);

gateway.onError((error, c) => answerError(error, c.req.raw, c.env));

/** Whatever is neither a file nor a page for everybody. */
export const answerOthers = async (
  visit: Visit,
  bindings: Bindings,
  context: ExecutionContext,
): Promise<Response> => {
  visit.route = routeOf(visit.url.pathname);
  const request = withVisitId(visit.request, visit, setReferral);
  const response = await gateway.fetch(request, bindings, context);
  await drainBody(request, context);
  return response;
};
