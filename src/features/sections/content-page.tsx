import { ContentMissing } from '../../components/content/content-missing.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { LoadedPage } from '../../lib/loaded-page.ts';
import { endPage } from '../../lib/page-error.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import type { LoadedSection } from './load-sections.ts';
import { loadSectionsPage } from './load-sections-page.ts';
import { SectionList } from './section-list.tsx';

/** The page is not there now. */
const MissingPage = ({ path }: { path: string }) => (
  <>
    <PageHead title="Back in a minute" description="" path={path} index={false} />
    <ContentMissing />
  </>
);

/** A page of the site that its editors do not have: 404, in the frame. */
const AbsentPage = ({ path }: { path: string }) => (
  <>
    <PageHead title="Not here" description="" path={path} index={false} />
    <div className="stack content-missing">
      <h1>This page is not here</h1>
      <p className="lead">There is nothing at this address for now.</p>
      <p>
        The jobs are: <Link to={jobsPath()}>search and apply</Link>. Or begin at{' '}
        <Link to="/">the start page</Link>.
      </p>
    </div>
  </>
);

type SectionsPage = LoadedPage<{ readonly sections: readonly LoadedSection[] }>;

/**
 * A page that editors make of sections, its head included. `path` is the canonical one: the content
 * service knows the page by it.
 */
export const ContentPage = async (props: {
  path: string;
  /** Nobody but an editor says that this path exists: without a page it is unmatched. */
  isEditors?: boolean;
  /** Of the page, where its form may take a plan from it. */
  query?: string;
}) => {
  const { path, isEditors, query } = props;
  const page = await loadSectionsPage(path);
  if (page) {
    const { head, data } = page;
    return (
      <>
        <PageHead {...head} />
        <SectionList sections={data.sections} path={path} title={head.title} query={query} />
      </>
    );
  }
  if (getRuntime().degraded !== 'absent') return <MissingPage path={path} />;
  return isEditors ? endPage() : <AbsentPage path={path} />;
};

/** The head of a page with a part of its own, and what editors add below that part (`loadPageSections`). */
export const PageSections = ({ page }: { page: SectionsPage }) => (
  <>
    <PageHead {...page.head} />
    {page.data.sections.length > 0 && (
      <SectionList sections={page.data.sections} path={page.head.path} />
    )}
  </>
);
