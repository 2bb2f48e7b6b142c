import type { SiteRoute } from '../../src/routes/site-routes.ts';

/** Returns the route if its page is also available as Markdown. */
export const findMarkdownRoute = (route: SiteRoute | undefined): SiteRoute | undefined =>
  route?.kind === 'page' && route.hasMarkdown ? route : undefined;

const MARKDOWN = 'text/markdown';

/** Whether an Accept header lists Markdown, ignoring case (RFC 9110, 8.3.1). */
export const namesMarkdown = (accept: string | null): boolean =>
  accept?.toLowerCase().includes(MARKDOWN) ?? false;

/**
 * The `q` value of a media type in an Accept header, or 0 if the type is not listed (RFC 9110,
 * 12.5.1).
 */
const parseQuality = (accept: string, type: string): number => {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (name !== type) continue;
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    return Math.min(Math.max(Number(quality) || 0, 0), 1);
  }
  return 0;
};

/**
 * Whether the client prefers Markdown to HTML. If both have the same weight, Markdown wins:
 * browsers never list it, so a client that does must be able to read it.
 */
export const prefersMarkdown = ({ headers }: Pick<Request, 'headers'>): boolean => {
  const accept = headers.get('accept') ?? '';
  const quality = parseQuality(accept, MARKDOWN);
  return quality > 0 && quality >= parseQuality(accept, 'text/html');
};
