import type { PageProps } from 'waku/router';
import { ContentPage } from '../../features/sections/content-page.tsx';

export default function EmployerPage({ query }: PageProps<'/employer'>) {
  // Despite its type, an empty query is passed as undefined.
  return <ContentPage path="/employer" query={query ?? ''} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
