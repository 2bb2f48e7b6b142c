import { HttpError } from '../http/http-error.ts';
import { decodePath } from '../http/request/normalize-path.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * The maximum length of a URL, the same as in most servers. The longest URL on this site, a search
 * with every filter set, is a tenth of this length.
 */
const URL_MAX_LENGTH = 8_192;

/**
 * Whether a string contains control characters. No path on the site does, and systems behind the
 * site might interpret them.
 */
const hasControls = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\x7f');

const isWritten = (pathname: string): boolean => {
  // The URL parser has already escaped everything that needs it, so a path without `%` is valid.
  if (!pathname.includes('%')) return true;
  const path = decodePath(pathname);
  return path !== undefined && !hasControls(path);
};

/** Must run first, because every later step reads the path. @throws HttpError 400, 414 */
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
