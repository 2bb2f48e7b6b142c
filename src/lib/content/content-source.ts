/**
 * A space to read content from: either one at Contentful, or the one that the worker's own delivery
 * service provides. `space` and `accessToken` are `{key}` and `{token}` in docs/specification.md,
 * row 7.19.
 */
export interface ContentSource {
  readonly space: string;
  readonly accessToken: string;
  /** The environment, by default `master` (docs/specification.md, row 9.3). */
  readonly environment?: string;
  /** The host, by default `cdn.contentful.com`; `host:port` for any other service. */
  readonly host?: string;
  /** Whether to use plain HTTP, for a service on the same machine. */
  readonly insecure?: boolean;
  /**
   * The maximum requests per second, from 1 to 30 (docs/specification.md, row 9.3). Not throttled
   * by default.
   */
  readonly throttle?: number;
  /**
   * Handles the client's requests, over the network or in process. Must always be the same
   * function.
   */
  readonly fetch: typeof fetch;
  /**
   * Reads a list of entries in process, given the URL that the client would request. Resolves to
   * undefined for all other URLs, which `fetch` handles. Callers must not modify the result.
   */
  readonly read?: (url: URL) => Promise<unknown>;
  /** Keeps work running after the response has been sent. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}
