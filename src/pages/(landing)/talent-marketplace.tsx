import { ContentPage } from '../../features/sections/content-page.tsx';

export default function TalentMarketplacePage() {
  return <ContentPage path="/talent-marketplace" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
