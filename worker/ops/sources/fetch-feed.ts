import { SOURCE_MS } from '../../../src/lib/deadlines.ts';
import { readBody } from '../../http/body/read-body.ts';
import { HttpError } from '../../http/http-error.ts';
import { sha256 } from '../../http/secrets.ts';
import { findUrlProblem } from './public-url.ts';
import { ReadingFailure } from './reading-failure.ts';

/** 20 MB, for all pages of a list together. */
export const FEED_MAX_BYTES = 20 * 1024 * 1024;
const REDIRECTS_MAX = 3;
const RETRY_AFTER_MAX_S = 24 * 60 * 60;

/** `Retry-After` in seconds, which may be a date (RFC 9110, 10.2.3); 0 if it is neither. */
const readRetryAfter = (headers: Headers): number => {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return seconds > 0 ? Math.min(seconds, RETRY_AFTER_MAX_S) : 0;
};

/** The request follows redirects itself, so that each address is checked. */
const request = async (address: string, signal: AbortSignal): Promise<Response> => {
  let url = address;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const problem = findUrlProblem(url);
    if (problem) {
      throw new ReadingFailure(redirects === 0 ? problem : `It redirects elsewhere. ${problem}`);
    }
    const response = await fetch(url, {
      headers: { accept: 'application/json, application/xml, text/xml, */*;q=0.1' },
      redirect: 'manual',
      signal,
    });
    const { status, headers } = response;
    const location = status >= 300 && status < 400 ? headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, url)) {
      throw new ReadingFailure('It redirects to something that is not an address.');
    }
    url = new URL(location, url).href;
  }
  throw new ReadingFailure(`It redirects more than ${REDIRECTS_MAX} times.`);
};

const CHARSET = /charset=["']?([\w-]+)/i;
const XML_ENCODING = /^<\?xml[^>]*?encoding=["']([\w-]+)["']/i;
const START_BYTES = 200;

/** The text of a body, in the encoding that its header or its XML declaration names. */
const decode = (bytes: Uint8Array, contentType: string): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START_BYTES));
  const named = CHARSET.exec(contentType)?.[1] ?? XML_ENCODING.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    throw new ReadingFailure(`Its text is not valid ${named}.`);
  }
};

/** A response of a feed, without its bytes, which would fill the memory while it is parsed. */
export interface FetchedFeed {
  readonly text: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

/**
 * Loads an address. `leftBytes` is how much more of the list may be read.
 * @throws ReadingFailure that says why it could not be loaded as a whole
 */
export const fetchFeed = async (
  url: string,
  signal: AbortSignal,
  leftBytes: number,
): Promise<FetchedFeed> => {
  try {
    const response = await request(url, signal);
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ReadingFailure(
        `It responded with ${response.status}.`,
        readRetryAfter(response.headers),
      );
    }
    const bytes = await readBody(response, leftBytes, 'It is larger than 20 MB.');
    return {
      text: decode(bytes, response.headers.get('content-type') ?? ''),
      size: bytes.length,
      hash: await sha256(bytes),
    };
  } catch (error) {
    if (error instanceof ReadingFailure) throw error;
    if (error instanceof HttpError) {
      throw new ReadingFailure(error.status === 413 ? error.message : 'It arrived too slowly.', 0, {
        cause: error,
      });
    }
    throw new ReadingFailure(
      signal.aborted
        ? `It did not arrive within ${SOURCE_MS / 1_000} seconds.`
        : 'It could not be reached, or the connection broke.',
      0,
      { cause: error },
    );
  }
};
