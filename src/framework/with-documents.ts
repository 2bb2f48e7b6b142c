import type adapter from 'waku/adapters/cloudflare';

type Handlers = Parameters<typeof adapter>[0];
type Utilities = Parameters<Handlers['handleRequest']>[1];

const HEADERS = { 'content-type': 'text/html; charset=utf-8' };

/** The links of each page to its files, of which documents ask for none: Waku would write them all out each time. */
const UNUSED = 'defineRouter:path2moduleIds';

/**
 * Waku's router, whose documents are rendered from the tree alone (decision 66): it hands the elements of a page
 * from `renderRsc` to `renderHtml` without looking at them, so no payload need be made in between.
 */
export const withDocuments = (router: Handlers): Handlers => ({
  ...router,
  handleRequest(input, utilities) {
    if (input.type !== 'http') return router.handleRequest(input, utilities);
    const own: Utilities = {
      renderRsc: async (elements) => elements as never,
      async renderHtml(elements, html, { status = 200 }) {
        const { renderDocument } = await import.meta.viteRsc.loadModule<
          typeof import('./render-document.tsx')
        >('ssr', 'index');
        return new Response(await renderDocument(elements as never, html), {
          status,
          headers: HEADERS,
        });
      },
      loadBuildMetadata: async (key) => (key === UNUSED ? '{}' : utilities.loadBuildMetadata(key)),
    };
    return router.handleRequest(input, own);
  },
});
