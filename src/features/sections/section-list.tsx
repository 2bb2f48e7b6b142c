import { JsonLd } from '../../components/json-ld.tsx';
import { Styles } from '../../components/styles.tsx';
import { queryRecord } from '../../lib/query.ts';
import { faqPage } from '../../lib/structured-data/faq-page.ts';
import type { LoadedSection } from './load-sections.ts';
import type { SectionPlace } from './section-frame.tsx';
import { CallToAction } from './views/call-to-action.tsx';
import { ContactFormSection } from './views/contact-form-section.tsx';
import { Employers } from './views/employers.tsx';
import { Faq } from './views/faq.tsx';
import { Features } from './views/features.tsx';
import { FirstSteps } from './views/first-steps.tsx';
import { Hero } from './views/hero.tsx';
import { JobCategories } from './views/job-categories.tsx';
import { LatestPosts } from './views/latest-posts.tsx';
import { LiveJobs } from './views/live-jobs.tsx';
import { Logos } from './views/logos.tsx';
import { Plans } from './views/plans.tsx';
import { Prose } from './views/prose.tsx';
import { Stats } from './views/stats.tsx';
import { Steps } from './views/steps.tsx';
import { Testimonials } from './views/testimonials.tsx';

const SectionView = ({ section, place }: { section: LoadedSection; place: SectionPlace }) => {
  switch (section.type) {
    case 'hero':
      return <Hero section={section} place={place} />;
    case 'features':
      return <Features section={section} place={place} />;
    case 'steps':
      return <Steps section={section} place={place} />;
    case 'testimonials':
      return <Testimonials section={section} place={place} />;
    case 'logos':
      return <Logos section={section} place={place} />;
    case 'stats':
      return <Stats section={section} place={place} />;
    case 'faq':
      return <Faq section={section} place={place} />;
    case 'prose':
      return <Prose section={section} place={place} />;
    case 'plans':
      return <Plans section={section} place={place} />;
    case 'callToAction':
      return <CallToAction section={section} place={place} />;
    case 'contactForm':
      return <ContactFormSection section={section} place={place} />;
    case 'liveJobs':
      return <LiveJobs section={section} place={place} />;
    case 'jobCategories':
      return <JobCategories section={section} place={place} />;
    case 'employers':
      return <Employers section={section} place={place} />;
    case 'latestPosts':
      return <LatestPosts section={section} place={place} />;
    case 'firstSteps':
      return <FirstSteps place={place} />;
  }
};

/**
 * Formats a section type as an anchor: `jobCategories` becomes `job-categories`. A contact form
 * gets the same anchor as it has on other pages.
 */
const formatAnchor = ({ type }: LoadedSection): string =>
  type === 'contactForm' ? 'contact' : type.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** A text section that comes first on a page uses the page's title as its heading. */
const withHeading = (section: LoadedSection, title: string): LoadedSection =>
  section.type === 'prose' ? { heading: title, ...section } : section;

/**
 * Section types whose styles are in a separate file, because few pages start with such a section.
 */
const STYLED_APART: readonly LoadedSection['type'][] = [
  'logos',
  'stats',
  'faq',
  'plans',
  'contactForm',
  'firstSteps',
];

const isStyledApart = ({ type }: LoadedSection): boolean => STYLED_APART.includes(type);

/** Renders sections in order. */
export const SectionList = (props: {
  sections: readonly LoadedSection[];
  /** The path of the page that contains the sections. */
  path: string;
  /**
   * The page's title, if there is nothing above the sections. The first section's heading is then
   * the h1.
   */
  title?: string;
  /** The page's query string. Without it, the form does not preselect a plan. */
  query?: string;
}) => {
  const { sections, path, title, query } = props;
  const now = Date.now();
  const form = sections.find((one) => one.type === 'contactForm');
  const takesPlan = query !== undefined && form?.kind === 'employer';
  const { plan } = queryRecord(query ?? '');
  const questions = sections.flatMap((one) => (one.type === 'faq' ? one.items : []));
  return (
    <div className="sections">
      <Styles of={sections.some(isStyledApart) ? ['sections', 'more-sections'] : ['sections']} />
      {questions.length > 0 && <JsonLd data={faqPage(questions)} />}
      {sections.map((section, i) => {
        const before = sections.slice(0, i);
        const isFirst = title !== undefined && i === 0;
        const turn = before.filter(({ type }) => type === section.type).length;
        const place: SectionPlace = {
          path,
          anchor: turn === 0 ? formatAnchor(section) : `${formatAnchor(section)}-${turn + 1}`,
          isFirst,
          isOnFirstScreen: title !== undefined && i <= 1,
          turn,
          pictures: before.filter((one) => 'image' in one && one.image).length,
          now,
          planFormPath: takesPlan ? path : undefined,
          plan: section === form ? plan : undefined,
        };
        return (
          <SectionView
            key={place.anchor}
            section={isFirst ? withHeading(section, title) : section}
            place={place}
          />
        );
      })}
    </div>
  );
};
