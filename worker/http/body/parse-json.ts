import { HttpError } from '../http-error.ts';

/** The deepest body of the endpoint map has five levels. */
const MAX_DEPTH = 32;

const refuse = (message: string) => new HttpError(422, 'invalid', message);

/** How deep JSON is, and how much of it there is. */
const checkJson = (json: unknown, maxMembers: number): void => {
  let members = 0;
  const check = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw refuse(`Nest at most ${MAX_DEPTH} levels.`);
    // As a member it would be read by some as what an object inherits from.
    if (Object.hasOwn(value, '__proto__')) throw refuse('`__proto__` is no name for a member.');
    const inside = Object.values(value);
    members += inside.length;
    if (members > maxMembers) throw refuse('Send fewer fields.');
    for (const one of inside) check(one, depth + 1);
  };
  check(json, 1);
};

/** @throws HttpError 400 */
export const refuseMalformedJson = (cause: unknown): never => {
  throw new HttpError(400, 'malformed', 'The body is not valid JSON.', { cause });
};

/**
 * `maxMembers`: of objects and items of lists, in all. Of a name that stands twice the last counts, for whoever
 * reads on: what goes to other services is written anew from what is read here.
 * @throws HttpError 400 for what is no JSON in UTF-8, 422 for JSON that no call takes
 */
export const parseJson = (body: Uint8Array, maxMembers: number): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    return refuseMalformedJson(cause);
  }
  checkJson(value, maxMembers);
  return value;
};
