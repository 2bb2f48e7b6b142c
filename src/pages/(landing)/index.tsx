import { PageHead } from '../../components/page-head.tsx';
import { HomeView } from '../../features/home/home-view.tsx';
import { loadHomePage } from '../../features/home/load-home.ts';
import { SectionList } from '../../features/sections/section-list.tsx';

/** `/home` shows the same and names this page as the canonical one. */
export default async function HomePage() {
  const { head, data } = await loadHomePage();
  return (
    <>
      <PageHead {...head} />
      {'home' in data ? (
        <HomeView home={data.home} now={Date.now()} />
      ) : (
        <SectionList sections={data.sections} path={head.path} title={head.title} />
      )}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
