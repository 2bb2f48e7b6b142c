import { HomeView } from '../../features/home/home-view.tsx';
import { ContentPage } from '../../features/sections/content-page.tsx';

/** `/home` shows the same and names this page as the canonical one. */
export default function HomePage() {
  return <ContentPage path="/" instead={<HomeView />} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
