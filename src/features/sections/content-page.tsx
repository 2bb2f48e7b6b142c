import type { ReactNode } from 'react';
import { Link } from 'waku';
import { unstable_notFound } from 'waku/router/server';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { degradePage, orMissingContent } from '../../lib/content/degrade-page.ts';
import { jobsPath } from '../../lib/routes.ts';
import { type Degradation, getRuntime } from '../../lib/runtime.ts';
import { loadContentPage } from './load-content-page.ts';
import type { Section } from './reshape-sections.ts';
import { SectionList } from './section-list.tsx';

/** The page, `absent` where editors made none; without an answer undefined, and the page degraded. */
const readContentPage = (path: string, how: Degradation) =>
  orMissingContent(
    loadContentPage(path).then((page) => page ?? 'absent'),
    how,
  );

/** The page is not there now. */
const MissingPage = ({ path }: { path: string }) => (
  <>
    <PageHead title="Back in a minute" description="" path={path} index={false} />
    <ContentMissing />
  </>
);

/** A page of the site that its editors do not have: 404, in the frame. */
const AbsentPage = ({ path }: { path: string }) => {
  degradePage('absent');
  return (
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
};

/**
 * A page that editors make of sections, its head included. `path` is the canonical one: the content
 * service knows the page by it.
 */
export const ContentPage = async (props: {
  path: string;
  /** Shown where there is no such page, or nobody to ask for it. */
  instead?: ReactNode;
  /** Nobody but an editor says that this path exists: without a page it is unmatched. */
  isEditors?: boolean;
  /** Of the page, where its form may take a plan from it. */
  query?: string;
}) => {
  const { path, instead, isEditors, query } = props;
  const how = instead ? 'incomplete' : 'unavailable';
  const page = await readContentPage(path, how);
  if (page === 'absent') {
    if (!isEditors) return instead ?? <AbsentPage path={path} />;
    // A payload has no status of its own: it must not be kept.
    degradePage('absent');
    return unstable_notFound();
  }
  if (page?.sections.length === 0) {
    console.warn(`Content: ${path} has no section to show.`);
    degradePage(how);
  }
  if (!page || page.sections.length === 0) return instead ?? <MissingPage path={path} />;
  const { title, description, sections, socialImage, isHidden } = page;
  const prefix = getRuntime().returnedForm ? 'Error: ' : '';
  return (
    <>
      <PageHead
        title={`${prefix}${title}`}
        description={description}
        path={path}
        index={!isHidden}
        image={socialImage}
      />
      <SectionList sections={sections} path={path} title={title} query={query} />
    </>
  );
};

/**
 * The head of a page with a part of its own, and the sections that editors add to it: both from one
 * content page. Where there is none, the page's own words are its head.
 */
export const PageSections = async (props: {
  path: string;
  /** Until editors say otherwise. */
  head: { readonly title: string; readonly description: string };
  /** What this address of several is called, whatever the page is. */
  title?: string;
  /** Nobody is to find the page, whatever editors say. */
  isHidden?: boolean;
  /** What the page has itself. */
  without?: readonly Section['type'][];
}) => {
  const { path, head, without = [] } = props;
  const read = await readContentPage(path, 'incomplete');
  const page = read === 'absent' ? undefined : read;
  const title = props.title ?? page?.title ?? head.title;
  const sections = page?.sections.filter(({ type }) => !without.includes(type));
  return (
    <>
      <PageHead
        title={getRuntime().returnedForm ? `Error: ${title}` : title}
        description={page?.description || head.description}
        path={path}
        index={!(props.isHidden || page?.isHidden)}
        image={page?.socialImage}
      />
      {sections && sections.length > 0 && <SectionList sections={sections} path={path} />}
    </>
  );
};
