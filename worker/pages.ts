import { WorkerEntrypoint } from 'cloudflare:workers';
import type { ReturnedForm } from '../src/lib/runtime.ts';
import { isPreviewing } from './edge/preview.ts';
import type { Bindings } from './env.ts';
import { purgePages } from './ops/purge-pages.ts';
import { renderPage } from './render.ts';

/** Renders pages; a cache of the platform stands in front of it (`[exports.Pages]`). */
export class Pages extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Promise<Response> {
    return renderPage(request, this.env);
  }

  /** A cache belongs to its entrypoint, so nobody else can purge it. */
  purge(tags?: readonly string[]): Promise<boolean> {
    return purgePages(this.ctx.cache, tags);
  }
}

/** The entrypoint above, as the platform hands it out: with its cache in front. */
export const pagesOf = (context: unknown) =>
  (context as { exports: { Pages: Pages } }).exports.Pages;

/** The page at `path` with a form as it was posted, and with drafts for an editor: no cache has it. */
export const renderFormAgain = async (
  path: string,
  post: Request,
  bindings: Bindings,
  returnedForm: ReturnedForm,
): Promise<Response> => {
  const headers = new Headers(post.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const page = new Request(new URL(path, post.url), { headers });
  return renderPage(page, bindings, {
    returnedForm,
    isPreview: await isPreviewing(page, bindings, Date.now()),
  });
};
