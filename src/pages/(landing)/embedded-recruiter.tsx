import { ContentPage } from '../../features/sections/content-page.tsx';

export default function EmbeddedRecruiterPage() {
  return <ContentPage path="/embedded-recruiter" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
