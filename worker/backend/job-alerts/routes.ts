import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { announceEvents } from '../events/record-event.ts';
import { networkHash } from '../network-hash.ts';
import { authenticateAddress } from './alert-links.ts';
import { requireFormAge, signFormTime } from './form-age.ts';
import { changeOwnAlert, listOwnAlerts, stopOwnAlerts } from './own-alerts.ts';
import { readSearch, requestAlert } from './request-alert.ts';

/** Jobs of an external product API are not in our index, so no alert would ever match them. */
const requireOwnJobs = (bindings: Bindings): void => {
  if (readVariables(bindings).API_BASE) {
    throw new HttpError(404, 'not_found', 'This site has no job alerts.');
  }
};

const byLink = { authenticate: authenticateAddress };

export const addJobAlertRoutes = (app: Handlers): void => {
  registerHandler(app, endpoints.getJobAlertSearch, async ({ bindings, query, now }) => {
    requireOwnJobs(bindings);
    const [{ name }, shown] = await Promise.all([
      readSearch(bindings, query.search, now),
      signFormTime(bindings.PEOPLE, now),
    ]);
    return { data: { name, shown } };
  });

  registerHandler(
    app,
    endpoints.createJobAlert,
    async ({ bindings, body, request, now }) => {
      requireOwnJobs(bindings);
      await requireFormAge(bindings.PEOPLE, body.shown, now);
      const network = await networkHash(bindings.PEOPLE, request, now);
      const requested = await requestAlert(bindings, body, network, now);
      if (requested) await announceEvents(bindings, [requested]);
      return { data: { sent: true } };
    },
    { status: 201 },
  );

  registerHandler(
    app,
    endpoints.listJobAlerts,
    async ({ bindings, caller }) => ({
      data: await listOwnAlerts(bindings.PEOPLE, caller.addressId),
    }),
    byLink,
  );

  registerHandler(
    app,
    endpoints.changeJobAlert,
    async ({ bindings, caller: { addressId }, body, now }) => {
      await changeOwnAlert(bindings, addressId, body, now);
      return { data: await listOwnAlerts(bindings.PEOPLE, addressId) };
    },
    byLink,
  );

  // The body is ignored: its only field, `List-Unsubscribe`, has one value (RFC 8058, section 3.1).
  registerHandler(
    app,
    endpoints.stopJobAlerts,
    async ({ bindings, caller }) => ({
      data: { stopped: await stopOwnAlerts(bindings.PEOPLE, caller.addressId) },
    }),
    byLink,
  );
};
