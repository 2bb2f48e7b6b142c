import type { ReactNode } from 'react';
import { unstable_notFound } from 'waku/router/server';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ContentError } from '../../lib/content/content-error.ts';
import { degradePage } from '../../lib/content/degrade-page.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { loadContentPage } from './load-content-page.ts';
import type { Section } from './reshape-sections.ts';
import { SectionList } from './section-list.tsx';

/** The page, `unknown` where editors made none, `down` where the content service does not answer. */
const readContentPage = async (path: string) => {
  try {
    return (await loadContentPage(path)) ?? 'unknown';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.warn(`Content: ${path} was not read. ${error.message}`);
    return 'down';
  }
};

/** A page of which nothing is there: it says so and goes out with 503. */
const MissingPage = ({ path }: { path: string }) => {
  degradePage();
  return (
    <>
      <PageHead title="Back in a minute" description="" path={path} index={false} />
      <ContentMissing />
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
  const page = await readContentPage(path);
  if (page === 'unknown' && isEditors) return unstable_notFound();
  const isEmpty = typeof page !== 'string' && page.sections.length === 0;
  if (isEmpty) console.warn(`Content: ${path} has no section to show.`);
  if (typeof page === 'string' || isEmpty) return instead ?? <MissingPage path={path} />;
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
  const read = await readContentPage(path);
  const page = typeof read === 'string' ? undefined : read;
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
