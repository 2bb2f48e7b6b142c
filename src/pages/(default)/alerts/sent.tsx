import type { PageProps } from 'waku/router';
import { Link } from '../../../components/link.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { AlertRequested } from '../../../features/job-alerts/alert-requested.tsx';

export default function JobAlertSentPage({ path }: PageProps<'/alerts/sent'>) {
  return (
    <div className="stack">
      <PageHead title="Check your inbox" description="" path={path} index={false} />
      <AlertRequested heading="h1" />
      <p>
        <Link to="/jobs">Back to the jobs</Link>
      </p>
    </div>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
