import * as v from 'valibot';
import { applyToJob, getJob } from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { formValues } from '../../src/lib/form-values.ts';
import type { ReturnedForm } from '../../src/lib/runtime.ts';
import { readApplyBody } from '../backend/applications/read-form.ts';
import { HttpError, jsonError } from '../http-error.ts';
import { requestIdOf } from '../request-id.ts';

/**
 * Forms without JavaScript. A form posts to its API path; where the sender wants HTML, the same
 * call is made as JSON and its answer turned into a page: a redirect to the confirmation, or the
 * form's own page again, with what was typed and what was wrong.
 */

const APPLY = new RegExp(`^/${applyToJob.path.replace('{id}', '([^/]+)')}/?$`);

/** The job whose application form this request posts, or opens by its address. */
export const appliedJob = (request: Request): string | undefined =>
  (request.headers.get('accept') ?? '').includes('text/html')
    ? new URL(request.url).pathname.match(APPLY)?.[1]
    : undefined;

export const answerFormPost = async (
  request: Request,
  fid: string,
  steps: {
    /** Counts the post. @throws HttpError 429 */
    readonly limit: () => Promise<void>;
    /** The product API. */
    readonly call: (request: Request) => Promise<Response>;
    /** The page at a path, with the form as it came. */
    readonly renderAgain: (path: string, form: ReturnedForm) => Promise<Response>;
  },
): Promise<Response> => {
  const limited = await steps.limit().catch((error: unknown) => error);
  const body = await readApplyBody(request);
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  const response = limited
    ? jsonError(limited, requestIdOf(request))
    : await steps.call(new Request(request.url, { method: 'POST', headers, body }));
  if (response.ok) {
    return new Response(null, { status: 303, headers: { location: `/jobs/${fid}/applied` } });
  }

  const parsed = v.safeParse(ErrorBodySchema, await response.json());
  const error = parsed.success ? parsed.output.error : undefined;
  const retryAfter = response.headers.get('retry-after');
  if (response.status !== 422 && response.status !== 429) {
    throw new HttpError(response.status, error?.code ?? 'failed', error?.message ?? '');
  }
  // What was sent too often was sent to cost us time: its typing is shown again, nothing more.
  const contentType = request.headers.get('content-type') ?? '';
  const posted = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData());
  const job = await steps.call(
    new Request(new URL(`/${getJob.path.replace('{id}', fid)}`, request.url)),
  );
  if (!job.ok) throw new HttpError(job.status, 'not_found', '');
  const { path } = v.parse(getJob.answer, await job.json()).data;
  const page = await steps.renderAgain(path, {
    values: formValues(posted),
    errors: error?.fields ?? { form: [error?.message ?? 'Please send it again.'] },
    keptFile: error?.keptFile,
  });
  if (!page.ok) return page;
  const pageHeaders = new Headers(page.headers);
  pageHeaders.set('cache-control', 'no-store');
  if (retryAfter) pageHeaders.set('retry-after', retryAfter);
  return new Response(page.body, { status: response.status, headers: pageHeaders });
};
