import type { SecurityEvent } from '../../src/contracts/ops.ts';
import { networkHash } from '../backend/network-hash.ts';
import { countSecurityEvent } from '../backend/security-events/security-events.ts';
import { logError } from '../http/log-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { waitUntil } from '../http/wait-until.ts';
import { labelOf } from './request-label.ts';

/** Logs and counts an event, behind the answer. */
export const noteSecurityEvent = async (
  kind: SecurityEvent,
  context: RequestContext,
): Promise<void> => {
  const {
    id,
    request,
    bindings: { DB },
  } = context;
  const now = Date.now();
  const note = async () => {
    const network = await networkHash(DB, request, now);
    const route = labelOf(context);
    console.warn(`${id} security: ${kind} at ${request.method} ${route} from ${network}`);
    await countSecurityEvent(DB, kind, { network, now });
  };
  const noted = note().catch((error) => logError(id, error));
  if (waitUntil) waitUntil(noted);
  else await noted;
};
