import type { ErrorBody } from '../../src/contracts/wire.ts';
import { BODY_MAX_BYTES } from '../backend/call.ts';
import { referralOfPost } from '../edge/referral.ts';
import { variablesOf } from '../env.ts';
import { withEntityTag } from '../http/entity-tag.ts';
import { FIELDS_TOO_LARGE } from '../http/form-parts.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { isRead, type Match, type RequestContext } from '../http/request-context.ts';
import { errorScreen } from '../pages/error-screen.ts';
import { renderFormAgain } from '../pages/render-again.ts';
import { respondWithPage } from '../pages/respond-with-page.ts';
import { unknownCall } from '../proxy/unknown-call.ts';
import { respondByMap } from './call-api.ts';
import { answerFormPost, formRequestOf, pageOfForm } from './form-posts.ts';
import { callsOf } from './match-endpoint.ts';
import { enforceRateLimit } from './rate-limits.ts';
import { requirePerson } from './turnstile.ts';

/** The endpoint that a request calls; undefined where the map has none for its path and method. */
const findCall = (context: RequestContext): Match | undefined => {
  const method = isRead(context) ? 'GET' : context.request.method;
  const calls = callsOf(context);
  if (calls.length > 0) return calls.find(({ endpoint }) => endpoint.method === method);
  const { API_PASS_UNKNOWN, API_BASE } = variablesOf(context.bindings);
  return API_PASS_UNKNOWN === 'on' && API_BASE
    ? unknownCall(method, context.url.pathname)
    : undefined;
};

const notInTheMap = (context: RequestContext): HttpError => {
  const methods = callsOf(context).map(({ endpoint }) => endpoint.method);
  if (methods.length === 0) {
    return new HttpError(404, 'not_found', `There is no call ${context.url.pathname}.`);
  }
  const allow = methods.flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : name)).join(', ');
  return new HttpError(405, 'method_not_allowed', `Use ${allow} here.`, { headers: { allow } });
};

/** Responds to a call, errors in JSON. `body`: in place of the request's own, as JSON reads it. */
export const respondInJson = async (context: RequestContext, body?: unknown): Promise<Response> => {
  const call = findCall(context);
  if (!call) return jsonError(notInTheMap(context), context.id);
  context.referral = referralOfPost(context.request);
  try {
    if (body !== undefined && JSON.stringify(body).length > BODY_MAX_BYTES) {
      throw new HttpError(413, 'too_large', FIELDS_TOO_LARGE);
    }
    await requirePerson(context, call.endpoint);
  } catch (error) {
    return jsonError(error, context.id);
  }
  return respondByMap({ ...call, url: context.url, body }, context);
};

/** Caches may keep it and ask again. A streamed answer is too long to be held for its tag. */
const hasEntityTag = (call: Match | undefined): boolean => {
  if (!call) return false;
  const { method, auth, cache, produces } = call.endpoint;
  return method === 'GET' && auth === 'public' && cache !== 'none' && produces === 'json';
};

/** A resume is opened in a tab of its own: an error there is for people to read. */
const isOpenedFile = ({ request, url }: RequestContext): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html') &&
  url.pathname.startsWith('/misc/resumes/');

const openFile = async (context: RequestContext): Promise<Response> => {
  const answer = await respondInJson(context);
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  const retryAfter = answer.headers.get('retry-after');
  return errorScreen(context, {
    status: answer.status,
    message: error?.message,
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  });
};

/** Responds to a call over HTTP, or to a form that was posted without JavaScript. @throws HttpError */
export const respondToCall = async (context: RequestContext): Promise<Response> => {
  const form = formRequestOf(context);
  if (form && context.request.method === 'POST') {
    return answerFormPost(context, form, {
      respond: (body) => respondInJson(context, body),
      renderAgain: async (path, returned) =>
        respondWithPage(await renderFormAgain(path, context, returned), context),
    });
  }
  // Operators' calls are counted before this.
  if (!context.quota) await enforceRateLimit(context);
  if (!isRead(context)) return respondInJson(context);
  // The address of a form that was posted without JavaScript, opened by hand, leads to the form.
  if (form) {
    const location = await pageOfForm(context, form);
    return new Response(null, { status: 303, headers: { location } });
  }
  if (isOpenedFile(context)) return openFile(context);
  const answer = await respondInJson(context);
  return hasEntityTag(findCall(context)) ? withEntityTag(answer, context.request) : answer;
};
