import type { ReactNode } from 'react';
import { BrandHead } from './brand-head.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, footer and brand around a page; the two layouts differ in its main part. */
export const SiteLayout = (props: { className: 'page' | 'landing'; children: ReactNode }) => (
  <>
    <BrandHead />
    <PreviewBar />
    <SiteHeader />
    <main className={props.className} id="content">
      {props.children}
    </main>
    <SiteFooter />
  </>
);
