import { isSecure } from './content-security-policy.ts';

/** Whether the platform says that a request came over http. */
export const isUnencrypted = ({ headers }: Request): boolean =>
  headers.get('x-forwarded-proto') === 'http';

/**
 * Where a visitor who came without encryption is sent, on a site that has it. How they came the platform
 * says; where nobody says so, as behind a tunnel to this machine, they stay. The way leads to the site's
 * own address, whatever name was asked for.
 */
export const secureAddressOf = (
  request: Request,
  { pathname, search }: URL,
  settings: { readonly SITE_URL: string },
): string | undefined =>
  isSecure(settings) && isUnencrypted(request)
    ? `${settings.SITE_URL}${pathname}${search}`
    : undefined;
