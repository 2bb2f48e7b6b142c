import { WorkerEntrypoint } from 'cloudflare:workers';
import { boundedBindings } from '../bounded-bindings.ts';
import type { Bindings } from '../env.ts';
import { purgePlatform } from './purge-platform.ts';

/** Renders what everybody is shown alike; a cache of the platform stands in front of it (`[exports.Pages]`). */
export class Pages extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    const { servePage } = await import('./serve-page.ts');
    return servePage(request, boundedBindings(this.env));
  }

  /** A cache belongs to its entrypoint, so nobody else can purge it. */
  purge(tags?: readonly string[]): Promise<boolean> {
    return purgePlatform(this.ctx.cache, tags);
  }
}
