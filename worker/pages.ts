import { WorkerEntrypoint } from 'cloudflare:workers';
import { boundedBindings } from './bounded-bindings.ts';
import type { Lifetime } from './edge/page-rules.ts';
import { pageViewOf } from './edge/page-view.ts';
import { enforceRateLimit } from './edge/rate-limits.ts';
import { type Bindings, variablesOf } from './env.ts';
import { HttpError } from './http-error.ts';
import { purgePages } from './ops/purge-pages.ts';
import { pageFailure } from './page-runtime.ts';
import { renderPage } from './render.ts';

const cacheControlOf = ({ fresh, staleWhileRevalidate, staleIfError }: Lifetime) =>
  `public, max-age=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;

/**
 * A page for everybody, with what a cache in front of it may do with it. Counted here, where it costs
 * something: what a cache has is nobody's load.
 */
export const servePage = async (request: Request, bindings: Bindings): Promise<Response> => {
  try {
    await enforceRateLimit(request, bindings, variablesOf(bindings));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return pageFailure(error.status, error.message, error.options.headers);
  }
  const page = await renderPage(request, bindings);
  const view = pageViewOf(new URL(request.url));
  if (!view || page.status !== 200 || page.headers.get('cache-control') === 'no-store') return page;
  const headers = new Headers(page.headers);
  headers.set('cache-control', cacheControlOf(view.rule.lifetime));
  return new Response(page.body, { status: page.status, headers });
};

/** Renders what everybody is shown alike; a cache of the platform stands in front of it (`[exports.Pages]`). */
export class Pages extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Promise<Response> {
    return servePage(request, boundedBindings(this.env));
  }

  /** A cache belongs to its entrypoint, so nobody else can purge it. */
  purge(tags?: readonly string[]): Promise<boolean> {
    return purgePages(this.ctx.cache, tags);
  }
}
