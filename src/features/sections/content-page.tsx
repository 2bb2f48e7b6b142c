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

/** The page shown when the content service does not respond. */
const MissingPage = ({ path }: { path: string }) => (
  <>
    <PageHead title="Back in a minute" description="" path={path} index={false} />
    <ContentMissing />
  </>
);

/** Shown for a known path without a content entry. It is a 404 page within the site's layout. */
const AbsentPage = ({ path }: { path: string }) => (
  <>
    <PageHead title="Page not available" description="" path={path} index={false} />
    <div className="stack content-missing">
      <h1>This page isn’t available</h1>
      <p className="lead">There’s nothing at this address at the moment.</p>
      <p>
        You can still <Link to={jobsPath()}>search our jobs</Link> or go to{' '}
        <Link to="/">the home page</Link>.
      </p>
    </div>
  </>
);

type SectionsPage = LoadedPage<{ readonly sections: readonly LoadedSection[] }>;

/**
 * An editorial page made up of sections, including its head. `path` is the canonical path, which
 * the content service uses to find the page.
 */
export const ContentPage = async (props: {
  path: string;
  /**
   * True for a path that exists only in the content service. If such a path has no entry, the
   * response is the same as if no route matched the path.
   */
  isEditors?: boolean;
  /** The page's query string. Passed only if a form on the page may preselect a plan from it. */
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

/**
 * The head of a page with its own content, and the sections that editors placed below that content
 * (`loadPageSections`).
 */
export const PageSections = ({ page }: { page: SectionsPage }) => (
  <>
    <PageHead {...page.head} />
    {page.data.sections.length > 0 && (
      <SectionList sections={page.data.sections} path={page.head.path} />
    )}
  </>
);
