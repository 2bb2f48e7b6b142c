import type { ReactNode } from 'react';
import { SiteLayout } from '../../components/layout/site-layout.tsx';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <SiteLayout className="page">{children}</SiteLayout>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
