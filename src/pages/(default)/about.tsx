import { ContentPage } from '../../features/sections/content-page.tsx';

export default function AboutPage() {
  return <ContentPage path="/about" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
