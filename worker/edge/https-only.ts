import { readVariables } from '../env.ts';
import { isSecure, isUnencrypted } from '../http/headers/content-security-policy.ts';
import { permanentRedirect } from '../http/redirect.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * Redirects a request over http to the site's own https URL, whatever its Host header. If the
 * platform's protocol header is missing, for example behind a tunnel to a local machine, there is
 * no redirect.
 */
export const redirectToHttps = ({
  request,
  url: { pathname, search },
  bindings,
}: RequestContext): Response | undefined => {
  const settings = readVariables(bindings);
  return isSecure(settings) && isUnencrypted(request)
    ? permanentRedirect(`${settings.SITE_URL}${pathname}${search}`)
    : undefined;
};
