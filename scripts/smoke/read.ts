import { EXIT, Failure } from '../ops/failure.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Requests a path of the site, or another URL. @throws Failure if there is no response */
export type Read = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** The longest time that a page may take (docs/operating.md, Deadlines), and some of the network's. */
const RESPONSE_TIMEOUT_MS = 30_000;

const describeError = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'it did not respond in time';
  }
  const { cause, message } = error as { cause?: { code?: string; message?: string } } & Error;
  return cause?.code ?? cause?.message ?? message;
};

/** Creates the function that requests paths of a site. It follows no redirects. */
export const createRead =
  (origin: string, timeoutMs = RESPONSE_TIMEOUT_MS): Read =>
  async (path, headers = {}) => {
    const url = new URL(path, origin);
    try {
      const response = await fetch(url, {
        headers: { 'user-agent': 'rolecall-smoke/1', 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return {
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      };
    } catch (error) {
      throw new Failure(
        `${url.href} cannot be reached: ${describeError(error)}.`,
        EXIT.unreachable,
      );
    }
  };
