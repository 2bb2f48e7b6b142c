import * as endpoints from '../../src/contracts/endpoints.ts';
import type { BackendApp } from '../backend/call.ts';
import { findMail, listOutbox, type OutboxMail, resendMail } from '../backend/outbox/outbox.ts';
import { pageAround } from '../backend/paging.ts';
import { found, idOf, isoDate, isoDateOrNull, serveOperator } from './serve-operator.ts';

const reshape = (mail: OutboxMail) => ({
  ...mail,
  createdAt: isoDate(mail.createdAt),
  sentAt: isoDateOrNull(mail.sentAt),
  nextAttemptAt: isoDateOrNull(mail.nextAttemptAt),
});

export const addOutboxRoutes = (app: BackendApp): void => {
  serveOperator(app, endpoints.listMails, async ({ bindings, query, request }) => {
    const { mails, total } = await listOutbox(bindings.DB, query);
    return { data: mails.map(reshape), ...pageAround(request.url, query, total) };
  });
  serveOperator(app, endpoints.readMail, async ({ bindings, ...call }) => ({
    data: reshape(found(await findMail(bindings.DB, idOf(call)), 'mail')),
  }));
  serveOperator(app, endpoints.resendMail, async ({ bindings, now, ...call }) => ({
    data: reshape(await resendMail(bindings, idOf(call), now)),
  }));
};
