import * as v from 'valibot';
import { applyToJob, getJob } from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import type { ReturnedForm } from '../../src/lib/runtime.ts';
import { APPLY_MAX_BYTES, readBody } from '../backend/applications/read-form.ts';
import { HttpError } from './http-error.ts';

/**
 * Forms without JavaScript. A form posts to its API path; where the sender wants HTML, the same
 * call is made as JSON and its answer turned into a page: a redirect to the confirmation, or the
 * form's own page again, with what was typed and what was wrong.
 */

interface FormRoute {
  readonly pattern: RegExp;
  /** The page that holds the form. */
  readonly page: (match: RegExpMatchArray, call: Call) => Promise<string>;
  /** Where a taken form leads to. */
  readonly done: (match: RegExpMatchArray) => string;
}

/** Makes a JSON call through the whole gateway, limits and all. */
type Call = (request: Request) => Promise<Response>;

const FORM_ROUTES: readonly FormRoute[] = [
  {
    pattern: new RegExp(`^/${applyToJob.path.replace('{id}', '([^/]+)')}$`),
    async page([, fid = ''], call) {
      const response = await call(
        new Request(`http://internal/${getJob.path.replace('{id}', fid)}`),
      );
      const job = v.safeParse(getJob.answer, await response.json());
      if (!job.success) throw new HttpError(404, 'not_found', 'Page not found');
      return job.output.data.path;
    },
    done: ([, fid]) => `/jobs/${fid}/applied`,
  },
];

export const isFormPost = (request: Request): boolean =>
  request.method === 'POST' &&
  (request.headers.get('accept') ?? '').includes('text/html') &&
  FORM_ROUTES.some((route) => route.pattern.test(new URL(request.url).pathname));

/** Values that are not shown again: a file can't be, a token is made anew. */
const textValues = (form: FormData) => {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = [...(values[name] ?? []), value];
  }
  return values;
};

export const answerFormPost = async (
  request: Request,
  call: Call,
  renderAgain: (path: string, form: ReturnedForm) => Promise<Response>,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const route = FORM_ROUTES.find(({ pattern }) => pattern.test(pathname));
  const match = route && pathname.match(route.pattern);
  if (!match) throw new HttpError(404, 'not_found', `Page not found: ${pathname}`);

  const body = await readBody(request, APPLY_MAX_BYTES);
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  const response = await call(new Request(request.url, { method: 'POST', headers, body }));
  if (response.ok) {
    return new Response(null, { status: 303, headers: { location: route.done(match) } });
  }

  const parsed = v.safeParse(ErrorBodySchema, await response.json());
  const error = parsed.success ? parsed.output.error : undefined;
  const retryAfter = response.headers.get('retry-after');
  if (response.status !== 422 && response.status !== 429) {
    throw new HttpError(response.status, error?.code ?? 'failed', error?.message ?? '');
  }
  const contentType = request.headers.get('content-type') ?? '';
  const posted = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData());
  const page = await renderAgain(await route.page(match, call), {
    values: textValues(posted),
    errors: error?.fields ?? { form: [error?.message ?? 'Please send it again.'] },
    keptFile: error?.keptFile,
  });
  const pageHeaders = new Headers(page.headers);
  pageHeaders.set('cache-control', 'no-store');
  if (retryAfter) pageHeaders.set('retry-after', retryAfter);
  return new Response(page.body, { status: response.status, headers: pageHeaders });
};
