import type { PageProps } from 'waku/router';
import { PageTitle } from '../../../components/page-title.tsx';
import { ConsoleView } from '../../../features/reviews/console-view.tsx';
import { loadConsole, parseReviewerLink } from '../../../features/reviews/load-review.ts';
import { WithoutLink } from '../../../features/reviews/without-link.tsx';
import { PageSections } from '../../../features/sections/content-page.tsx';
import { loadPageSections } from '../../../features/sections/load-sections-page.ts';

const METADATA = {
  title: 'Review applications',
  description: 'Reviewers open applications with a personal link.',
};

export default async function VendorReviewPage({ path, query }: PageProps<'/vendor-review'>) {
  const link = parseReviewerLink(query);
  if (!link.reviewer && !link.expires) {
    const page = await loadPageSections({
      path: '/vendor-review',
      words: METADATA,
      isHidden: true,
    });
    return (
      <>
        <WithoutLink />
        <PageSections page={page} />
      </>
    );
  }
  const reviewerConsole = await loadConsole(link, path);
  return (
    <>
      <PageTitle title="Applications to review" />
      <ConsoleView desk={reviewerConsole} link={link} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
