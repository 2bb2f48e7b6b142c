import { ContentPage } from '../../../features/sections/content-page.tsx';

export default function HireSupportPage() {
  return <ContentPage path="/hire/support" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
