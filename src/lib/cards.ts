import type { Company } from '../contracts/company.ts';
import { EMPLOYMENT_TYPES, WORKPLACES } from '../contracts/enums.ts';
import type { Job } from '../contracts/job.ts';
import type { BlogPost } from './content/blog-posts.ts';
import type { SiteFrame } from './content/site-frame.ts';
import { employerOf } from './words/employer-of.ts';
import { formatDay, formatPlaces, formatSalary, plural } from './words/format.ts';

/*
 * What the card of a page says (decision 46): drawn by `worker/cards`, and what its address is a digest of
 * (`social-card.ts`).
 */

/** Of each list what the font can write; a card is a card without any of it. */
export interface CardWords {
  /** Large: the first that can be written. */
  readonly title: readonly string[];
  /** Opposite the brand's name. */
  readonly kind: readonly string[];
  /** Below the title; of several names of one the first that can be written. */
  readonly byline: readonly (string | readonly string[])[];
  /** What matters: the highlighter goes over it. */
  readonly marked?: string;
  /** ISO 4217: stands in `marked` for the sign of a currency that the font lacks. */
  readonly currency?: string;
  /** It is off the roll: the title is struck out. */
  readonly isOver?: boolean;
}

export interface Card {
  /** Of a job, a company, a post, or of the site. */
  readonly path:
    | `/og/jobs/${string}.png`
    | `/og/companies/${string}.png`
    | `/og/posts/${string}.png`
    | '/og/site.png';
  readonly words: CardWords;
}

type Site = Pick<SiteFrame, 'name'>;

/**
 * Who a card names, first as they write themselves, then as their address does: `wahat-al-sidra` is "Wahat Al
 * Sidra" where the font lacks the letters of the name.
 */
const namesOf = ({ name, slug }: Pick<Company, 'name' | 'slug'>): string[] => [
  name,
  slug.replace(/-/g, ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase()),
];

const wordsOfJob = (job: Job, { name }: Site): CardWords => {
  // Who hides its name is named nowhere (DESIGN 4, Visibility).
  const employer = employerOf(job, name);
  const { company } = job;
  const names = company?.name === employer ? namesOf(company) : [employer];
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
  words: wordsOfJob(job, site),
});

/** An employer's places are listed as a job's are. */
const placesOf = ({ locations }: Company) =>
  formatPlaces({ locations, remoteCountryCodes: [], workplace: 'on_site' });

export const companyCard = (company: Company, { name }: Site): Card => ({
  path: `/og/companies/${encodeURIComponent(company.slug)}.png`,
  words: {
    title: [...namesOf(company), `An employer on ${name}`, 'An employer'],
    kind: ['Employer'],
    byline: [placesOf(company)],
    marked: company.openJobCount > 0 ? plural(company.openJobCount, 'open job') : undefined,
  },
});

export const postCard = (post: BlogPost, { name }: Site): Card => ({
  path: `/og/posts/${encodeURIComponent(post.slug)}.png`,
  words: {
    title: [post.title, `The blog of ${name}`, 'The blog'],
    kind: ['Blog'],
    byline: [post.author?.name ?? '', post.publishedOn ? formatDay(post.publishedOn) : ''],
    marked: post.category?.name,
  },
});

/** For all pages that have no card of their own. */
export const siteCard = (
  { name, tagline }: Pick<SiteFrame, 'name' | 'tagline'>,
  siteUrl: string,
): Card => ({
  path: '/og/site.png',
  words: { title: [tagline, name, 'Jobs'], kind: [], byline: [], marked: new URL(siteUrl).host },
});
