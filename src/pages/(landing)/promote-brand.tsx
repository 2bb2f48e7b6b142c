import { ContentPage } from '../../features/sections/content-page.tsx';

export default function PromoteBrandPage() {
  return <ContentPage path="/promote-brand" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
