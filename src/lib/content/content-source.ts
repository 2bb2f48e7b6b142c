/**
 * A space to read content from: Contentful's, or that of the delivery service within the worker.
 * `space` and `accessToken` are `{key}` and `{token}` of docs/specification.md, row 7.19.
 */
export interface ContentSource {
  readonly space: string;
  readonly accessToken: string;
  /** Default `master` (docs/specification.md, row 9.3). */
  readonly environment?: string;
  /** Default `cdn.contentful.com`; `host:port` for others. */
  readonly host?: string;
  /** Plain HTTP, for a service on the same machine. */
  readonly insecure?: boolean;
  /** Requests per second, 1 to 30 (docs/specification.md, row 9.3). Default: not throttled. */
  readonly throttle?: number;
  /** Responds to the client's requests, over network or in process. Must stay one function. */
  readonly fetch: typeof fetch;
  /**
   * Reads a list of entries in process, by the URL that the client would request; undefined for all
   * other URLs, which `fetch` handles. Callers must not modify the result.
   */
  readonly read?: (url: URL) => Promise<unknown>;
  /** Keeps work running after the response of the request that started it. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}
