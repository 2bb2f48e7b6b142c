import * as endpoints from '../../src/contracts/endpoints.ts';
import { auditStatement } from '../backend/audit-log.ts';
import type { BackendApp } from '../backend/call.ts';
import { pageAround } from '../backend/paging.ts';
import { type Bindings, variablesOf } from '../env.ts';
import {
  CONTACT_COLUMNS,
  contactCells,
  searchContactRequests,
  streamContactRequests,
} from './contact-records.ts';
import { exportFile } from './export-file.ts';
import { keptUpstream, serveOperator } from './serve-operator.ts';

/** Employers' requests are the product API's, all others the contractor services'. */
const requireOwnRequests = (bindings: Bindings) => {
  const { API_BASE, CONTRACTOR_API_BASE } = variablesOf(bindings);
  if (API_BASE && CONTRACTOR_API_BASE) throw keptUpstream('API_BASE or CONTRACTOR_API_BASE');
};

export const addContactRoutes = (app: BackendApp): void => {
  serveOperator(app, endpoints.searchContactRequests, async ({ bindings, body, request, now }) => {
    requireOwnRequests(bindings);
    const { requests, total } = await searchContactRequests(bindings.DB, body, body);
    await auditStatement(
      bindings.DB,
      {
        actor: 'operator',
        action: 'contact-requests.listed',
        subject: 'contact-requests',
        detail: { shown: requests.length },
      },
      now,
    ).run();
    return { data: requests, ...pageAround(request.url, body, total) };
  });
  serveOperator(app, endpoints.exportContactRequests, async ({ bindings, body, now }) => {
    requireOwnRequests(bindings);
    await auditStatement(
      bindings.DB,
      {
        actor: 'operator',
        action: 'contact-requests.exported',
        subject: 'contact-requests',
        detail: { format: body.format, kind: body.kind.join(',') },
      },
      now,
    ).run();
    return exportFile(streamContactRequests(bindings.DB, body), {
      name: 'contact-requests',
      format: body.format,
      columns: CONTACT_COLUMNS,
      cellsOf: contactCells,
    });
  });
};
