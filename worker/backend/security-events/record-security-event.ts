import type { SecurityEvent } from '../../../src/contracts/ops.ts';
import { logError } from '../../http/log-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { findRequestLabel } from '../../http/request/request-label.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { readSiteKey } from '../../site-key.ts';
import { networkHash } from '../network-hash.ts';
import { countSecurityEvent } from './security-events.ts';

/** Logs and counts a security event without delaying the response. */
export const recordSecurityEvent = async (
  kind: SecurityEvent,
  context: RequestContext,
): Promise<void> => {
  const { id, request, bindings } = context;
  const { PEOPLE } = bindings;
  const now = Date.now();
  const logAndCount = async () => {
    const network = await networkHash(PEOPLE, request, now);
    const route = findRequestLabel(context);
    const siteKey = readSiteKey(bindings);
    const site = siteKey ? ` on site ${siteKey}` : '';
    console.warn(`${id} security: ${kind} at ${request.method} ${route} from ${network}${site}`);
    await countSecurityEvent(PEOPLE, kind, { network, now });
  };
  const recording = logAndCount().catch((error) => logError(id, error));
  if (waitUntil) waitUntil(recording);
  else await recording;
};
