import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { describeListPage } from '../backend/list-records.ts';
import { findMail, listOutbox, type OutboxMail, resendMail } from '../backend/outbox/outbox.ts';
import {
  findSuppression,
  liftSuppression,
  listSuppressions,
  type Suppression,
} from '../backend/suppressions/suppressions.ts';
import { type Bindings, readVariables } from '../env.ts';
import { isoDate, isoDateOrNull } from '../http/iso-date.ts';
import { hideLinkSecrets } from '../mail/hide-link-secrets.ts';
import { mailProvider } from '../mail/provider.ts';
import { noteReading } from './note-reading.ts';
import { found, readIdParameter, registerOperatorCall } from './register-operator-call.ts';

/**
 * An email as operators see it. If a provider delivers emails, the tokens in sign-in links are
 * removed: operators do not need them, and they grant access to the candidate's account. The same
 * holds for links to job alerts and to applications.
 */
const reshape = (bindings: Bindings, mail: OutboxMail) => ({
  ...mail,
  text: mailProvider(readVariables(bindings)) ? hideLinkSecrets(mail.text) : mail.text,
  createdAt: isoDate(mail.createdAt),
  sentAt: isoDateOrNull(mail.sentAt),
  nextAttemptAt: isoDateOrNull(mail.nextAttemptAt),
});

const reshapeSuppression = (suppression: Suppression) => ({
  ...suppression,
  suppressedAt: isoDate(suppression.suppressedAt),
});

/**
 * Adds the operators' routes for the outbox and for suppressed addresses. Emails contain personal
 * data and links that grant access.
 */
export const addOutboxRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.listMails, async ({ bindings, query, url, now }) => {
    const found = await listOutbox(bindings.PEOPLE, query);
    await noteReading(bindings.PEOPLE, 'mails.listed', 'mails', now, { shown: found.rows.length });
    return {
      data: found.rows.map((mail) => reshape(bindings, mail)),
      ...describeListPage(url, query, found),
    };
  });
  registerOperatorCall(app, endpoints.readMail, async ({ bindings, now, ...call }) => {
    const mail = found(await findMail(bindings.PEOPLE, readIdParameter(call)), 'mail');
    await noteReading(bindings.PEOPLE, 'mail.read', mail.id, now);
    return { data: reshape(bindings, mail) };
  });
  registerOperatorCall(app, endpoints.resendMail, async ({ bindings, now, ...call }) => ({
    data: reshape(bindings, await resendMail(bindings, readIdParameter(call), now)),
  }));
  registerOperatorCall(app, endpoints.retryMail, async ({ bindings, now, ...call }) => {
    const mail = await resendMail(bindings, readIdParameter(call), now, { onlyUnsent: true });
    return { data: reshape(bindings, mail) };
  });

  registerOperatorCall(app, endpoints.searchSuppressedAddresses, async (call) => {
    const { bindings, body, url, now } = call;
    const { email, ...paging } = body;
    const one = email === undefined ? undefined : await findSuppression(bindings, email);
    const listed =
      one === undefined
        ? await listSuppressions(bindings.PEOPLE, paging)
        : { rows: one ? [one] : [], total: one ? 1 : 0, more: false };
    const detail = { shown: listed.rows.length };
    await noteReading(bindings.PEOPLE, 'suppressions.listed', 'suppressions', now, detail);
    return {
      data: listed.rows.map(reshapeSuppression),
      ...describeListPage(url, paging, listed),
    };
  });
  registerOperatorCall(app, endpoints.unsuppressAddress, async ({ bindings, body, now }) => ({
    data: { removed: await liftSuppression(bindings, body.email, now) },
  }));
};
