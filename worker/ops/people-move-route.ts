import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { movePeople } from '../backend/database/move-people.ts';
import { readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { withoutTimeouts } from '../timeout-bindings.ts';
import { registerOperatorCall } from './register-operator-call.ts';

export const addPeopleMoveRoute = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.movePeople, async ({ bindings, now }) => {
    if (readVariables(bindings).PEOPLE_MOVE !== 'on') {
      throw new HttpError(
        409,
        'site_open',
        'Personal data can only be moved while the site accepts none. Set PEOPLE_MOVE=on and deploy first.',
      );
    }
    return { data: await movePeople(withoutTimeouts(bindings), now) };
  });
};
