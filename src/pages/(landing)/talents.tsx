import { ContentPage } from '../../features/sections/content-page.tsx';

export default function TalentsPage() {
  return <ContentPage path="/talents" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
