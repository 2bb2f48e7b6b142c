import { sha256 } from '../secrets.ts';

/** The entity tag of a text. Weak: what carries it may compress it. */
export const weakTag = async (text: string): Promise<string> =>
  `W/"${await sha256(new TextEncoder().encode(text))}"`;

/**
 * Whether a request says that it has what `tag` stands for: by `*`, or by a list of tags, weak or not
 * (RFC 9110, 13.1.2).
 */
export const isKnownTag = (request: Request, tag: string): boolean => {
  const known = request.headers.get('if-none-match')?.trim();
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return known === '*' || (known?.split(',') ?? []).some((one) => opaque(one) === opaque(tag));
};

/** A good answer with the tag of its text, or 304 without it to a request that has the same. */
export const withEntityTag = async (answer: Response, request: Request): Promise<Response> => {
  if (answer.status !== 200) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  const tag = await weakTag(text);
  headers.set('etag', tag);
  if (!isKnownTag(request, tag)) return new Response(text, { headers });
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
};
