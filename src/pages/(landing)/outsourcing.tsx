import { ContentPage } from '../../features/sections/content-page.tsx';

export default function OutsourcingPage() {
  return <ContentPage path="/outsourcing" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
