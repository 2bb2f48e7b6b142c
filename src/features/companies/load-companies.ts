import * as v from 'valibot';
import { CompanySearchQuerySchema } from '../../contracts/company.ts';
import { listCompanyCategories, listEmployers } from '../../contracts/endpoints/product.ts';
import { serverApi } from '../../lib/api/server.ts';
import type { PageRequest } from '../../lib/loaded-page.ts';
import { queryRecord } from '../../lib/query.ts';
import { plural } from '../../lib/words/format.ts';
import { companiesPath } from '../../routes/hrefs.ts';

/**
 * Parses the search from the URL, and loads the matching employers and the categories to choose
 * from.
 */
const loadCompanies = async (search = '') => {
  const query = v.parse(CompanySearchQuerySchema, queryRecord(search));
  const api = serverApi();
  const [answer, categories] = await Promise.all([
    api.call(listEmployers, { query }),
    api.call(listCompanyCategories),
  ]);
  return { query, answer, categories: categories.data };
};

export const loadCompaniesPage = async (requested: PageRequest) => {
  const data = await loadCompanies(requested.query);
  const { query, answer, categories } = data;
  const { page, category } = query;
  const name = categories.find(({ id }) => id === category)?.name;
  const path = companiesPath({ category: name && category, page });
  return {
    head: {
      title: `Employers${name ? `: ${name}` : ''}${page > 1 ? `, page ${page}` : ''}`,
      description: `${plural(answer.meta.total, 'employer')}${name ? ` in ${name}` : ''}: what they do, where they’re based and which jobs they’re hiring for.`,
      path,
      // Only the unfiltered list and lists filtered only by category are indexed (decision 3).
      index: companiesPath({ ...query }) === path && answer.data.length > 0,
    },
    data,
  };
};
