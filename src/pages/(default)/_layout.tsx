import type { ReactNode } from 'react';
import { SiteLayout } from '../../components/site-layout.tsx';
import { frameEtag } from '../../lib/content/frame-etag.ts';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <SiteLayout className="page">{children}</SiteLayout>;
}

export const getConfig = () => ({ render: 'dynamic', unstable_getEtag: frameEtag }) as const;
