import { isForPrograms } from '../../../src/routes/match-route.ts';
import { isPagePayload } from '../../../src/routes/page-path.ts';
import { isBot } from '../../http/request/is-bot.ts';
import type { RequestContext } from '../../http/request/request-context.ts';

/**
 * Who receives an error, which determines its format: JSON for a program, the error screen for a
 * person, and one line of text for any other client.
 */
export type Audience = 'program' | 'person' | 'other';

/**
 * Whether a browser will show the response as a page, rather than load it as an image or script
 * within a page.
 */
const isNavigation = (request: Request, pathname: string): boolean => {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination) return destination === 'document';
  // Page paths have no extension. If a file is missing, the error screen is sent only if the client
  // accepts HTML.
  return !/\.\w+$/.test(pathname) || (request.headers.get('accept') ?? '').includes('text/html');
};

export const findAudience = (context: RequestContext): Audience => {
  const { request, match } = context;
  const { pathname } = context.url;
  const isData = isForPrograms(match?.route) || isPagePayload(pathname);
  if (isData && !context.isForPerson) return 'program';
  if (isBot(request) || pathname.startsWith('/RSC/')) return 'other';
  return isNavigation(request, pathname) ? 'person' : 'other';
};
