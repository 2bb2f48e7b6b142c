import type { Company } from '../contracts/company.ts';
import { EMPLOYMENT_TYPES, WORKPLACES } from '../contracts/enums.ts';
import type { Job } from '../contracts/job.ts';
import type { BlogPost } from './content/blog-posts.ts';
import type { SiteFrame } from './content/site-frame.ts';
import { formatDay, formatPlaces, formatSalary, plural } from './words/format.ts';
import { formatEmployer } from './words/format-employer.ts';

/*
 * The text on a page's link-preview card (decision 3). `worker/cards` draws the card, whose URL
 * contains a hash of the text (`social-card.ts`).
 */

/**
 * The card's text. Each list contains candidates; the card uses only those that the font can
 * render.
 */
export interface CardTexts {
  /** The large text: the first candidate that the font can render. */
  readonly title: readonly string[];
  /** The text shown opposite the brand's name. */
  readonly kind: readonly string[];
  /**
   * The parts shown below the title. If a part has several candidates, the first one that the font
   * can render is used.
   */
  readonly byline: readonly (string | readonly string[])[];
  /** The most important fact, highlighted. */
  readonly marked?: string;
  /** The ISO 4217 code that replaces a currency sign in `marked` if the font lacks the sign. */
  readonly currency?: string;
  /** Whether the job is closed; if so, its title is struck out. */
  readonly isOver?: boolean;
}

export interface Card {
  /** The path of the card for a job, a company, a post, or the site. */
  readonly path:
    | `/og/jobs/${string}.png`
    | `/og/companies/${string}.png`
    | `/og/posts/${string}.png`
    | '/og/site.png';
  readonly words: CardTexts;
}

type Site = Pick<SiteFrame, 'name'>;

/**
 * An employer's names for a card: the original name, and then one derived from the slug
 * (`wahat-al-sidra` becomes "Wahat Al Sidra") in case the font lacks some of the letters.
 */
const listNames = ({ name, slug }: Pick<Company, 'name' | 'slug'>): string[] => [
  name,
  slug.replace(/-/g, ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase()),
];

const createJobTexts = (job: Job, { name }: Site): CardTexts => {
  // A hidden employer's name must not appear anywhere (decision 22).
  const employer = formatEmployer(job, name);
  const { company } = job;
  const names = company?.name === employer ? listNames(company) : [employer];
  const places = formatPlaces(job);
  const title = [
    job.title,
    ...names.map((each) => `A job at ${each}`),
    `A job on ${name}`,
    'An open job',
  ];
  if (job.status === 'closed') {
    return {
      title,
      kind: [job.closedAt ? `Closed on ${formatDay(job.closedAt)}` : 'Closed'],
      byline: [names, places],
      isOver: true,
    };
  }
  const salary = formatSalary(job);
  return {
    title,
    kind: [
      EMPLOYMENT_TYPES[job.employmentType],
      ...(job.workplace ? [WORKPLACES[job.workplace]] : []),
    ],
    ...(salary
      ? { byline: [names, places], marked: salary, currency: job.salaryCurrency ?? undefined }
      : { byline: [names], marked: places }),
  };
};

export const jobCard = (job: Job, site: Site): Card => ({
  path: `/og/jobs/${encodeURIComponent(job.fid)}.png`,
  words: createJobTexts(job, site),
});

/** Formats an employer's places in the same way as a job's. */
const formatCompanyPlaces = ({ locations }: Company) =>
  formatPlaces({ locations, remoteCountryCodes: [], workplace: 'on_site' });

export const companyCard = (company: Company, { name }: Site): Card => ({
  path: `/og/companies/${encodeURIComponent(company.slug)}.png`,
  words: {
    title: [...listNames(company), `An employer on ${name}`, 'An employer'],
    kind: ['Employer'],
    byline: [formatCompanyPlaces(company)],
    marked: company.openJobCount > 0 ? plural(company.openJobCount, 'open job') : undefined,
  },
});

export const postCard = (post: BlogPost, { name }: Site): Card => ({
  path: `/og/posts/${encodeURIComponent(post.slug)}.png`,
  words: {
    title: [post.title, `The ${name} blog`, 'The blog'],
    kind: ['Blog'],
    byline: [post.author?.name ?? '', post.publishedOn ? formatDay(post.publishedOn) : ''],
    marked: post.category?.name,
  },
});

/** The default card, for pages without a card of their own. */
export const siteCard = (
  { name, tagline }: Pick<SiteFrame, 'name' | 'tagline'>,
  siteUrl: string,
): Card => ({
  path: '/og/site.png',
  words: { title: [tagline, name, 'Jobs'], kind: [], byline: [], marked: new URL(siteUrl).host },
});
