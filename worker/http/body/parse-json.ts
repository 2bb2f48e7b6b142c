import { HttpError } from '../http-error.ts';

/** A generous limit: no request body in the endpoint map is nested more than five levels deep. */
const MAX_DEPTH = 32;

const refuse = (message: string) => new HttpError(422, 'invalid', message);

/** Checks how deeply parsed JSON is nested and how many members it has. */
const checkJson = (json: unknown, maxMembers: number): void => {
  let members = 0;
  const check = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw refuse(`Nest at most ${MAX_DEPTH} levels.`);
    // Some libraries use a `__proto__` member as the object's prototype.
    if (Object.hasOwn(value, '__proto__'))
      throw refuse('`__proto__` is not allowed as a member name.');
    const inside = Object.values(value);
    members += inside.length;
    if (members > maxMembers) throw refuse('Send fewer fields.');
    for (const one of inside) check(one, depth + 1);
  };
  check(json, 1);
};

/** Reports that a body is not valid JSON. @throws HttpError 400 */
export const refuseMalformedJson = (cause: unknown): never => {
  throw new HttpError(400, 'malformed', 'The body is not valid JSON.', { cause });
};

/**
 * Parses JSON and limits its depth and its number of members. If an object has several members with
 * the same name, the last one is used. Upstreams see the same value, because a forwarded body is
 * serialised from this result.
 * @param maxMembers the maximum number of object members and list items in total
 * @throws HttpError 400 if the body is not JSON in UTF-8, 422 if it exceeds the limits or has a
 * member named `__proto__`
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
