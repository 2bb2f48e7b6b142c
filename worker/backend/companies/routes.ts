import * as endpoints from '../../../src/contracts/endpoints.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, serve } from '../call.ts';
import { listCompanyJobs } from '../jobs/repository.ts';
import { pageAround } from '../paging.ts';
import { findCompany, searchCompanies } from './repository.ts';

const noSuchEmployer = () => new HttpError(404, 'not_found', 'There is no such employer.');

/** Employers (`misc/employers`), one, and its open jobs under its own name. */
export const addCompanyRoutes = (app: Handlers): void => {
  serve(app, endpoints.listEmployers, async ({ bindings, query, now, url }) => {
    const { companies, total } = await searchCompanies(bindings.DB, query, now);
    return { data: companies, ...pageAround(url, query, total) };
  });

  serve(app, endpoints.getEmployer, async ({ bindings, params, now }) => {
    const company = await findCompany(bindings.DB, params.id ?? '', now);
    if (!company) throw noSuchEmployer();
    return { data: company };
  });

  serve(app, endpoints.listEmployerJobs, async ({ bindings, params, query, now, url }) => {
    const found = await listCompanyJobs(bindings.DB, params.id ?? '', query, now);
    if (!found) throw noSuchEmployer();
    return { data: found.jobs, ...pageAround(url, query, found.total) };
  });
};
