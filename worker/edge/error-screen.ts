import { isbot } from 'isbot';
import type { Bindings } from '../env.ts';
import { renderPage } from '../render.ts';
import { requestIdOf } from './request-id.ts';

/** Specification 2: what the screen says where nobody said more. */
const defaultMessage = (status: number) =>
  status === 404 ? 'Page Not Found' : 'Internal Server Error';

const MISSING = [404, 410];

/**
 * The full-page error screen (specification 2), a prerendered page that is filled in here. It runs
 * no scripts: whatever broke cannot break it too. Bots get the status and no screen.
 */
export const errorScreen = async (
  request: Request,
  bindings: Bindings,
  failure: { status: number; message?: string; headers?: Record<string, string> },
): Promise<Response> => {
  const { status } = failure;
  const message = failure.message || defaultMessage(status);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(status >= 500 && { 'retry-after': '60' }),
    ...failure.headers,
  };
  if (isbot(request.headers.get('user-agent'))) {
    return new Response(`${status}\n`, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const screen = MISSING.includes(status) ? '/404' : '/500';
  try {
    const page = await renderPrerendered(screen, request, bindings);
    return fill(new Response(page.body, { status, headers }), {
      code: String(status),
      message,
      'request-id': requestIdOf(request),
    });
  } catch (error) {
    console.error(error);
    return new Response(`${status} ${message}\n`, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
};

const renderPrerendered = async (path: string, request: Request, bindings: Bindings) => {
  const { origin } = new URL(request.url);
  const built = await bindings.ASSETS.fetch(`${origin}${path}`).catch(() => undefined);
  if (built?.ok) return built as unknown as Response;
  return renderPage(new Request(`${origin}${path}`), bindings);
};

interface RewriterElement {
  setInnerContent(text: string): void;
  remove(): void;
}

declare const HTMLRewriter: {
  new (): {
    on(
      selector: string,
      handlers: { element(element: RewriterElement): void },
    ): InstanceType<typeof HTMLRewriter>;
    transform(response: Response): Response;
  };
};

const fill = (page: Response, texts: Record<string, string>): Response => {
  let rewriter = new HTMLRewriter().on('script, link[rel="modulepreload"]', {
    element: (element) => element.remove(),
  });
  for (const [name, text] of Object.entries(texts)) {
    rewriter = rewriter.on(`[data-error="${name}"]`, {
      element: (element) => element.setInnerContent(text),
    });
  }
  return rewriter.transform(page);
};
