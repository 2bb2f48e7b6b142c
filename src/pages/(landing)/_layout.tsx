import type { ReactNode } from 'react';
import { SiteLayout } from '../../components/site-layout.tsx';
import { frameEtag } from '../../lib/content/frame-etag.ts';

export default function LandingLayout({ children }: { children: ReactNode }) {
  return <SiteLayout className="landing">{children}</SiteLayout>;
}

export const getConfig = () => ({ render: 'dynamic', unstable_getEtag: frameEtag }) as const;
