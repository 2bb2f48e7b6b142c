import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { listDeadLetters, retryDeadLetters } from '../backend/dead-letters/dead-letters.ts';
import { describeListPage } from '../backend/list-records.ts';
import { isoDate } from '../http/iso-date.ts';
import { registerOperatorCall } from './register-operator-call.ts';

export const addQueueRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.listDeadLetters, async ({ bindings, query, url }) => {
    const found = await listDeadLetters(bindings.JOBS, query);
    return {
      data: found.rows.map((letter) => ({ ...letter, at: isoDate(letter.at) })),
      ...describeListPage(url, query, found),
    };
  });
  registerOperatorCall(
    app,
    endpoints.retryDeadLetters,
    async ({ bindings, body: { id }, now }) => ({
      data: await retryDeadLetters(bindings, id, now),
    }),
  );
};
