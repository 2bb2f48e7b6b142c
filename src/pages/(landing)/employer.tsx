import { ContentPage } from '../../features/sections/content-page.tsx';

export default function EmployerPage() {
  return <ContentPage path="/employer" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
