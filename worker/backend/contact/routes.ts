import type { ContactKind } from '../../../src/contracts/contact.ts';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type BackendApp, serve } from '../call.ts';
import { announceEvents } from '../events/record-event.ts';
import { insertContactRequest } from './repository.ts';

const KINDS = {
  employer: endpoints.contactEmployer,
  candidate: endpoints.contactCandidate,
  company: endpoints.contactCompany,
  ghostwriting: endpoints.requestGhostwriting,
} as const satisfies Record<ContactKind, endpoints.Endpoint>;

/** The four ways to ask to be contacted; three of them stand in for the contractor services. */
export const addContactRoutes = (app: BackendApp): void => {
  for (const [kind, endpoint] of Object.entries(KINDS)) {
    serve(
      app,
      endpoint,
      async ({ bindings, body, now }) => {
        const { id, events } = await insertContactRequest(
          bindings.DB,
          kind as ContactKind,
          body,
          now,
        );
        await announceEvents(bindings, events);
        return { data: { id } };
      },
      { status: 201 },
    );
  }
};
