import { ContentPage } from '../../features/sections/content-page.tsx';

export default function EmployerBrandingPage() {
  return <ContentPage path="/employer-branding" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
