import { ContentPage } from '../../../features/sections/content-page.tsx';

export default function HireSalesAndMarketingPage() {
  return <ContentPage path="/hire/sales-and-marketing" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
