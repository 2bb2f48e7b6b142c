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
  /** Keeps work going after the answer of the request that it was begun for. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}
