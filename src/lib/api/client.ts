import * as v from 'valibot';
import type { Endpoint } from '../../contracts/endpoints.ts';
import { ErrorBodySchema } from '../../contracts/wire.ts';
import { BROWSER_CALL_MS } from '../deadlines.ts';
import { ApiError } from './api-error.ts';

type QueryValue = string | number | readonly string[] | null | undefined;

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface ApiClient {
  /**
   * Makes the call and validates the response. Returns the whole response: the result is in `data`;
   * a list also has `links` and `meta`.
   * @throws ApiError if the status indicates a failure, there is no response, or the response does
   * not match the schema
   */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<v.InferOutput<E['answer']>>;
}

/**
 * Builds a relative URL from an endpoint, such as `misc/jobs/{id}`, and its query. Empty values are
 * omitted.
 */
export const endpointUrl = (
  endpoint: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: Pick<CallOptions, 'params' | 'query'> = {},
): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new TypeError(`${endpoint.path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/**
 * A client that calls the product API over HTTP. On the server, `server.ts` calls it in process.
 */
export const createApiClient = (options: {
  /** The base URL of the endpoint paths, with a trailing slash. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
  /** Headers sent with every call, such as a bearer token. */
  headers?: () => HeadersInit;
}): ApiClient => ({
  async call(endpoint, callOptions = {}) {
    const { method } = endpoint;
    const url = new URL(endpointUrl(endpoint, callOptions), options.base);
    const failed = (status: number, extra: { body?: ApiError['body']; cause?: unknown } = {}) =>
      new ApiError({ status, method, path: endpoint.path, ...extra });
    // URL parsing resolves even encoded dot segments, so the request would go to another endpoint.
    const isDots = (value: string) => /^\.{1,2}$/.test(value);
    if (Object.values(callOptions.params ?? {}).some(isDots)) throw failed(404);

    const headers = new Headers(options.headers?.());
    headers.set('accept', 'application/json');
    const hasBody = callOptions.body !== undefined;
    if (hasBody) headers.set('content-type', 'application/json');
    const signal = AbortSignal.any(
      [AbortSignal.timeout(BROWSER_CALL_MS), callOptions.signal].filter((one) => one !== undefined),
    );
    let response: Response;
    let text: string;
    try {
      const call = options.fetch(
        new Request(url, {
          method,
          headers,
          body: hasBody ? JSON.stringify(callOptions.body) : undefined,
          signal,
        }),
      );
      response = await Promise.race([call, rejectOnAbort(signal)]);
      text = await Promise.race([response.text(), rejectOnAbort(signal)]);
    } catch (cause) {
      throw failed(0, { cause });
    }
    const json = parseJson(text);
    if (!response.ok) {
      const parsed = v.safeParse(ErrorBodySchema, json);
      throw failed(response.status, { body: parsed.success ? parsed.output.error : undefined });
    }
    const validated = v.safeParse(endpoint.answer, json);
    if (!validated.success) {
      throw failed(502, { cause: new v.ValiError(validated.issues) });
    }
    return validated.output as v.InferOutput<typeof endpoint.answer>;
  },
});

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/**
 * Returns undefined for invalid JSON. No schema accepts undefined, so the response is rejected like
 * any other invalid response.
 */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
