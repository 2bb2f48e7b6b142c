import { rememberedFrameEtag } from '../../src/lib/content/frame-etag.ts';
import { contentSource } from '../content/content-source.ts';
import type { Bindings } from '../env.ts';
import { ETAGS_HEADER, type PageView, pagePathOf } from './page-view.ts';

/**
 * A navigation in the browser says which parts of a page it has (Waku's `X-Waku-Etags`), and gets its
 * payload without them. Of what it says a few things matter, so that few payloads are made of a page:
 * whether it has the root, the route, and layouts with the frame as it is now. All else, as a frame of
 * yesterday, is as if it had said nothing.
 */

/** As the router names the two layouts: an element that no page has makes no payload of its own. */
const LAYOUTS = ['layout:/(default)', 'layout:/(landing)'];

/** In the key of such a payload; no URL of a visitor brings it there. */
const KNOWN = 'known';

const parsed = (header: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(header);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** What matters of a header, in one order. `frame`: the tag of the frame as it is now. */
export const knownParts = (header: string, path: string, frame: string | undefined): string[] => {
  const parts = parsed(header);
  return [
    ...['root', `route:${path}`].filter((id) => parts[id] === 1),
    ...LAYOUTS.filter((id) => frame !== undefined && parts[id] === frame),
  ];
};

/** The payload for a browser that has some of its parts: a view of its own. */
export const partialView = async (
  view: PageView,
  request: Request,
  bindings: Bindings,
): Promise<PageView> => {
  const { pathname } = new URL(request.url);
  const header = request.headers.get(ETAGS_HEADER);
  if (!header || !pathname.startsWith('/RSC/')) return view;
  const frame = await rememberedFrameEtag(contentSource(bindings));
  const path = pagePathOf(pathname);
  const known = knownParts(header, path, frame);
  if (known.length === 0) return view;
  const etags = known.map((id) => [id, id.startsWith('layout:') ? frame : 1]);
  const query = new URLSearchParams({ [KNOWN]: JSON.stringify(Object.fromEntries(etags)) });
  return { ...view, key: `${view.key}${view.key.includes('?') ? '&' : '?'}${query}` };
};

/** The request as the router reads it. */
export const withKnownParts = (request: Request): Request => {
  const known = new URL(request.url).searchParams.get(KNOWN);
  if (!known) return request;
  const headers = new Headers(request.headers);
  headers.set(ETAGS_HEADER, known);
  return new Request(request, { headers });
};
