import * as v from 'valibot';
import { THIN_COMPANY_LENGTH } from '../../contracts/company.ts';
import { getEmployer, listEmployerJobs } from '../../contracts/endpoints/product.ts';
import { PagingQuerySchema } from '../../contracts/wire.ts';
import { orMissing, serverApi } from '../../lib/api/server.ts';
import { companyCard } from '../../lib/cards.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import type { PageRequest } from '../../lib/loaded-page.ts';
import { failPage, movePage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';
import { plural } from '../../lib/words/format.ts';
import { describePage, fittingTitle } from '../../lib/words/page-texts.ts';
import { companyPath } from '../../routes/hrefs.ts';

/** Loads an employer and one page of its jobs. Responds with 404 if the employer is unknown. */
export const loadCompanyPage = async ({
  id,
  query,
  path,
}: PageRequest & { readonly id: string }) => {
  const { page } = v.parse(v.pick(PagingQuerySchema, ['page']), queryRecord(query ?? ''));
  const api = serverApi();
  const [company, jobs] = await Promise.all([
    orMissing(api.call(getEmployer, { params: { id } })),
    orMissing(api.call(listEmployerJobs, { params: { id }, query: { page } })),
  ]);
  if (!company || !jobs) return failPage(path);
  const { slug } = company.data;
  // If the employer has been renamed, its former URL redirects to the current one.
  if (![slug, company.data.id].includes(id))
    movePage(`${companyPath(slug)}${page > 1 ? `?page=${page}` : ''}`);
  const { name, summary, openJobCount, locations, descriptionHtml } = company.data;
  const { currentPage, lastPage } = jobs.meta;
  // The description's length is counted in code points, as in the database query for the sitemap.
  const isThin = openJobCount === 0 && [...descriptionHtml].length < THIN_COMPANY_LENGTH;
  const place = locations[0] ? ` in ${locations[0].displayName}` : '';
  const count = openJobCount > 0 ? plural(openJobCount, 'open job') : 'No open jobs right now';
  // The default description for an employer without a summary.
  const intro = summary || 'See locations and pay, and apply without an account.';
  const title = fittingTitle(`${name}: jobs and profile`, name);
  return {
    head: {
      title: currentPage > 1 ? `${title}, page ${currentPage}` : title,
      description: describePage(`${count} at ${name}${place}. ${intro}`),
      path: currentPage > 1 ? `${companyPath(slug)}?page=${currentPage}` : companyPath(slug),
      index: currentPage <= lastPage && !isThin,
      card: companyCard(company.data, await loadFrame()),
    },
    data: { company: company.data, jobs },
  };
};
