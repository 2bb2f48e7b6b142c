import { ContentPage } from '../../../features/sections/content-page.tsx';

export default function HireEngineeringDataTechnologyPage() {
  return <ContentPage path="/hire/engineering-data-technology" />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
