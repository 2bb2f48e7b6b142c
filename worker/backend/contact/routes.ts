import type { ContactKind } from '../../../src/contracts/contact.ts';
import { CONTACT_CALLS } from '../../../src/contracts/contact-calls.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { announceEvents } from '../events/record-event.ts';
import { insertContactRequest } from './repository.ts';

/** Registers the four contact endpoints, three of which replace the contractor services. */
export const addContactRoutes = (app: Handlers): void => {
  for (const [kind, endpoint] of Object.entries(CONTACT_CALLS)) {
    registerHandler(
      app,
      endpoint,
      async ({ bindings, body, now }) => {
        const { id, events } = await insertContactRequest(bindings, kind as ContactKind, body, now);
        await announceEvents(bindings, events);
        return { data: { id } };
      },
      { status: 201 },
    );
  }
};
