import type { Element, HTMLRewriter as Rewriter } from '@cloudflare/workers-types';
import { hashSource, pagePolicy } from './edge/content-security-policy.ts';
import { type Bindings, variablesOf } from './env.ts';

declare const HTMLRewriter: typeof Rewriter;

/**
 * The rendered offline page with its script and styles in it: a browser that finds no network can load neither.
 * Fonts and pictures it may have in its cache, and can do without.
 */
export const makeSelfContained = async (
  page: Response,
  request: Request,
  bindings: Bindings,
  brandStyle: string | undefined,
): Promise<Response> => {
  const { default: script } = await import('../src/browser/offline/offline-page.ts?bundled');
  const styles: string[] = brandStyle === undefined ? [] : [brandStyle];
  const inlineStyles = async (link: Element) => {
    const href = link.getAttribute('href') ?? '';
    const file = await bindings.ASSETS.fetch(new URL(href, request.url).href);
    if (!file.ok) throw new Error(`A stylesheet is answered with ${file.status}.`);
    const style = await file.text();
    styles.push(style);
    link.replace(`<style>${style}</style>`, { html: true });
  };
  const html = await (
    new HTMLRewriter()
      .on('link[rel="stylesheet"]', { element: inlineStyles })
      .on('script[src], link[rel="preload"], link[rel="modulepreload"], link[rel="manifest"]', {
        element: (element) => void element.remove(),
      })
      .on('body', {
        element: (body) => void body.append(`<script>${script}</script>`, { html: true }),
      })
      .transform(new Response(page.body) as never) as unknown as Response
  ).text();
  const headers = new Headers(page.headers);
  const [scriptHash, ...styleHashes] = await Promise.all([script, ...styles].map(hashSource));
  const policy = pagePolicy(variablesOf(bindings), {
    style: styleHashes.join(' '),
    script: scriptHash,
  });
  headers.set('content-security-policy', policy);
  return new Response(html, { status: page.status, headers });
};
