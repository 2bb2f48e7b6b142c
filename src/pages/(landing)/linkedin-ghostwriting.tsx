import { ContentPage } from '../../features/sections/content-page.tsx';

export default function LinkedInGhostwritingPage() {
  return <ContentPage path="/linkedin-ghostwriting" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
