import * as endpoints from '../../../src/contracts/endpoints/product.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { listCompanyJobs } from '../jobs/repository.ts';
import { describePage } from '../paging.ts';
import { addFirstAnswer } from '../versions.ts';
import { findCompany, searchCompanies } from './repository.ts';

const noSuchEmployer = () => new HttpError(404, 'not_found', 'There is no such employer.');

/** The `misc/employers` endpoints: the list, one employer, and the open jobs under its name. */
export const addCompanyRoutes = (app: Handlers): void => {
  registerHandler(app, endpoints.listEmployers, async ({ db, query, now, url, reads }) => {
    const { companies, total, versions } = await searchCompanies(db, query, now);
    reads.addEach(versions);
    return { data: companies, ...describePage(url, query, total) };
  });

  registerHandler(app, endpoints.getEmployer, async ({ db, params, now, reads }) => {
    const found = await findCompany(db, params.id ?? '', now);
    if (!found) throw noSuchEmployer();
    reads.addEach(found.versions);
    addFirstAnswer(reads, found.company.slug, found.firstAnswer);
    return { data: found.company };
  });

  registerHandler(
    app,
    endpoints.listEmployerJobs,
    async ({ db, params, query, now, url, reads }) => {
      const found = await listCompanyJobs(db, params.id ?? '', query, now);
      if (!found) throw noSuchEmployer();
      reads.addEach(found.versions);
      return { data: found.jobs, ...describePage(url, query, found.total) };
    },
  );
};
