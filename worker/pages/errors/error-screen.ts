import type { Element, HTMLRewriter as Rewriter } from '@cloudflare/workers-types';
import { brandStyle } from '../../../src/lib/content/brand/brand-colors.ts';
import { splitName } from '../../../src/lib/content/brand/split-name.ts';
import { readFrame, type SiteFrame } from '../../../src/lib/content/site-frame.ts';
import { withTimeLimit } from '../../../src/lib/content/with-time-limit.ts';
import { stylesIn } from '../../../src/lib/page-styles.ts';
import { readablePath } from '../../../src/lib/readable-path.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { styledPolicy } from '../../http/headers/content-security-policy.ts';
import { isOurFailure, RETRY_AFTER_S } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import { isBot } from '../../http/request/is-bot.ts';
import { isLinkPath, isPrivatePage } from '../../http/request/private-path.ts';
import { pageContext, type RequestContext } from '../../http/request/request-context.ts';
import { renderPage } from '../render/render.ts';

declare const HTMLRewriter: typeof Rewriter;

export interface Failure {
  readonly status: number;
  readonly message?: string;
  /** The screen's title, which replaces the default for its status. */
  readonly title?: string;
  readonly headers?: Record<string, string>;
}

/** The statuses for missing pages. */
export const MISSING = [404, 410];

const defaultMessage = (status: number): string => {
  if (status === 410) return 'Gone';
  return status === 404 ? 'Page Not Found' : 'Internal Server Error';
};

const NOT_FOUND = 'page not found: ';

/** Programs get 'Page not found: {path}' unchanged. For visitors, the path is made readable. */
const withReadablePath = (message: string): string =>
  message.toLowerCase().startsWith(NOT_FOUND)
    ? message.slice(0, NOT_FOUND.length) + readablePath(message.slice(NOT_FOUND.length))
    : message;

/**
 * The text of the screen. If there is no message, the defaults from docs/specification.md, row
 * 2.17, are used.
 */
const selectTexts = (
  { status, message, title }: Failure,
  isDeadLink: boolean,
): { message: string; description?: string } => {
  if (title) return { message: title, description: message };
  if (status === 404) return { message: withReadablePath(message || defaultMessage(status)) };
  if (status === 410) {
    return {
      message: 'No longer available',
      description: message || 'This page has been permanently removed.',
    };
  }
  if (isDeadLink) return { message: 'This link no longer works', description: message };
  if (!message) return { message: defaultMessage(status) };
  if (status >= 500) return { message: defaultMessage(status), description: message };
  // The request was refused, and the description gives the reason.
  return { message: 'That didn’t work', description: message };
};

const createHeaders = ({ status, headers }: Failure): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  ...(isOurFailure(status) && { 'retry-after': RETRY_AFTER_S }),
  ...headers,
});

/**
 * The failure as one line of text, for bots, images and scripts, which have no use for a screen. It
 * is also the fallback if the screen itself fails.
 */
export const plainFailure = (failure: Failure): Response => {
  const { status, message } = failure;
  const hasDefault = status >= 500 || MISSING.includes(status);
  const reason = (!hasDefault && message) || defaultMessage(status);
  return new Response(`${status} ${reason}\n`, {
    status,
    headers: { ...createHeaders(failure), 'content-type': 'text/plain; charset=utf-8' },
  });
};

/**
 * The full-page error screen for a visitor (docs/specification.md, row 2.17): a prerendered page
 * that is filled in here. It runs no scripts and is sent only once it is complete, so that the
 * cause of the original failure cannot break it too.
 */
export const errorScreen = async (context: RequestContext, failure: Failure): Promise<Response> => {
  const { id: requestId, request, bindings } = context;
  if (isBot(request)) return plainFailure(failure);
  const { status } = failure;
  try {
    const [screen, frame] = await Promise.all([
      prerendered(MISSING.includes(status) ? '/404' : '/500', context),
      screenFrame(bindings),
    ]);
    const { pathname } = context.url;
    const isDeadLink = status === 403 && isLinkPath(pathname);
    const texts = {
      code: String(status),
      'request-id': requestId,
      'request-number': requestId.slice(0, SPOKEN_ID_LENGTH),
      ...selectTexts(failure, isDeadLink),
    };
    const branded = await withBrand(
      screen,
      createHeaders(failure),
      frame,
      bindings,
      isPrivatePage(pathname),
    );
    // A visitor with a dead link is not looking for a job, so the screen has no search form.
    const filled = fill(isDeadLink ? withoutSearch(branded) : branded, texts, frame);
    const html = await filled.text();
    if (!html) throw new Error('The error screen is empty.');
    const headers = new Headers(filled.headers);
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(html, { status, headers });
  } catch (error) {
    logError(requestId, error);
    return plainFailure(failure);
  }
};

/**
 * The length of a request id's first group: short enough to read out over the phone, and long
 * enough to find the log line.
 */
const SPOKEN_ID_LENGTH = 8;

const withoutSearch = (page: Response): Response =>
  new HTMLRewriter()
    .on('form', { element: (element) => void element.remove() })
    .transform(page as never) as unknown as Response;

/** How long to wait for the prerendered screen. */
const SCREEN_WAIT_MS = 1_000;

/** The prerendered page, or a newly rendered one if the build's files are unavailable. */
const prerendered = async (path: string, context: RequestContext): Promise<string> => {
  const { bindings } = context;
  const url = new URL(path, context.url);
  const built = await withTimeLimit(
    bindings.ASSETS.fetch(url.href).catch(() => undefined),
    SCREEN_WAIT_MS,
    () => undefined,
  );
  if (built?.ok) return built.text();
  const { body } = await renderPage(pageContext(new Request(url), context));
  return new Response(body).text();
};

/** How long an error screen waits for the site's brand. */
const FRAME_WAIT_MS = 1_000;

const screenFrame = (bindings: Bindings): Promise<SiteFrame> =>
  readFrame(contentSource(bindings), { waitMs: FRAME_WAIT_MS });

/** Replaces the built-in brand in a prerendered page with the site's brand. */
const withBrand = async (
  html: string,
  pageHeaders: Record<string, string>,
  frame: SiteFrame,
  bindings: Bindings,
  isPrivate = false,
): Promise<Response> => {
  const { name, nameHighlight, logo, colors } = frame;
  const [before, marked, after] = splitName(name, nameHighlight).map(escapeHtml);
  const style = brandStyle(colors);
  const headers = new Headers(pageHeaders);
  headers.set(
    'content-security-policy',
    await styledPolicy(readVariables(bindings), { styles: [...stylesIn(html), style], isPrivate }),
  );
  return new HTMLRewriter()
    .on('.wordmark', {
      element: (element) => void element.setAttribute('aria-label', `${name}, home`),
    })
    .on('.wordmark span', {
      element: (element) =>
        void element.setInnerContent(`${before}${marked && `<b>${marked}</b>`}${after}`, {
          html: true,
        }),
    })
    .on('link[rel="icon"]', {
      element: (element) => void (logo && element.setAttribute('href', logo.url)),
    })
    .on('head', {
      element: (element) =>
        void (style && element.append(`<style>${style}</style>`, { html: true })),
    })
    .transform(new Response(html, { headers }) as never) as unknown as Response;
};

const fill = (
  page: Response,
  texts: Readonly<Record<string, string | undefined>>,
  { name }: SiteFrame,
): Response => {
  const rewriter = new HTMLRewriter()
    .on('script[src], link[rel="modulepreload"]', { element: (element) => void element.remove() })
    .on('title', {
      element: (element) => void element.setInnerContent(`${texts.message} · ${name}`),
    })
    .on('[data-error-filled]', {
      element: (element) => void element.removeAttribute('hidden'),
    });
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    rewriter.on(`[data-error="${name}"]`, {
      element: (element: Element) => void element.setInnerContent(text),
    });
  }
  return rewriter.transform(page as never) as unknown as Response;
};
