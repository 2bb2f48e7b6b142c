import type { ReturnedForm } from '../../src/lib/runtime.ts';
import { respondByVersion } from '../backend/respond-by-version.ts';
import { readVariables } from '../env.ts';
import { checkJson } from '../http/body/read-json.ts';
import { selectCacheControl } from '../http/headers/cache-control.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { readError } from '../http/read-error.ts';
import { findCalls } from '../http/request/match-endpoint.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import { isRead, type Match, type RequestContext } from '../http/request/request-context.ts';
import { unknownCall } from '../proxy/unknown-call.ts';
import { respondByMap } from './call-api.ts';
import { findFormPage, findFormRequest, respondToFormPost } from './form-posts.ts';
import { requirePerson } from './turnstile.ts';

/** The endpoint that a request calls; undefined if the map has none for its path and method. */
const findCall = (context: RequestContext): Match | undefined => {
  const method = isRead(context) ? 'GET' : context.request.method;
  const calls = findCalls(context);
  if (calls.length > 0) return calls.find(({ endpoint }) => endpoint.method === method);
  const { API_PASS_UNKNOWN, API_BASE } = readVariables(context.bindings);
  return API_PASS_UNKNOWN === 'on' && API_BASE
    ? unknownCall(method, context.url.pathname)
    : undefined;
};

const notInTheMap = (context: RequestContext): HttpError => {
  const methods = findCalls(context).map(({ endpoint }) => endpoint.method);
  if (methods.length === 0) {
    return new HttpError(404, 'not_found', `There is no endpoint ${context.url.pathname}.`);
  }
  const allow = methods.flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : name)).join(', ');
  return new HttpError(405, 'method_not_allowed', `Use ${allow} here.`, { headers: { allow } });
};

/**
 * Responds to a call; errors are sent as JSON.
 * @param body a parsed JSON value that replaces the request's body
 */
export const respondInJson = async (context: RequestContext, body?: unknown): Promise<Response> => {
  const call = findCall(context);
  if (!call) return jsonError(notInTheMap(context), context.id);
  try {
    await requirePerson(context, call.endpoint);
    const checked = body === undefined ? undefined : checkJson(body);
    return await respondByMap({ ...call, url: context.url, body: checked }, context);
  } catch (error) {
    return jsonError(error, context.id);
  }
};

/**
 * Whether caches may store and revalidate the response. Streamed responses have no ETag, because
 * computing one would require holding the whole response in memory.
 */
const hasEntityTag = ({ endpoint: { method, auth, cache, produces } }: Match): boolean =>
  method === 'GET' && auth === 'public' && cache !== 'none' && produces === 'json';

const LINKED_FILES = /^\/misc\/(resumes|receipts)\//;

/**
 * Whether the request follows a link to a resume, or to the data of an application. A person sees
 * any error.
 */
const isOpenedFile = ({ request, url }: RequestContext): boolean =>
  isRead({ request }) &&
  (request.headers.get('accept') ?? '').includes('text/html') &&
  LINKED_FILES.test(url.pathname);

/** @throws HttpError if the call fails */
const openFile = async (context: RequestContext): Promise<Response> => {
  const response = await respondInJson(context);
  if (response.ok) return response;
  throw await readError(response);
};

/**
 * Whether a person will read the response to a call, as when a form is posted without JavaScript or
 * a file is opened.
 */
export const isForPerson = (context: RequestContext): boolean =>
  findFormRequest(context) !== undefined || isOpenedFile(context);

/** Renders the page at a path, with the form as it was posted. */
type RenderFormAgain = (path: string, form: ReturnedForm) => Promise<Response>;

/** Responds to an API call, or to a form that was posted without JavaScript. @throws HttpError */
export const respondToCall = async (
  context: RequestContext,
  showAgain: RenderFormAgain,
): Promise<Response> => {
  const form = findFormRequest(context);
  if (form && context.request.method === 'POST') {
    return respondToFormPost(context, form, {
      respond: (body) => respondInJson(context, body),
      showAgain,
    });
  }
  // Calls by operators have already been counted towards their rate limit.
  if (!context.quota) await enforceRateLimit(context);
  if (!isRead(context)) return respondInJson(context);
  // Opening a form's action URL redirects to the page that contains the form.
  if (form) {
    const location = await findFormPage(context, form);
    return new Response(null, { status: 303, headers: { location } });
  }
  if (isOpenedFile(context)) return openFile(context);
  const call = findCall(context);
  if (!call || !hasEntityTag(call)) return respondInJson(context);
  const headers = { 'cache-control': selectCacheControl(call.endpoint) };
  // A HEAD response needs the same ETag as GET, so the body is generated although it is not sent.
  const asGet = new Request(context.request, { method: 'GET' });
  return respondByVersion(context, headers, (reads) =>
    respondInJson({ ...context, reads, request: asGet }),
  );
};
