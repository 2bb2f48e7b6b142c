import type { PageProps } from 'waku/router';
import { PageHead } from '../../components/page-head';
import { AllJobsGroup, AllJobsIndex, type JobGroup } from '../../features/jobs/all-jobs-view';
import { loadJobSearch } from '../../features/jobs/load-job-search';
import { allJobsPath } from '../../lib/routes';

const GROUPS = ['category', 'country', 'location'] as const;
const GROUP_PAGE = '100';

export default async function AllJobsPage({ query: search }: PageProps<'/all-jobs'>) {
  const given = new URLSearchParams(search);
  const by = GROUPS.find((name) => given.get(name));
  const only = new URLSearchParams({ perPage: GROUP_PAGE, sort: 'newest' });
  if (by) {
    only.set(by, given.get(by) ?? '');
    only.set('page', given.get('page') ?? '1');
  }
  const { answer, query } = await loadJobSearch(only.toString());
  if (!by) {
    return (
      <>
        <PageHead
          title="All open jobs by category and place"
          description={`Every one of ${answer.meta.total} open jobs, in lists by category, country and place.`}
          path="/all-jobs"
        />
        <AllJobsIndex facets={answer.meta.facets} total={answer.meta.total} />
      </>
    );
  }
  const value = query[by][0] ?? '';
  const label = answer.meta.facets[by]?.find((facet) => facet.value === value)?.label ?? value;
  const group: JobGroup = { by, value, label };
  return (
    <>
      <PageHead
        title={`All open jobs: ${label}`}
        description={`${answer.meta.total} open jobs in one plain list.`}
        path={allJobsPath({ [by]: value, page: query.page })}
        index={answer.meta.total > 0}
      />
      <AllJobsGroup group={group} answer={answer} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
