import type { HTMLRewriter as Rewriter } from '@cloudflare/workers-types';

declare const HTMLRewriter: typeof Rewriter;

/**
 * The rendered offline page, with its script inlined and no external files, because a browser could
 * not load them offline. The page works without its fonts and images.
 */
export const makeSelfContained = async (
  page: string,
): Promise<{ html: string; script: string }> => {
  const { default: script } = await import('../../../src/browser/offline/offline-page.ts?bundled');
  const html = await (
    new HTMLRewriter()
      .on('script[src], link[rel="stylesheet"], link[rel$="preload"], link[rel="manifest"]', {
        element: (element) => void element.remove(),
      })
      .on('body', {
        element: (body) => void body.append(`<script>${script}</script>`, { html: true }),
      })
      .transform(new Response(page) as never) as unknown as Response
  ).text();
  return { html, script };
};
