import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { describeListPage } from '../backend/list-records.ts';
import { type Bindings, readVariables } from '../env.ts';
import { exportFile } from './applications/export-file.ts';
import {
  CONTACT_COLUMNS,
  contactCells,
  searchContactRequests,
  streamContactRequests,
} from './contact-records.ts';
import { noteReading } from './note-reading.ts';
import { createUpstreamError, registerOperatorCall } from './register-operator-call.ts';

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
      const found = await searchContactRequests(bindings.PEOPLE, body, body);
      await noteReading(bindings.PEOPLE, 'contact-requests.listed', 'contact-requests', now, {
        shown: found.rows.length,
      });
      return { data: found.rows, ...describeListPage(url, body, found) };
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
