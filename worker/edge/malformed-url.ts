import { HttpError } from '../http/http-error.ts';
import { decodePath } from '../http/request/normalize-path.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * The limit of most servers. The longest URL of the site, a search with all its filters, has a
 * tenth of it.
 */
const URL_MAX_LENGTH = 8_192;

/** Control characters are in no name of the site, and systems behind it may interpret them. */
const hasControls = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\x7f');

const isWritten = (pathname: string): boolean => {
  // The URL parser escapes everything that needs it: a path without escapes is plain.
  if (!pathname.includes('%')) return true;
  const path = decodePath(pathname);
  return path !== undefined && !hasControls(path);
};

/** The first step, because every later step reads the path. @throws HttpError 400, 414 */
export const refuseMalformedUrl = ({ url: { href, pathname } }: RequestContext): undefined => {
  if (href.length > URL_MAX_LENGTH) {
    throw new HttpError(414, 'uri_too_long', 'This address is too long.');
  }
  if (!isWritten(pathname)) {
    throw new HttpError(
      400,
      'malformed',
      'This address is not valid. It may have been cut off or mistyped.',
    );
  }
};
