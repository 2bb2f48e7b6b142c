import { UpstreamFailure } from './upstream-failure.ts';

const REDIRECTS_MAX = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export interface UpstreamRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Ends the whole call, its answer's body included. */
  readonly signal: AbortSignal;
}

/** Connect and first byte: the runtime's `fetch` does not tell the one from the other. */
const untilHeaders = async (request: UpstreamRequest, headersMs: number): Promise<Response> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), headersMs);
  try {
    return await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: AbortSignal.any([request.signal, late.signal]),
      redirect: 'manual',
      // Node's fetch wants it said that a stream goes out before the answer comes in.
      ...(request.body instanceof ReadableStream && { duplex: 'half' }),
    });
  } catch (cause) {
    if (late.signal.aborted) throw new UpstreamFailure('timeout', 'no answer in time', { cause });
    throw cause;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * One try: the upstream's answer as soon as its headers are there. A GET follows redirects that
 * stay on the upstream's own origin, so that neither token nor data go to anybody else.
 * @throws UpstreamFailure, or what `fetch` throws where there is no connection
 */
export const fetchUpstream = async (
  request: UpstreamRequest,
  headersMs: number,
): Promise<Response> => {
  let { url } = request;
  for (let redirects = 0; ; redirects++) {
    const response = await untilHeaders({ ...request, url }, headersMs);
    if (response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = location && URL.canParse(location, url) ? new URL(location, url) : undefined;
    const isFollowed =
      request.method === 'GET' &&
      REDIRECTS.includes(response.status) &&
      target?.origin === request.url.origin &&
      redirects < REDIRECTS_MAX;
    if (!isFollowed) throw new UpstreamFailure('invalid', `a redirect (${response.status})`);
    url = target;
  }
};
