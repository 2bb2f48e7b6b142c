import * as endpoints from '../../src/contracts/endpoints.ts';
import { listKeys } from '../../src/contracts/enums.ts';
import { SIGNING_KEY_KINDS } from '../../src/contracts/site/signing-keys.ts';
import type { Handlers } from '../backend/call.ts';
import { listSecurityEvents } from '../backend/security-events/security-events.ts';
import { listSigningKeys, revokeKey, rotateKeys } from '../backend/signed-links/rotate-keys.ts';
import { type Bindings, readVariables } from '../env.ts';
import { isoDate } from '../http/iso-date.ts';
import { PREVIOUS_TOKEN } from './authenticate-operator.ts';
import { found, readIdParameter, registerOperatorCall } from './register-operator-call.ts';

/** The last audit entry of the operators' previous token, of whichever token was the previous one. */
const describePreviousToken = async (bindings: Bindings) => {
  const last = await bindings.PEOPLE.prepare(
    `SELECT at, detail ->> 'call' AS call FROM audit_log
     WHERE subject = ? ORDER BY at DESC LIMIT 1`,
  )
    .bind(PREVIOUS_TOKEN)
    .first<{ at: number; call: string }>();
  return {
    isAccepted: readVariables(bindings).OPS_TOKEN_PREVIOUS !== undefined,
    lastUsedAt: last && isoDate(last.at),
    lastCall: last?.call ?? null,
  };
};

export const addSecurityRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.listSecurityEvents, async ({ bindings, query, now }) => ({
    data: (await listSecurityEvents(bindings.PEOPLE, query.days, now)).map((event) => ({
      ...event,
      at: isoDate(event.at),
    })),
  }));
  registerOperatorCall(app, endpoints.listSigningKeys, async ({ bindings, now }) => ({
    data: {
      keys: await listSigningKeys(bindings.PEOPLE, now),
      previousToken: await describePreviousToken(bindings),
    },
  }));
  registerOperatorCall(app, endpoints.rotateSigningKeys, async ({ bindings, body, now }) => ({
    data: {
      rotated: await rotateKeys(bindings.PEOPLE, body.kinds ?? listKeys(SIGNING_KEY_KINDS), now),
    },
  }));
  registerOperatorCall(app, endpoints.revokeSigningKey, async ({ bindings, now, ...call }) => {
    const kind = found(await revokeKey(bindings.PEOPLE, readIdParameter(call), now), 'signing key');
    return { data: { kind, ended: [...SIGNING_KEY_KINDS[kind].signs] } };
  });
};
