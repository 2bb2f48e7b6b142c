import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { announceEvents } from '../events/record-event.ts';
import { insertJobInterest, insertReferral } from './repository.ts';

export const addReferralRoutes = (app: Handlers): void => {
  registerHandler(
    app,
    endpoints.createReferral,
    async ({ bindings, body, now }) => {
      const { id, events } = await insertReferral(bindings, body, now);
      await announceEvents(bindings, events);
      return { data: { id } };
    },
    { status: 201 },
  );
  // The response is the same for every id, so that it does not reveal which ids exist.
  registerHandler(app, endpoints.recordJobInterest, async ({ bindings, body, now }) => {
    await insertJobInterest(bindings, body, now);
    return { data: { recorded: true } };
  });
};
