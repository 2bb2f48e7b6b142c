import type { ReturnedForm } from '../../../src/lib/runtime.ts';
import { pageContext, type RequestContext } from '../../http/request/request-context.ts';
import type { PageResult } from '../page-result.ts';
import { isPreviewing } from '../preview.ts';
import { renderPage } from './render.ts';

/**
 * Renders the page at `path` again, with the values of a submitted form. For an editor, the page
 * includes drafts. The result is never cached.
 */
export const renderFormAgain = async (
  path: string,
  post: RequestContext,
  returnedForm: ReturnedForm,
): Promise<PageResult> => {
  const headers = new Headers(post.request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const page = pageContext(new Request(new URL(path, post.url), { headers }), post);
  const isPreview = await isPreviewing(page, Date.now());
  return renderPage(page, { returnedForm, isPreview });
};
