import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { registerOperatorCall } from './register-operator-call.ts';
import { addSynonyms, listSynonyms, removeSynonyms } from './synonyms.ts';

export const addSynonymRoutes = (app: Handlers): void => {
  const PRODUCT_CALL = { isOfProduct: true };
  registerOperatorCall(
    app,
    endpoints.listSynonyms,
    async ({ bindings }) => ({ data: await listSynonyms(bindings.JOBS) }),
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.addSynonyms,
    async ({ bindings, body, now }) => ({
      data: { added: await addSynonyms(bindings, body.groups, now) },
    }),
    PRODUCT_CALL,
  );
  registerOperatorCall(
    app,
    endpoints.removeSynonyms,
    async ({ bindings, body, now }) => ({
      data: await removeSynonyms(bindings, body.words, now),
    }),
    PRODUCT_CALL,
  );
};
