import type { PageProps } from 'waku/router';
import { PageHead } from '../../components/page-head.tsx';
import {
  AllJobsGroup,
  AllJobsIndex,
  type ChosenGroups,
  GROUPED_BY,
} from '../../features/jobs/all-jobs-view.tsx';
import { loadJobSearch } from '../../features/jobs/load-job-search.ts';
import { failPage } from '../../lib/page-error.ts';
import { allJobsPath } from '../../lib/routes.ts';

const GROUP_PAGE = '100';
/** The index shows counts only. */
const INDEX_PAGE = '1';

export default async function AllJobsPage({ path, query: search }: PageProps<'/all-jobs'>) {
  const given = new URLSearchParams(search);
  const names = Object.keys(GROUPED_BY) as (keyof typeof GROUPED_BY)[];
  const chosen: ChosenGroups = Object.fromEntries(
    names.flatMap((by) => (given.get(by) ? [[by, given.get(by)]] : [])),
  );
  const { answer, query } = await loadJobSearch(
    String(
      new URLSearchParams({
        ...chosen,
        sort: 'newest',
        perPage: Object.keys(chosen).length > 0 ? GROUP_PAGE : INDEX_PAGE,
        page: given.get('page') ?? '1',
      }),
    ),
  );
  const { facets, total } = answer.meta;
  // A group that is none would be a page with anybody's words for a heading.
  const labels = Object.entries(chosen).map(
    ([by, value]) =>
      facets[by]?.find((facet) => facet.value === value && facet.count > 0)?.label ??
      failPage(path),
  );
  if (labels.length === 0) {
    return (
      <>
        <PageHead
          title="All open jobs by category and place"
          description={`Every one of ${total} open jobs, in lists by category, country and place.`}
          path="/all-jobs"
        />
        <AllJobsIndex facets={facets} total={total} />
      </>
    );
  }
  const label = labels.join(', ');
  return (
    <>
      <PageHead
        title={`All open jobs: ${label}`}
        description={`${total} open jobs in one plain list.`}
        path={allJobsPath({ ...chosen, page: query.page })}
      />
      <AllJobsGroup chosen={chosen} label={label} answer={answer} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
