import { PageHead } from '../../components/page-head.tsx';
import { HomeView } from '../../features/home/home-view.tsx';
import { loadHome } from '../../features/home/load-home.ts';

/** `/home` shows the same and names this page as the canonical one. */
export default async function HomePage() {
  const home = await loadHome();
  return (
    <>
      <PageHead
        title="Jobs that say who, where and how much"
        description={`${home.total} open jobs with employer, place and salary. Search, read and apply without an account.`}
        path="/"
      />
      <HomeView {...home} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
