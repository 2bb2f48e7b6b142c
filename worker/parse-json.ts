import { HttpError } from './http-error.ts';

/** The deepest body of the endpoint map has five levels. */
const MAX_DEPTH = 32;

const refuse = (message: string) => new HttpError(422, 'invalid', message);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COMMA, COLON] = [0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];

/** Index of the quote that ends the string begun at `start`. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
};

/** A name as it counts: `\u0061` is `a`. */
const nameOf = (text: string, start: number, end: number): string => {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
};

/** How deep JSON is, how much of it there is, and whether every parser reads the same names. */
const checkJson = (text: string, maxMembers: number): void => {
  /** The names of each object that is open; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  let members = 0;
  let lastString: [number, number] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        lastString = [at, end];
        at = end;
        break;
      }
      case OPEN_OBJECT:
      case OPEN_LIST:
        open.push(text.charCodeAt(at) === OPEN_OBJECT ? new Set() : undefined);
        if (open.length > MAX_DEPTH) throw refuse(`Nest at most ${MAX_DEPTH} levels.`);
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
        break;
      case COMMA:
        members++;
        break;
      case COLON: {
        members++;
        const name = nameOf(text, ...lastString);
        const names = open.at(-1);
        // Servers behind us may take the first where we take the last.
        if (names?.has(name)) throw refuse('A name stands twice in one object.');
        // As a member it would be read by some as what an object inherits from.
        if (name === '__proto__') throw refuse('`__proto__` is no name for a member.');
        names?.add(name);
        break;
      }
    }
    if (members > maxMembers) throw refuse('Send fewer fields.');
  }
};

/** @throws HttpError 400 */
export const refuseMalformedJson = (cause: unknown): never => {
  throw new HttpError(400, 'malformed', 'The body is not valid JSON.', { cause });
};

/**
 * `maxMembers`: of objects and items of lists, in all. Parsed before it is checked, so that only JSON is
 * refused for what is in it; V8 parses without recursion, and what it makes is bound by the body's length.
 * @throws HttpError 400 for what is no JSON in UTF-8, 422 for JSON that no call takes
 */
export const parseJson = (body: Uint8Array, maxMembers: number): unknown => {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch (cause) {
    return refuseMalformedJson(cause);
  }
  checkJson(text, maxMembers);
  return value;
};
