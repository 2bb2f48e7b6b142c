import { HttpError } from '../http/http-error.ts';
import { decodePath } from '../http/request/plain-path.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** What most servers take. The longest address of ours, a search with all its filters, has a tenth of it. */
const URL_MAX_LENGTH = 8_192;

/** What no name of ours holds: ends of lines and of texts, which systems behind us may act on. */
const hasControls = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\x7f');

const isWritten = (pathname: string): boolean => {
  // The parser of URLs escapes all that needs it: what has no escape is plain.
  if (!pathname.includes('%')) return true;
  const path = decodePath(pathname);
  return path !== undefined && !hasControls(path);
};

/** The first step, as every later one reads the path. @throws HttpError 400, 414 */
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
