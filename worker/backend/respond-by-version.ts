import { BUILD_ID } from '../builds/served-build.ts';
import { readVariables } from '../env.ts';
import { logError } from '../http/log-error.ts';
import { createReads, type Reads } from '../http/request/reads.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { readDatabase } from './database/read-database.ts';
import { confirmTag, digestValues, matchesBody, tagBody } from './version-tag.ts';

/**
 * Returns the response from `make` with a tag for its body and for the versions that `make` read.
 * If all of the versions in the request's tag are still current, returns 304 without calling
 * `make`; `headers` are sent with that 304, along with the tag. A response other than 200 is passed
 * through unchanged.
 */
export const respondByVersion = async (
  context: RequestContext,
  headers: Readonly<Record<string, string>>,
  make: (reads: Reads) => Promise<Response>,
): Promise<Response> => {
  const { id, request, url, bindings } = context;
  const now = Date.now();
  const ifNoneMatch = request.headers.get('if-none-match');
  const scope = await digestValues(BUILD_ID, readVariables(bindings), url.pathname, url.search);
  const confirmed = await confirmTag(ifNoneMatch, scope, readDatabase(context), now).catch(
    (error) => logError(id, error),
  );
  if (confirmed) {
    return new Response(null, { status: 304, headers: { ...headers, etag: confirmed.tag } });
  }
  const reads = createReads();
  const response = await make(reads);
  if (response.status !== 200) return response;
  const text = await response.text();
  const known = { versions: reads.versions(), holdsUntil: reads.holdsUntil(), now };
  const tag = await tagBody(text, scope, known);
  const isKnown = ifNoneMatch !== null && matchesBody(ifNoneMatch, tag);
  const tagged = new Headers(response.headers);
  tagged.set('etag', tag);
  if (!isKnown) return new Response(text, { headers: tagged });
  tagged.delete('content-type');
  return new Response(null, { status: 304, headers: tagged });
};
