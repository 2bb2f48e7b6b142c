import { siteFrame } from '../content/site-frame.ts';
import { readVariables } from '../env.ts';
import type { RequestContext } from '../http/request/request-context.ts';

const SECURITY_TXT_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * RFC 9116, 2.5.5 recommends an expiry date less than a year ahead. The date is regenerated daily,
 * so the file never expires.
 */
const VALID_DAYS = 90;

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for vulnerability reports. `now` is in Unix
 * milliseconds.
 */
export const writeSecurityTxt = (
  { email }: { readonly email: string },
  { siteUrl, now }: { readonly siteUrl: string; readonly now: number },
): Response => {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.replace('.000', '')}`,
    'Preferred-Languages: en',
    // RFC 9116, 2.5.2: a web URI must use https.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${SECURITY_TXT_PATH}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
};

export const sendSecurityTxt = async ({ bindings }: RequestContext): Promise<Response> => {
  const siteUrl = readVariables(bindings).SITE_URL;
  return writeSecurityTxt(await siteFrame(bindings), { siteUrl, now: Date.now() });
};
