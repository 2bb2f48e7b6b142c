import type { ReturnedForm } from '../../src/lib/runtime.ts';
import type { Bindings } from '../env.ts';
import { browserHeaders } from './browser-headers.ts';
import { isPreviewing } from './preview.ts';
import { renderPage } from './render.ts';

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
  const made = await renderPage(page, bindings, {
    returnedForm,
    isPreview: await isPreviewing(page, bindings, Date.now()),
  });
  return new Response(made.body, { status: made.status, headers: browserHeaders(made, bindings) });
};
