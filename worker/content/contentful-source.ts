import { ContentError } from '../../src/lib/content/content-error.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { withTimeLimit } from '../../src/lib/content/with-time-limit.ts';
import {
  CONTENT_TRY_MS,
  CONTENT_TURN_MS,
  PAGE_MS,
  STORED_CONTENT_MS,
} from '../../src/lib/deadlines.ts';
import { createStaleCopies, type SharedCache } from '../cache/stale-copies.ts';
import { readBody } from '../http/body/read-body.ts';
import { createCircuitBreaker } from '../http/circuit-breaker.ts';
import { waitUntil } from '../http/wait-until.ts';
import { cleanResponse } from './clean-response.ts';
import { contentfulSpace, type SpaceVariables } from './contentful-space.ts';
import { createRequestRate } from './request-rate.ts';

/** Contentful's limit on the size of a response. */
export const CONTENT_MAX_BYTES = 7 * 1024 * 1024;

/**
 * The client's request headers that are sent to Contentful. They contain nothing about the visitor.
 */
const SENT = ['accept', 'authorization', 'content-type', 'x-contentful-user-agent'];
/** The response headers that the client reads. */
const READ = ['content-type', 'x-contentful-ratelimit-reset'];

/**
 * The key of a stored response. It never contains the token. Queries that filter by the current
 * time, such as those for posts already published, have the same key whatever the time.
 */
const copyKey = ({ pathname, searchParams }: URL): string => {
  const parameters = [...searchParams].map(([name, value]) =>
    name.endsWith('[lte]') && TIME.test(value) ? [name, 'now'] : [name, value],
  );
  return `${pathname.slice(1)}?${new URLSearchParams(parameters)}`;
};
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The result of an attempt: either the body of a response, or the reason for the failure and the
 * response to send if no copy is stored.
 */
type TryResult =
  | { readonly text: string }
  | { readonly reason: string; readonly without: () => Response };

const createFailure = (reason: string, error: unknown = new ContentError(reason)): TryResult => ({
  reason,
  without() {
    throw error;
  },
});

const ID_SHOWN_LENGTH = 40;

/** The status and error id of Contentful's response, such as `401 AccessTokenInvalid`. */
const describeRefusal = (status: number, text: string): string => {
  const id = /"id"\s*:\s*"(\w+)"/.exec(text)?.[1]?.slice(0, ID_SHOWN_LENGTH) ?? '';
  return `Contentful responded with ${status} ${id}`.trim();
};

/**
 * Creates a `fetch` for one of Contentful's hosts. It stores the last good responses for published
 * content, so that the site survives Contentful's outages. A stored response is used if a request
 * fails, is too slow, is throttled, or is refused (for example after a token was replaced). If none
 * is stored, the client's retries continue while the page waits. If retries cannot help, it
 * immediately throws a ContentError.
 */
const createContentfulFetch = (options: {
  readonly base: string;
  /** Drafts are never stored. */
  readonly isPreview: boolean;
  readonly cache?: SharedCache;
  /** The maximum number of requests per second. */
  readonly throttle?: number;
  readonly opened?: () => void;
}): typeof fetch => {
  const { base, isPreview, cache, throttle } = options;
  const rate = throttle === undefined ? undefined : createRequestRate(throttle);
  const breaker = createCircuitBreaker(options.opened);
  const copies = createStaleCopies(base, { cache });

  const loadCopy = async (key: string) => (isPreview ? undefined : copies.get(key));

  /** The last good response, if one is stored. */
  const loadStaleResponse = async (key: string, reason: string): Promise<Response | undefined> => {
    const copy = await loadCopy(key);
    if (!copy) return undefined;
    // The log line omits the path and search query that the visitor requested.
    const [path = '', query] = key.split('?');
    const label = `${path} ${new URLSearchParams(query).get('content_type') ?? ''}`.trim();
    console.warn(`Content: a stored response was used for ${label}. ${reason}`);
    // Marks the list as stale for the page. The marker can be inserted here because every stored
    // response begins with a brace.
    return new Response(`{"isStale":true,${copy.text.trimStart().slice(1)}`, {
      headers: { 'content-type': 'application/json' },
    });
  };

  const isItsTurn = async (key: string, signal: AbortSignal): Promise<boolean> =>
    !rate ||
    (await rate.turn(CONTENT_TURN_MS, signal)) ||
    (!(await loadCopy(key)) && (await rate.turn(CONTENT_TURN_MS, signal)));

  /** Makes a single attempt. Throws only if the client has disconnected. */
  const tryRequest = async (request: Request, key: string): Promise<TryResult> => {
    if (!breaker.allows()) return createFailure('The circuit breaker for Contentful is open.');
    const late = AbortSignal.timeout(CONTENT_TRY_MS);
    if (!(await isItsTurn(key, request.signal))) {
      return createFailure('The limit of CONTENTFUL_THROTTLE was reached.');
    }
    let response: Response;
    let text: string;
    try {
      response = await fetch(request.url, {
        method: request.method,
        headers: [...request.headers].filter(([name]) => SENT.includes(name)),
        body: request.method === 'GET' ? undefined : await request.arrayBuffer(),
        signal: AbortSignal.any([request.signal, late]),
        redirect: 'manual',
      });
      text = new TextDecoder().decode(
        await readBody(response, CONTENT_MAX_BYTES, 'The response is too large.'),
      );
    } catch (error) {
      // The client has disconnected, which does not count as a failure of Contentful.
      if (request.signal.aborted && !late.aborted) throw error;
      breaker.failed();
      return late.aborted
        ? createFailure(`No response within ${CONTENT_TRY_MS} ms.`)
        : createFailure('Contentful could not be reached.', error);
    }
    const { status } = response;
    if (status >= 500) breaker.failed();
    else breaker.succeeded();
    // If Contentful demands a pause longer than the page's time limit, the client's retries cannot
    // help.
    const resetMs = Number(response.headers.get('x-contentful-ratelimit-reset') ?? 0) * 1000;
    if (status === 429 && resetMs >= PAGE_MS) return createFailure(describeRefusal(status, text));
    if (status >= 400) {
      const headers = [...response.headers].filter(([name]) => READ.includes(name));
      return {
        reason: describeRefusal(status, text),
        without: () => new Response(text, { status, headers }),
      };
    }
    const clean = cleanResponse(text);
    if (clean === undefined)
      return createFailure(`Contentful sent an invalid response (${status}).`);
    if (!isPreview && request.method === 'GET') await copies.put(key, clean);
    return { text: clean };
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const key = copyKey(new URL(request.url));
    const pending = tryRequest(request, key);
    let result = await withTimeLimit<TryResult | undefined>(
      pending,
      STORED_CONTENT_MS,
      () => undefined,
    );
    if (!result) {
      // Even though this page stops waiting, the late result still updates the breaker and the
      // stored response.
      waitUntil?.(pending.catch(() => undefined));
      const copy = await loadStaleResponse(key, `No response within ${STORED_CONTENT_MS} ms.`);
      if (copy) return copy;
      result = await pending;
    }
    if ('text' in result) {
      return new Response(result.text, { headers: { 'content-type': 'application/json' } });
    }
    return (await loadStaleResponse(key, result.reason)) ?? result.without();
  };
};

/**
 * The source for the configured space, or for its drafts. Requests are throttled here and not by
 * the client, because a call in the client's queue would use up the page's time and could not be
 * replaced by a stored response.
 */
export const contentfulSource = (
  variables: SpaceVariables,
  options: {
    readonly accessToken: string;
    readonly isPreview?: boolean;
    readonly cache?: SharedCache;
    /** Called while the circuit breaker for Contentful is open. */
    readonly opened?: () => void;
  },
): ContentSource => {
  const { accessToken, isPreview = false, cache, opened } = options;
  const { throttle, ...space } = contentfulSpace(variables, { isPreview });
  const base = `${space.insecure ? 'http' : 'https'}://${space.host}`;
  return {
    ...space,
    accessToken,
    waitUntil,
    fetch: createContentfulFetch({ base, isPreview, cache, throttle, opened }),
  };
};
