import { WorkerEntrypoint } from 'cloudflare:workers';
import { ANNOUNCED_PATH, announcedHeaders, announcedTag } from '../cache/announced-versions.ts';
import { purgePlatform } from '../cache/purge-platform.ts';
import type { Bindings } from '../env.ts';
import { createRequestContext } from '../http/request/request-context.ts';
import { REQUEST_ID_HEADER } from '../http/request/request-id.ts';
import { shortTimeoutBindings } from '../timeout-bindings.ts';
import { withoutVersion } from './cache-wire.ts';

/** Renders shared pages behind the platform's cache (`[exports.Pages]`). */
export class Pages extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === ANNOUNCED_PATH) {
      const { respondWithVersions } = await import('../backend/database/read-database.ts');
      return respondWithVersions(shortTimeoutBindings(this.env).JOBS, announcedHeaders(this.env));
    }
    const { servePage } = await import('./serve-page.ts');
    // Only this worker (`page-cache.ts`) sends requests here.
    const id = request.headers.get(REQUEST_ID_HEADER) ?? undefined;
    const bindings = shortTimeoutBindings(this.env);
    const page = withoutVersion(request);
    return servePage(createRequestContext(page, bindings, this.ctx as never, { id }));
  }

  /**
   * Purges the platform's cache, which is possible only from this entrypoint. Every purge includes
   * the cached record versions (`announced-versions.ts`).
   */
  purge(tags?: readonly string[]): Promise<boolean> {
    return purgePlatform(this.ctx.cache, tags && [...tags, announcedTag(this.env)]);
  }
}
