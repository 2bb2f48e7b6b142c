import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { JobAlertsView } from '../../../features/job-alerts/job-alerts-view.tsx';
import { loadJobAlerts } from '../../../features/job-alerts/load-job-alerts.ts';

export default async function JobAlertsPage({ id, path, query }: PageProps<'/alerts/[id]'>) {
  const list = await loadJobAlerts(path, id, query);
  return (
    <>
      <PageHead title="Your job alerts" description="" path={path} index={false} />
      <JobAlertsView id={id} list={list} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
