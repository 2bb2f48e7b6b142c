import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Handlers } from '../backend/call.ts';
import { movePeople } from '../backend/database/move-people.ts';
import { plainBindings } from '../bounded-bindings.ts';
import { variablesOf } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { serveOperator } from './serve-operator.ts';

export const addPeopleMoveRoute = (app: Handlers): void => {
  serveOperator(app, endpoints.movePeople, async ({ bindings, now }) => {
    if (variablesOf(bindings).PEOPLE_MOVE !== 'on') {
      throw new HttpError(
        409,
        'site_open',
        'People are moved while the site takes nothing of them. Set PEOPLE_MOVE=on and deploy first.',
      );
    }
    return { data: await movePeople(plainBindings(bindings), now) };
  });
};
