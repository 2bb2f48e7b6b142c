import { isForPrograms } from '../../../src/routes/match-route.ts';
import { isPagePayload } from '../../../src/routes/page-path.ts';
import { isBot } from '../../http/request/is-bot.ts';
import type { RequestContext } from '../../http/request/request-context.ts';

/** The format of an error: a program gets JSON, a person the screen, any other client one line. */
export type Audience = 'program' | 'person' | 'other';

/** Whether a browser shows the response in its window: not a picture or script of a page. */
const isNavigation = (request: Request, pathname: string): boolean => {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination) return destination === 'document';
  // Page paths have no extension: a missing file gets a screen only if the client accepts HTML.
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
