import { listVacancies } from '../../contracts/endpoints/vacancies.ts';
import type { Vacancy } from '../../contracts/site/vacancies.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { serverApi } from '../../lib/api/server.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';

/** Loads the jobs of a contact. Shows the error page if the link does not give access. */
export const loadVacancies = async (
  path: string,
  id: string,
  query: string,
): Promise<{ readonly jobs: readonly Vacancy[]; readonly link: string }> => {
  const { link = '' } = queryRecord(query);
  try {
    const { data } = await serverApi().call(listVacancies, { params: { id }, query: { link } });
    return { jobs: data, link };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      return failPage(path, 403, error.message);
    }
    throw error;
  }
};
