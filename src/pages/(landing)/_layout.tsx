import type { ReactNode } from 'react';
import { SiteLayout } from '../../components/layout/site-layout.tsx';

export default function LandingLayout({ children }: { children: ReactNode }) {
  return <SiteLayout className="landing">{children}</SiteLayout>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
