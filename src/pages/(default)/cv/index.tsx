import type { PageProps } from 'waku/router';
import { CandidateView } from '../../../features/candidate/candidate-view.tsx';
import { loadCandidatePage } from '../../../features/candidate/load-candidate-page.ts';
import { PageSections } from '../../../features/sections/content-page.tsx';
import { queryRecord } from '../../../lib/query.ts';

export default async function CvPage({ query }: PageProps<'/cv'>) {
  return (
    <>
      <CandidateView isSent={queryRecord(query).sent === 'true'} />
      <PageSections page={await loadCandidatePage()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
