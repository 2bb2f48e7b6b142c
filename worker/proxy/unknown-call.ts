import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { decodeSegments } from '../http/request/path-segments.ts';
import type { Match } from '../http/request/request-context.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Method = (typeof METHODS)[number];

const isMethod = (method: string): method is Method =>
  (METHODS as readonly string[]).includes(method);

/**
 * Matches a call under `misc/` that is not in the endpoint map, for `API_PASS_UNKNOWN` (decision
 * 9). Such a call is public, uses JSON in both directions, and is never cached. Returns undefined
 * for any other path or method, and for a path that an upstream could interpret as a different one.
 */
export const unknownCall = (method: string, pathname: string): Match | undefined => {
  const parts = pathname.startsWith('/misc/') && decodeSegments(pathname);
  if (!parts || !isMethod(method)) return undefined;
  const [misc, ...others] = parts;
  const endpoint: Endpoint<v.GenericSchema> = {
    method,
    // Segments may contain names and must not be logged, so placeholders replace them.
    path: [misc, ...others.keys().map((i) => `{${i}}`)].join('/'),
    summary: 'A call that is not in the endpoint map',
    query: undefined,
    body: method === 'GET' || method === 'DELETE' ? undefined : v.unknown(),
    form: undefined,
    file: undefined,
    answer: v.unknown(),
    produces: 'json',
    auth: 'public',
    upstream: 'product',
    challenge: false,
    cache: 'none',
  };
  return { endpoint, params: Object.fromEntries(others.entries()) };
};
