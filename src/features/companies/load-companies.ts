import * as v from 'valibot';
import { CompanySearchQuerySchema } from '../../contracts/company.ts';
import { listCompanyCategories, listEmployers } from '../../contracts/endpoints.ts';
import { serverApi } from '../../lib/api/server.ts';
import type { PageAsked } from '../../lib/loaded-page.ts';
import { queryRecord } from '../../lib/query.ts';
import { companiesPath } from '../../lib/routes.ts';

/** The state that the URL tells, the answer to it, and the fields to choose from. */
const loadCompanies = async (search = '') => {
  const query = v.parse(CompanySearchQuerySchema, queryRecord(search));
  const api = serverApi();
  const [answer, categories] = await Promise.all([
    api.call(listEmployers, { query }),
    api.call(listCompanyCategories),
  ]);
  return { query, answer, categories: categories.data };
};

export const loadCompaniesPage = async (asked: PageAsked) => {
  const data = await loadCompanies(asked.query);
  const { query, answer } = data;
  return {
    head: {
      title: 'Employers',
      description: `${answer.meta.total} employers, what they do and the jobs they have open.`,
      path: companiesPath({ page: query.page }),
      index: !query.q && !query.category,
    },
    data,
  };
};
