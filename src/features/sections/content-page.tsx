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

/**
 * The page, `unknown` where editors made none, `down` where the content service does not answer or
 * gives nothing that could be shown.
 */
const readContentPage = async (path: string) => {
  try {
    const page = await loadContentPage(path);
    if (page?.sections.length === 0) {
      console.warn(`Content: ${path} has no section to show.`);
      return 'down';
    }
    return page ?? 'unknown';
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
}) => {
  const { path, instead, isEditors } = props;
  const page = await readContentPage(path);
  if (page === 'unknown' && isEditors) return unstable_notFound();
  if (typeof page === 'string') return instead ?? <MissingPage path={path} />;
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
      <SectionList sections={sections} path={path} title={title} />
    </>
  );
};

/** The sections that editors add to a page with a part of its own; nothing where there are none. */
export const PageSections = async (props: {
  path: string;
  /** What the page has itself. */
  without?: readonly Section['type'][];
}) => {
  const { path, without = [] } = props;
  const page = await readContentPage(path);
  if (typeof page === 'string') return null;
  const sections = page.sections.filter(({ type }) => !without.includes(type));
  return <SectionList sections={sections} path={path} />;
};
