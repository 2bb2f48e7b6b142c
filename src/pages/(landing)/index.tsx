import { JsonLd } from '../../components/json-ld.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { HomeView } from '../../features/home/home-view.tsx';
import { loadHomePage } from '../../features/home/load-home.ts';
import { SectionList } from '../../features/sections/section-list.tsx';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { agencyOrganization } from '../../lib/structured-data/organization.ts';
import { loadSiteNamed } from '../../lib/structured-data/site-named.ts';
import { webSite } from '../../lib/structured-data/web-site.ts';

/** The page at `/`. `/home` renders the same page, with `/` as its canonical URL. */
export default async function HomePage() {
  const { head, data } = await loadHomePage();
  const site = await loadSiteNamed();
  return (
    <>
      <PageHead {...head} />
      <JsonLd data={webSite(site)} />
      <JsonLd data={agencyOrganization(site, await loadFrame())} />
      {'home' in data ? (
        <HomeView home={data.home} now={Date.now()} />
      ) : (
        <SectionList sections={data.sections} path={head.path} title={head.title} />
      )}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
