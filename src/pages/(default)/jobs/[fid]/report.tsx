import type { PageProps } from 'waku/router';
import { Link } from '../../../../components/link.tsx';
import { PageHead } from '../../../../components/page-head.tsx';
import { Styles } from '../../../../components/styles.tsx';
import { loadReportPage } from '../../../../features/jobs/load-job.ts';
import { JobReportView } from '../../../../features/jobs/report/job-report-view.tsx';
import { ReportSent } from '../../../../features/jobs/report/report-sent.tsx';
import { queryRecord } from '../../../../lib/query.ts';

export default async function ReportJobPage(requested: PageProps<'/jobs/[fid]/report'>) {
  const { head, data } = await loadReportPage(requested);
  const isSent = queryRecord(requested.query).sent === 'true';
  return (
    <>
      <Styles of={['contact']} />
      <PageHead {...head} />
      {isSent ? (
        <div className="stack">
          <ReportSent heading="h1" />
          <p>
            <Link to={data.job.path}>Back to the job</Link>
          </p>
        </div>
      ) : (
        <JobReportView job={data.job} />
      )}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
