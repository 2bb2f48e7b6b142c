import { UpstreamFailure } from './upstream-failure.ts';

const REDIRECTS_MAX = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export interface UpstreamRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Aborts the whole call, including its response body. */
  readonly signal: AbortSignal;
}

/**
 * One time-out covers both connecting and the first byte, because the runtime's `fetch` does not
 * distinguish between them.
 */
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
      // Required by Node's fetch if the request body is a stream.
      ...(request.body instanceof ReadableStream && { duplex: 'half' }),
    });
  } catch (cause) {
    if (late.signal.aborted) throw new UpstreamFailure('timeout', 'no response in time', { cause });
    throw cause;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Makes one attempt at a call, and resolves to the upstream's response once its headers have
 * arrived. A GET follows redirects only within the upstream's own origin, so that neither the token
 * nor any data reaches another host.
 * @throws UpstreamFailure, or whatever `fetch` throws if there is no connection
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
