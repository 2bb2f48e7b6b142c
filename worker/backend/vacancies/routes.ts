import * as endpoints from '../../../src/contracts/endpoints.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { answerVacancy, listVacancies } from './answer-vacancy.ts';
import { authenticateContact } from './vacancies-link.ts';

const byLink = { authenticate: authenticateContact };

/** Adds the routes for employers' contacts. Reading changes nothing: mail scanners open links. */
export const addVacancyRoutes = (app: Handlers): void => {
  registerHandler(
    app,
    endpoints.listVacancies,
    async ({ bindings, caller, now }) => ({ data: await listVacancies(bindings, caller, now) }),
    byLink,
  );
  registerHandler(
    app,
    endpoints.answerVacancy,
    async ({ bindings, caller, body, context, now }) => ({
      data: await answerVacancy(bindings, context.execution, caller, body, now),
    }),
    byLink,
  );
};
