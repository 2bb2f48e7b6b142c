import type * as v from 'valibot';
import type { Endpoint } from '../../contracts/endpoints.ts';

/*
 * In process an answer is checked where it is made. It stands here beside its response, so that nobody
 * reads it from its text again and checks it once more; whoever gets the response over the network does.
 */

const checked = new WeakMap<Response, { readonly endpoint: Endpoint; readonly answer: unknown }>();

/** `answer` is what the endpoint's schema made of it. */
export const keepChecked = (response: Response, endpoint: Endpoint, answer: unknown): Response => {
  checked.set(response, { endpoint, answer });
  return response;
};

/** Undefined where the answer came from elsewhere, or belongs to another call. */
export const checkedAnswer = <E extends Endpoint>(
  response: Response,
  endpoint: E,
): v.InferOutput<E['answer']> | undefined => {
  const found = checked.get(response);
  return found?.endpoint === endpoint ? (found.answer as v.InferOutput<E['answer']>) : undefined;
};
