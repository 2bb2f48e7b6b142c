import type { PageProps } from 'waku/router';
import { CandidateView } from '../../../features/candidate/candidate-view.tsx';
import { PageSections } from '../../../features/sections/content-page.tsx';
import { queryRecord } from '../../../lib/query.ts';

const HEAD = {
  title: 'Your applications',
  description:
    'Sign in by a mailed link to see where your applications stand, keep a resume, withdraw, export or erase.',
};

export default function CvPage({ query }: PageProps<'/cv'>) {
  return (
    <>
      <CandidateView isSent={queryRecord(query).sent === 'true'} />
      <PageSections path="/cv" head={HEAD} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
