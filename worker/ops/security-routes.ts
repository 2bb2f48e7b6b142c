import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { listSecurityEvents } from '../backend/security-events/security-events.ts';
import { isoDate } from '../http/iso-date.ts';
import { registerOperatorCall } from './register-operator-call.ts';

export const addSecurityRoutes = (app: Handlers): void =>
  registerOperatorCall(app, endpoints.listSecurityEvents, async ({ bindings, query, now }) => ({
    data: (await listSecurityEvents(bindings.PEOPLE, query.days, now)).map((event) => ({
      ...event,
      at: isoDate(event.at),
    })),
  }));
