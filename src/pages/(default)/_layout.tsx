import type { ReactNode } from 'react';
import { SiteFooter } from '../../components/site-footer.tsx';
import { SiteHeader } from '../../components/site-header.tsx';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className="page" id="content">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
