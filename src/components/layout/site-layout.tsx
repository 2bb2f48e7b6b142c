import type { ReactNode } from 'react';
import { loadFrame, type SiteFrame } from '../../lib/content/site-frame.ts';
import { CachedMarkup } from '../cached-markup.tsx';
import { BrandHead } from './brand-head.tsx';
import { isCurrent } from './menu-link.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * The links in the header and footer that point to the current page. Nothing else in the header and
 * footer differs between pages, so these links are part of the cache key.
 */
const currentLinks = (frame: SiteFrame): string => {
  const { mainMenu, accountMenu, footerMenus, legalMenu, socialLinks } = frame;
  const menus = [mainMenu, accountMenu, ...footerMenus, ...(legalMenu ? [legalMenu] : [])];
  const links = [...menus.flatMap((menu) => menu.links), ...socialLinks];
  return [...links.map(({ url }) => url), '/credits'].filter(isCurrent).join(' ');
};

/** The header, footer and brand around a page. `className` sets the layout of the main element. */
export const SiteLayout = async (props: { className: 'page' | 'landing'; children: ReactNode }) => {
  const frame = await loadFrame();
  const by = currentLinks(frame);
  return (
    <>
      <BrandHead />
      <PreviewBar />
      <CachedMarkup as="header" className="site-header" of={[frame]} by={`header ${by}`}>
        {() => <SiteHeader frame={frame} />}
      </CachedMarkup>
      <main className={props.className} id="content">
        {props.children}
      </main>
      <CachedMarkup as="footer" className="site-footer" of={[frame]} by={`footer ${by}`}>
        {() => <SiteFooter frame={frame} />}
      </CachedMarkup>
    </>
  );
};
