import type { ErrorBody } from '../../src/contracts/wire.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { withEntityTag } from '../http/entity-tag.ts';
import { jsonError } from '../http/http-error.ts';
import { requestIdOf } from '../http/request-id.ts';
import { answerPage } from '../pages/answer-page.ts';
import { errorScreen } from '../pages/error-screen.ts';
import { renderFormAgain } from '../pages/render-again.ts';
import { answerApi } from './answer-api.ts';
import { answerFormPost, type FormRequest, formRequestOf, pageOfForm } from './form-posts.ts';
import { matchPath } from './match-endpoint.ts';
import { enforceRateLimit } from './rate-limits.ts';
import { requirePerson } from './turnstile.ts';

/** A call from outside. Those of our own pages never come this way. @throws HttpError */
export const answerCall = async (request: Request, bindings: Bindings): Promise<Response> => {
  const form = formRequestOf(request);
  if (form && request.method === 'POST') return answerForm(request, form, bindings);
  await enforceRateLimit(request, bindings, variablesOf(bindings));
  if (!isRead(request)) return checkedCall(request, bindings);
  // The address of a form that was posted without JavaScript: opened by hand it leads to the form.
  if (form) {
    const page = await pageOfForm(request, form, (call) => answerApi(call, bindings));
    return new Response(null, { status: 303, headers: { location: page } });
  }
  if (isOpenedFile(request)) return openFile(request, bindings);
  if (!hasEntityTag(request)) return checkedCall(request, bindings);
  // HEAD has the tag of the text that it does not send.
  return withEntityTag(
    await checkedCall(new Request(request, { method: 'GET' }), bindings),
    request,
  );
};

/** What caches may keep and ask for again. What is streamed is too long to be held for its tag. */
const hasEntityTag = (request: Request): boolean =>
  matchPath(new URL(request.url).pathname).some(
    ({ endpoint: { method, auth, cache, produces } }) =>
      method === 'GET' && auth === 'public' && cache !== 'none' && produces === 'json',
  );

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const checkedCall = async (request: Request, bindings: Bindings): Promise<Response> => {
  let checked: Request;
  try {
    checked = await requirePerson(request, variablesOf(bindings));
  } catch (error) {
    return jsonError(error, requestIdOf(request));
  }
  return answerApi(checked, bindings);
};

const answerForm = (request: Request, form: FormRequest, bindings: Bindings): Promise<Response> =>
  answerFormPost(request, form, {
    limit: () => enforceRateLimit(request, bindings, variablesOf(bindings)),
    call: (call) => checkedCall(call, bindings),
    async renderAgain(path, returned) {
      return answerPage(
        await renderFormAgain(path, request, bindings, returned),
        request,
        bindings,
      );
    },
  });

/** A resume is opened in a tab of its own: what goes wrong there is for people to read. */
const isOpenedFile = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html') &&
  new URL(request.url).pathname.startsWith('/misc/resumes/');

const openFile = async (request: Request, bindings: Bindings): Promise<Response> => {
  const answer = await answerApi(request, bindings);
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  const retryAfter = answer.headers.get('retry-after');
  return errorScreen(request, bindings, {
    status: answer.status,
    message: error?.message,
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  });
};
