/**
 * A space to read content from: one of Contentful, or the delivery service within the worker. The
 * space's id and the token are `{key}` and `{token}` of specification 7.
 */
export interface ContentSource {
  readonly space: string;
  readonly accessToken: string;
  /** Default `master` (specification 9). */
  readonly environment?: string;
  /** `cdn.contentful.com` where none is named; `host:port` for others. */
  readonly host?: string;
  /** Plain HTTP: for a service on this machine. */
  readonly insecure?: boolean;
  /** Requests a second, 1 to 30 (specification 9). None: not throttled. */
  readonly throttle?: number;
  /** Answers the client's requests: over the network, or in process. Must be one function for good. */
  readonly fetch: typeof fetch;
  /**
   * Reads a list of entries in process, by the address that the client would ask; undefined for all else, which
   * `fetch` answers. The result is not to be changed.
   */
  readonly read?: (url: URL) => Promise<unknown>;
  /** Keeps work going after the answer of the request that it was begun for. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}
