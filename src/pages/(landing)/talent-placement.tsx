import { ContentPage } from '../../features/sections/content-page.tsx';

export default function TalentPlacementPage() {
  return <ContentPage path="/talent-placement" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
