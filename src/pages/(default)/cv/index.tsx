import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { CandidateView } from '../../../features/candidate/candidate-view.tsx';
import { PageSections } from '../../../features/sections/content-page.tsx';
import { queryRecord } from '../../../lib/query.ts';

export default function CvPage({ query }: PageProps<'/cv'>) {
  return (
    <>
      <PageHead
        title="Your applications"
        description="Sign in by a mailed link to see where your applications stand, keep a resume, withdraw, export or erase."
        path="/cv"
      />
      <CandidateView isSent={queryRecord(query).sent === 'true'} />
      <PageSections path="/cv" />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
