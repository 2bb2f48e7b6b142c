import { ContentError } from '../../src/lib/content/content-error.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { within } from '../../src/lib/content/within.ts';
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
import { cleanAnswer } from './clean-answer.ts';
import { contentfulSpace, type SpaceVariables } from './contentful-space.ts';
import { createRequestRate } from './request-rate.ts';

/** Contentful's own limit of an answer. */
export const CONTENT_MAX_BYTES = 7 * 1024 * 1024;

/** What of the client's request goes out. It knows nothing of the visitor. */
const SENT = ['accept', 'authorization', 'content-type', 'x-contentful-user-agent'];
/** What the client reads of an answer beside its body. */
const READ = ['content-type', 'x-contentful-ratelimit-reset'];

/**
 * What a copy is kept under; the token is in no part of it. A filter by a time, such as posts until
 * now, is the same question whenever it is asked.
 */
const copyKey = ({ pathname, searchParams }: URL): string => {
  const asked = [...searchParams].map(([name, value]) =>
    name.endsWith('[lte]') && TIME.test(value) ? [name, 'now'] : [name, value],
  );
  return `${pathname.slice(1)}?${new URLSearchParams(asked)}`;
};
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** What a try came to: an answer, or why there is none and what is to be said of it without a copy. */
type Outcome =
  | { readonly text: string }
  | { readonly reason: string; readonly without: () => Response };

const failing = (reason: string, error: unknown = new ContentError(reason)): Outcome => ({
  reason,
  without() {
    throw error;
  },
});

const ID_SHOWN_LENGTH = 40;

/** `401 AccessTokenInvalid`: what Contentful says of itself. */
const refusalOf = (status: number, text: string): string => {
  const id = /"id"\s*:\s*"(\w+)"/.exec(text)?.[1]?.slice(0, ID_SHOWN_LENGTH) ?? '';
  return `Contentful says ${status} ${id}`.trim();
};

/**
 * Calls of one host of Contentful. Of published content the last good answers are kept, so that the
 * site outlives Contentful's trouble: they stand in while it is down, late, in error, overrun, or
 * refuses us, as after a token was replaced.
 * With neither answer nor copy the client's own retries go on while the page waits; where they would
 * be of no use it is a ContentError at once.
 */
const createContentfulFetch = (options: {
  readonly base: string;
  /** Drafts are kept nowhere. */
  readonly isPreview: boolean;
  readonly cache?: SharedCache;
  /** Requests a second. */
  readonly throttle?: number;
}): typeof fetch => {
  const { base, isPreview, cache, throttle } = options;
  const rate = throttle === undefined ? undefined : createRequestRate(throttle);
  const breaker = createCircuitBreaker();
  const copies = createStaleCopies(base, { cache });

  const copyOf = async (key: string) => (isPreview ? undefined : copies.get(key));

  /** The last good answer where there is one. */
  const copyFor = async (key: string, reason: string): Promise<Response | undefined> => {
    const copy = await copyOf(key);
    if (!copy) return undefined;
    // Without what a visitor searched for, or the path that they asked for.
    const [path = '', query] = key.split('?');
    const asked = `${path} ${new URLSearchParams(query).get('content_type') ?? ''}`.trim();
    console.warn(`Content: ${asked} answered with a copy. ${reason}`);
    // The page that shows it should know: what was a whole answer begins with a brace.
    return new Response(`{"isStale":true,${copy.text.trimStart().slice(1)}`, {
      headers: { 'content-type': 'application/json' },
    });
  };

  const isItsTurn = async (key: string, signal: AbortSignal): Promise<boolean> =>
    !rate ||
    (await rate.turn(CONTENT_TURN_MS, signal)) ||
    (!(await copyOf(key)) && (await rate.turn(CONTENT_TURN_MS, signal)));

  /** One try. It throws only where whoever asked is gone. */
  const ask = async (request: Request, key: string): Promise<Outcome> => {
    if (!breaker.allows()) return failing('Contentful is left alone for a while.');
    const late = AbortSignal.timeout(CONTENT_TRY_MS);
    if (!(await isItsTurn(key, request.signal))) {
      return failing('CONTENTFUL_THROTTLE lets no more through.');
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
      text = new TextDecoder().decode(await readBody(response, CONTENT_MAX_BYTES, 'Too long.'));
    } catch (error) {
      // Whoever asked is gone: that is no fault of Contentful's.
      if (request.signal.aborted && !late.aborted) throw error;
      breaker.failed();
      return late.aborted
        ? failing(`No answer within ${CONTENT_TRY_MS} ms.`)
        : failing('Contentful was not reached.', error);
    }
    const { status } = response;
    if (status >= 500) breaker.failed();
    else breaker.succeeded();
    // Asked to wait for longer than a page has, the client's retries are of no use.
    const resetMs = Number(response.headers.get('x-contentful-ratelimit-reset') ?? 0) * 1000;
    if (status === 429 && resetMs >= PAGE_MS) return failing(refusalOf(status, text));
    if (status >= 400) {
      const headers = [...response.headers].filter(([name]) => READ.includes(name));
      return {
        reason: refusalOf(status, text),
        without: () => new Response(text, { status, headers }),
      };
    }
    const clean = cleanAnswer(text);
    if (clean === undefined) return failing(`Contentful answered nonsense (${status}).`);
    if (!isPreview && request.method === 'GET') await copies.put(key, clean);
    return { text: clean };
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const key = copyKey(new URL(request.url));
    const asked = ask(request, key);
    let outcome = await within<Outcome | undefined>(asked, STORED_CONTENT_MS, () => undefined);
    if (!outcome) {
      // Its end tells the breaker, and the next page, though this one may wait no longer.
      waitUntil?.(asked.catch(() => undefined));
      const copy = await copyFor(key, `No answer within ${STORED_CONTENT_MS} ms.`);
      if (copy) return copy;
      outcome = await asked;
    }
    if ('text' in outcome) {
      return new Response(outcome.text, { headers: { 'content-type': 'application/json' } });
    }
    return (await copyFor(key, outcome.reason)) ?? outcome.without();
  };
};

/**
 * The space that is configured, or its drafts. It is throttled here and not by the client, in whose
 * queue calls lose the time that a page has, and nobody can give them a copy.
 */
export const contentfulSource = (
  variables: SpaceVariables,
  options: {
    readonly accessToken: string;
    readonly isPreview?: boolean;
    readonly cache?: SharedCache;
  },
): ContentSource => {
  const { accessToken, isPreview = false, cache } = options;
  const { throttle, ...space } = contentfulSpace(variables, { isPreview });
  const base = `${space.insecure ? 'http' : 'https'}://${space.host}`;
  return {
    ...space,
    accessToken,
    waitUntil,
    fetch: createContentfulFetch({ base, isPreview, cache, throttle }),
  };
};
