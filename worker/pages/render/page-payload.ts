import { unstable_getErrorInfo as errorInfoOf } from 'waku/minimal/server';
import type { PagePayload } from '../../../src/contracts/site/page-payload.ts';
import { plainRichText } from '../../../src/lib/content/rich-text/plain-rich-text.ts';
import { runWithRuntime } from '../../../src/lib/runtime.ts';
import { loadHead, PAYLOADS } from '../../../src/payloads.ts';
import { getDataPath } from '../../../src/routes/match-route.ts';
import { PAGE_PAYLOAD, parsePagePath } from '../../../src/routes/page-path.ts';
import { logError } from '../../http/log-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { failPage, type PageResult } from '../page-result.ts';
import { absentPage, createPageRuntime, finishPage } from './page-runtime.ts';

/** The page for a payload URL; undefined if there is no such page, or the page has no data. */
const findPayload = ({ url: { pathname, search }, page }: RequestContext) => {
  const path = parsePagePath(pathname);
  const { route, params } = page ?? {};
  const name = route?.kind === 'page' ? getDataPath(route) : undefined;
  if (!name) return undefined;
  const pageRequest = { ...params, path, query: search.slice(1) };
  return { path, load: () => PAYLOADS[name](pageRequest) };
};

/**
 * `{page}/_payload.json`: the page as data (docs/specification.md, row 7.15; decision 1), from the
 * loader of the page's view. If the page fails, its payload fails with the same status. The data is
 * always that of the published page and never includes drafts.
 */
export const renderPagePayload = async (context: RequestContext): Promise<PageResult> => {
  const { url } = context;
  const page = findPayload(context);
  const path = parsePagePath(url.pathname);
  if (!page) return failPage(404, `Page not found: ${path}`);
  const runtime = createPageRuntime(context);
  let payload: PagePayload | undefined;
  try {
    payload = await runWithRuntime(runtime, async () => {
      const loaded = await page.load();
      if (!loaded) return undefined;
      const { title, canonical } = await loadHead(loaded.head);
      return {
        path: page.path,
        buildId: import.meta.env.WAKU_BUILD_ID ?? '',
        title,
        description: loaded.head.description,
        canonical,
        data: loaded.data as PagePayload['data'],
      };
    });
  } catch (error) {
    const location = errorInfoOf(error)?.location;
    if (location) {
      const { pathname } = new URL(location, url);
      const headers = new Headers({
        location: pathname + PAGE_PAYLOAD,
        'cache-control': 'no-store',
      });
      return { status: 308, headers, body: null };
    }
    if (runtime.failure) return failPage(runtime.failure.status, runtime.failure.message);
    logError(context.id, error);
    return runtime.brokenPage();
  }
  if (!payload) return absentPage(runtime, path);
  const headers = new Headers({
    'content-type': 'application/json',
    // Search engines should index the page, not its payload.
    'x-robots-tag': 'noindex',
  });
  return finishPage({ headers, body: JSON.stringify(payload, plainRichText) }, runtime);
};
