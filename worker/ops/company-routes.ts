import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { deleteCompany } from '../backend/companies/delete-company.ts';
import { announceEvents } from '../backend/events/record-event.ts';
import { purgeCollected, purgeNote } from '../cache/purge-pages.ts';
import { readIdParameter, registerOperatorCall } from './register-operator-call.ts';

export const addCompanyRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.deleteCompany,
    async ({ bindings, context, now, ...call }) => {
      const events = await deleteCompany(bindings.JOBS, readIdParameter(call), now);
      if (!events) return { data: { deleted: false } };
      const result = await purgeCollected(context.execution, bindings);
      await announceEvents(bindings, events);
      return { data: { deleted: true, ...purgeNote(result) } };
    },
    { isOfProduct: true },
  );
};
