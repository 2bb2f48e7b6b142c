import { ContentPage } from '../../features/sections/content-page.tsx';

export default function SocialMediaOutsourcingPage() {
  return <ContentPage path="/social-media-outsourcing" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
