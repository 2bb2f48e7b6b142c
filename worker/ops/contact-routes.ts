import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { describeListPage } from '../backend/list-records.ts';
import { type Bindings, readVariables } from '../env.ts';
import { exportFile } from './applications/export-file.ts';
import {
  CONTACT_COLUMNS,
  contactCells,
  markContactRequest,
  searchContactRequests,
  streamContactRequests,
} from './contact-records.ts';
import { noteReading } from './note-reading.ts';
import {
  createUpstreamError,
  found,
  readIdParameter,
  registerOperatorCall,
} from './register-operator-call.ts';

/**
 * Contact requests from employers belong to the product API; all others belong to the contractor
 * services.
 */
const requireOwnRequests = (bindings: Bindings) => {
  const { API_BASE, CONTRACTOR_API_BASE } = readVariables(bindings);
  if (API_BASE && CONTRACTOR_API_BASE) throw createUpstreamError('API_BASE or CONTRACTOR_API_BASE');
};

export const addContactRoutes = (app: Handlers): void => {
  registerOperatorCall(
    app,
    endpoints.searchContactRequests,
    async ({ bindings, body, url, now }) => {
      requireOwnRequests(bindings);
      const page = await searchContactRequests(bindings.PEOPLE, body, body);
      await noteReading(bindings.PEOPLE, 'contact-requests.listed', 'contact-requests', now, {
        shown: page.rows.length,
      });
      return { data: page.rows, ...describeListPage(url, body, page) };
    },
  );
  registerOperatorCall(
    app,
    endpoints.handleContactRequest,
    async ({ bindings, body, now, ...call }) => {
      requireOwnRequests(bindings);
      const id = readIdParameter(call);
      const marked = await markContactRequest(bindings.PEOPLE, id, body.handled, now);
      return { data: found(marked, 'contact request') };
    },
  );
  registerOperatorCall(app, endpoints.exportContactRequests, async ({ bindings, body, now }) => {
    requireOwnRequests(bindings);
    await noteReading(bindings.PEOPLE, 'contact-requests.exported', 'contact-requests', now, {
      format: body.format,
      kind: body.kind.join(','),
    });
    return exportFile(streamContactRequests(bindings.PEOPLE, body), {
      name: 'contact-requests',
      format: body.format,
      columns: CONTACT_COLUMNS,
      cellsOf: contactCells,
    });
  });
};
