import type { Element, HTMLRewriter as Rewriter } from '@cloudflare/workers-types';
import { isbot } from 'isbot';
import { brandStyle } from '../../src/lib/content/brand-colors.ts';
import { frameOf, type SiteFrame } from '../../src/lib/content/site-frame.ts';
import { splitName } from '../../src/lib/content/split-name.ts';
import { contentSource } from '../content/content-source.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { escapeHtml } from '../escape-html.ts';
import { renderPage } from '../render.ts';
import { requestIdOf } from '../request-id.ts';
import { pagePolicy } from './content-security-policy.ts';

declare const HTMLRewriter: typeof Rewriter;

export interface Failure {
  readonly status: number;
  readonly message?: string;
  readonly headers?: Record<string, string>;
}

/** Of a page that is not there. */
export const MISSING = [404, 410];

/** What the screen says: the words of specification 2 where nobody said more. */
const wordsOf = ({ status, message }: Failure): Record<string, string> => {
  if (MISSING.includes(status)) return { message: message || 'Page Not Found' };
  if (status >= 500) {
    return { message: 'Internal Server Error', ...(message && { description: message }) };
  }
  // The visitor's request could not be taken: the reason is the description, and nobody's fault.
  return { message: 'That did not work', description: message || 'Please go back and try again.' };
};

/**
 * The full-page error screen (specification 2), a prerendered page that is filled in here. It runs
 * no scripts: whatever broke cannot break it too. Bots get the status and no screen.
 */
export const errorScreen = async (
  request: Request,
  bindings: Bindings,
  failure: Failure,
): Promise<Response> => {
  const { status } = failure;
  const requestId = requestIdOf(request);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(status >= 500 && { 'retry-after': '60' }),
    ...failure.headers,
  };
  const words = wordsOf(failure);
  const plain = (text: string) =>
    new Response(`${text}\n`, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  if (isbot(request.headers.get('user-agent'))) return plain(String(status));
  try {
    const [screen, frame] = await Promise.all([
      prerendered(MISSING.includes(status) ? '/404' : '/500', request, bindings),
      screenFrame(bindings),
    ]);
    const texts = { code: String(status), 'request-id': requestId, ...words };
    const branded = withBrand(new Response(screen.body, { status, headers }), frame, bindings);
    return fill(branded, texts, frame);
  } catch (error) {
    console.error(requestId, error);
    return plain(`${status} ${words.message}`);
  }
};

const prerendered = async (path: string, request: Request, bindings: Bindings) => {
  const url = new URL(path, request.url);
  const built = await bindings.ASSETS.fetch(url.href).catch(() => undefined);
  return built?.ok ? (built as unknown as Response) : renderPage(new Request(url), bindings);
};

/** An error screen waits no longer than this to learn whose site it is. */
const FRAME_WAIT_MS = 1_000;

export const screenFrame = (bindings: Bindings): Promise<SiteFrame> =>
  frameOf(contentSource(bindings), { waitMs: FRAME_WAIT_MS });

/** A prerendered page knows the built-in brand only: the site's own is put in its place. */
export const withBrand = (page: Response, frame: SiteFrame, bindings: Bindings): Response => {
  const { name, nameHighlight, logo, colors } = frame;
  const [before, marked, after] = splitName(name, nameHighlight).map(escapeHtml);
  const style = brandStyle(colors);
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', pagePolicy(variablesOf(bindings), style));
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
    .transform(
      new Response(page.body, { status: page.status, headers }) as never,
    ) as unknown as Response;
};

const fill = (page: Response, texts: Record<string, string>, { name }: SiteFrame): Response => {
  const rewriter = new HTMLRewriter()
    .on('script, link[rel="modulepreload"]', { element: (element) => void element.remove() })
    .on('title', {
      element: (element) => void element.setInnerContent(`${texts.message} · ${name}`),
    })
    .on('[data-error-filled]', {
      element: (element) => void element.removeAttribute('hidden'),
    });
  for (const [name, text] of Object.entries(texts)) {
    rewriter.on(`[data-error="${name}"]`, {
      element: (element: Element) => void element.setInnerContent(text),
    });
  }
  return rewriter.transform(page as never) as unknown as Response;
};
