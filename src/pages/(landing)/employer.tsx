import type { PageProps } from 'waku/router';
import { ContentPage } from '../../features/sections/content-page.tsx';

export default function EmployerPage({ query }: PageProps<'/employer'>) {
  // Waku passes an empty query as undefined, despite its type.
  return <ContentPage path="/employer" query={query ?? ''} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
