import { Link } from '../../../components/link.tsx';
import { getRuntime } from '../../../lib/runtime.ts';
import { reportJobPath } from '../../../routes/hrefs.ts';

/** The link to the form that reports an open job. Jobs of an external product API have none. */
export const ReportLink = ({ fid }: { fid: string }) =>
  getRuntime().config.hasOwnJobs && (
    <p className="hint">
      <Link to={reportJobPath(fid)} rel="nofollow">
        Report this job
      </Link>
    </p>
  );
