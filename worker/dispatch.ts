import { PREVIEW_FORM } from '../src/contracts/site/preview.ts';
import { iconPath } from '../src/lib/content/icon-path.ts';
import { jobAlertsPath } from '../src/routes/hrefs.ts';
import { createPathPattern } from '../src/routes/path-pattern.ts';
import { JOB, type WrittenFilePath } from '../src/routes/site-routes.ts';
import { exchangeReviewerLink } from './api/exchange-reviewer-link.ts';
import { isForPerson, respondToCall } from './api/respond-to-call.ts';
import { sendOpenApi } from './api/send-openapi.ts';
import { respondToMailWebhook } from './backend/suppressions/respond-to-mail-webhook.ts';
import { respondToContentApi } from './content/cda.ts';
import { respondToWebhook } from './content/respond-to-webhook.ts';
import { siteFrame } from './content/site-frame.ts';
import { recordInterest } from './edge/record-interest.ts';
import { readPostReferral, setReferralCookie } from './edge/referral.ts';
import { sendRobots } from './edge/robots.ts';
import { refuseCrossSite } from './edge/same-origin.ts';
import { sendSecurityTxt } from './edge/security-txt.ts';
import { sendBuildManifest, sendLatestBuild } from './edge/send-build.ts';
import { sendServiceWorker } from './edge/service-worker.ts';
import { sendWebManifest } from './edge/web-manifest.ts';
import { readVariables } from './env.ts';
import { findCalls } from './http/request/match-endpoint.ts';
import { enforceRateLimit, limitOperators } from './http/request/rate-limits.ts';
import { isRead, type RequestContext, requireRead } from './http/request/request-context.ts';
import { findRequestLabel } from './http/request/request-label.ts';
import { findMarkdownRoute, prefersMarkdown } from './pages/markdown-route.ts';
import { respondToPreview } from './pages/preview.ts';
import { redirectToReceipt } from './pages/redirect-to-receipt.ts';
import { renderFormAgain } from './pages/render/render-form-again.ts';
import { respondWithPage } from './pages/respond-with-page.ts';
import { sendPage } from './pages/send-page.ts';
import { sendSpeculationRules } from './pages/speculation-rules.ts';
import { longTimeoutBindings } from './timeout-bindings.ts';

/*
 * Dispatches every request that was not handled by an earlier step in `worker/index.ts`, according
 * to the kind of its route.
 */

type Responder = (context: RequestContext) => Response | Promise<Response>;

const redirectToIcon: Responder = async ({ bindings }) => {
  const location = iconPath(await siteFrame(bindings), readVariables(bindings).SITE_URL);
  return new Response(null, { status: 302, headers: { location } });
};

/** Handlers for the files that the worker generates. */
const FILES: Readonly<Record<WrittenFilePath, Responder>> = {
  '/builds/latest.json': sendLatestBuild,
  '/builds/meta/{id}.json': sendBuildManifest,
  '/.well-known/security.txt': sendSecurityTxt,
  '/manifest.webmanifest': sendWebManifest,
  '/service-worker.js': sendServiceWorker,
  '/speculation-rules.json': sendSpeculationRules,
  '/robots.txt': sendRobots,
  '/favicon.ico': redirectToIcon,
  '/misc/openapi.json': sendOpenApi,
};

const respondToFile: Responder = (context) => {
  const path = context.match?.route.path ?? '';
  if (!Object.hasOwn(FILES, path)) return sendPage(context);
  requireRead(context, 'Use GET here.');
  return FILES[path as WrittenFilePath](context);
};

/** Serves sitemaps, feeds, and pages in formats other than HTML. */
const respondToFeed: Responder = async (context) => {
  await enforceRateLimit(context);
  const { sendFeed } = await import('./feeds/index.ts');
  return sendFeed(context);
};

/** Employers with these slugs had jobs before migration 0029 reserved the slugs. */
const FORMER_SLUGS = /^\/(candidate|contractor)\//;
const JOB_PATTERN = createPathPattern(JOB);

/**
 * Whether the path is a former URL of a job. The job's page redirects it to the current URL. No API
 * endpoint has such a path.
 */
const isFormerJob = (context: RequestContext): boolean => {
  const { pathname } = context.url;
  const isJob = FORMER_SLUGS.test(pathname) && JOB_PATTERN.test(pathname);
  return isJob && isRead(context) && findCalls(context).length === 0;
};

const respondToEndpoint: Responder = (context) =>
  respondToCall(context, async (page, form) =>
    respondWithPage(await renderFormAgain(page, context, form), context),
  );

/**
 * Operators, Contentful and the mail provider have a separate rate limit from visitors, because
 * publishing a hundred entries at once triggers a hundred POST requests.
 */
const respondToOperator: Responder = async (context) => {
  await limitOperators(context);
  return respondToEndpoint({ ...context, bindings: longTimeoutBindings(context.bindings) });
};

const respondToContentful: Responder = async (context) => {
  await limitOperators(context);
  return respondToWebhook(context);
};

const respondToMailProvider: Responder = async (context) => {
  await limitOperators(context);
  return respondToMailWebhook(context);
};

/** The only path that other sites may post to without a token of their own (RFC 8058). */
const ONE_CLICK = '/misc/job-alerts/{id}/unsubscribe';

/**
 * Mail clients post to a mail's `List-Unsubscribe` URL, or open it in a browser. A GET request
 * changes nothing, because scanners of mails open links too: it leads to the page with the buttons.
 */
const respondToUnsubscribe: Responder = async (context) => {
  const { match, url } = context;
  if (!isRead(context)) {
    // Mail services post for many people from a few addresses.
    await limitOperators(context);
    return respondToEndpoint(context);
  }
  const location = jobAlertsPath(match?.params.id ?? '', url.searchParams.get('link') ?? '');
  return new Response(null, { status: 303, headers: { location } });
};

/** Handlers for endpoints that are not part of the visitors' API. */
const CALLS: Readonly<Record<string, Responder>> = {
  '/cda/*': respondToContentApi,
  '/ops/*': respondToOperator,
  '/hooks/contentful': respondToContentful,
  '/hooks/mail': respondToMailProvider,
  [ONE_CLICK]: respondToUnsubscribe,
};

const respondToApi: Responder = (context) => {
  const respond = CALLS[context.match?.route.path ?? ''];
  if (respond) return respond(context);
  if (isFormerJob(context)) return sendPage(context);
  context.referral = readPostReferral(context.request);
  return respondToEndpoint(context);
};

const respondToPage: Responder = async (context) => {
  const { match, page, request, url } = context;
  if (url.pathname === PREVIEW_FORM || url.pathname === `${PREVIEW_FORM}/leave`) {
    const response = await respondToPreview(context);
    if (response) return response;
  }
  if (isRead(context) && page?.route && 'isReviewers' in page.route) {
    const opened = await exchangeReviewerLink(context, Date.now());
    if (opened) return opened;
  }
  if (isRead(context)) {
    const receipt = await redirectToReceipt(context);
    if (receipt) return receipt;
  }
  // Markdown is not served from the page cache, which contains only HTML.
  if (findMarkdownRoute(match?.route) && isRead(context) && prefersMarkdown(request)) {
    await enforceRateLimit(context);
    const { sendMarkdown } = await import('./feeds/markdown/send-markdown.ts');
    return sendMarkdown(url.pathname, context, '');
  }
  const response = await sendPage(context);
  if (response.status === 200) recordInterest(context);
  return setReferralCookie(context, response);
};

/** Responds to a request according to the kind of its route. @throws HttpError */
export const dispatch = async (context: RequestContext): Promise<Response> => {
  context.label = findRequestLabel(context);
  const { match } = context;
  context.isForPerson = match?.route.kind === 'call' && isForPerson(context);
  // These calls are protected by a token, which browsers never send on their own, so other sites may
  // make them.
  if (match?.route.path !== '/cda/*' && match?.route.path !== ONE_CLICK) refuseCrossSite(context);
  switch (match?.route.kind) {
    case 'call':
      return respondToApi(context);
    case 'file':
      return respondToFile(context);
    case 'feed':
      return isRead(context) ? respondToFeed(context) : sendPage(context);
    default:
      return respondToPage(context);
  }
};
