import { sha256 } from '../secrets.ts';

/** The entity tag for a response body. Weak, because a proxy may compress the response. */
export const weakTag = async (text: string): Promise<string> =>
  `W/"${await sha256(new TextEncoder().encode(text))}"`;

/**
 * Whether an If-None-Match header, either `*` or a list of weak or strong tags, matches `tag` (RFC
 * 9110, 13.1.2).
 */
export const isKnownTag = (request: Request, tag: string): boolean => {
  const known = request.headers.get('if-none-match')?.trim();
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return known === '*' || (known?.split(',') ?? []).some((one) => opaque(one) === opaque(tag));
};

/**
 * Adds an entity tag to a 200 response or, if the client already has the same body, returns 304.
 */
export const withEntityTag = async (response: Response, request: Request): Promise<Response> => {
  if (response.status !== 200) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  const tag = await weakTag(text);
  headers.set('etag', tag);
  if (!isKnownTag(request, tag)) return new Response(text, { headers });
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
};
