import * as v from 'valibot';
import { CompanySearchQuerySchema } from '../../contracts/company.ts';
import { listCompanyCategories, listEmployers } from '../../contracts/endpoints.ts';
import { serverApi } from '../../lib/api/server.ts';
import { queryRecord } from '../../lib/query.ts';

/** The state that the URL tells, the answer to it, and the fields to choose from. */
export const loadCompanies = async (search: string) => {
  const query = v.parse(CompanySearchQuerySchema, queryRecord(search));
  const api = serverApi();
  const [answer, categories] = await Promise.all([
    api.call(listEmployers, { query }),
    api.call(listCompanyCategories),
  ]);
  return { query, answer, categories: categories.data };
};
