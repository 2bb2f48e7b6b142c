import { getJobAlertSearch, listJobAlerts } from '../../contracts/endpoints/job-alerts.ts';
import { ALERT_SEARCH_MAX_LENGTH, type JobAlertList } from '../../contracts/site/job-alert.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { serverApi } from '../../lib/api/server.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';

/** Loads what the form for a search needs. `query` has the parameters of `/jobs`. */
export const loadAlertForm = async (path: string, query: string) => {
  const search = new URLSearchParams(queryRecord(query)).toString();
  if (search.length > ALERT_SEARCH_MAX_LENGTH) return failPage(path);
  const { data } = await serverApi().call(getJobAlertSearch, { query: { search } });
  return { search, ...data };
};

/** Loads the alerts of an address. Shows the error page if the link does not give access. */
export const loadJobAlerts = async (
  path: string,
  id: string,
  query: string,
): Promise<JobAlertList & { readonly link: string }> => {
  const { link = '' } = queryRecord(query);
  try {
    const { data } = await serverApi().call(listJobAlerts, { params: { id }, query: { link } });
    return { ...data, link };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 403) return failPage(path, 403, error.message);
    // The path of a call cannot contain every id, such as `..`.
    if (error.status === 404) return failPage(path);
    throw error;
  }
};
