import type { Company } from '../../src/contracts/company.ts';
import { EMPLOYMENT_TYPES, WORKPLACES } from '../../src/contracts/enums.ts';
import type { Job } from '../../src/contracts/job.ts';
import type { BlogPost } from '../../src/lib/content/blog-posts.ts';
import { formatDay, formatPlaces, formatSalary, plural } from '../../src/lib/format.ts';
import type { CardWords } from './draw-card.ts';
import { hasLetters } from './lettering.ts';

type Site = { readonly name: string; readonly tagline: string; readonly host: string };

/** `₹12,00,000` as `INR 12,00,000` where the font has no such sign. */
const withCodes = (salary: string | undefined, code: string | null) =>
  salary?.replace(/\p{Sc}/gu, (sign) => (hasLetters(sign) ? sign : `${code} `));

/** A job as its page shows it: who hides its name is named nowhere (DESIGN 4, Visibility). */
export const jobWords = (job: Job, { name }: Pick<Site, 'name'>): CardWords => {
  const employer =
    job.employerVisibility === 'agency' ? name : (job.company?.name ?? 'Confidential employer');
  const places = formatPlaces(job);
  const title = [job.title, `A job at ${employer}`, `A job on ${name}`, 'An open job'];
  if (job.status === 'closed') {
    return {
      title,
      kind: [job.closedAt ? `Closed on ${formatDay(job.closedAt)}` : 'Closed'],
      byline: [employer, places],
      isOver: true,
    };
  }
  const salary = withCodes(formatSalary(job), job.salaryCurrency);
  return {
    title,
    kind: [EMPLOYMENT_TYPES[job.employmentType], WORKPLACES[job.workplace]],
    byline: salary ? [employer, places] : [employer],
    marked: salary ?? places,
  };
};

/** An employer's places are listed as a job's are. */
const placesOf = ({ locations }: Company) =>
  formatPlaces({ locations, remoteCountryCodes: [], workplace: 'on_site' });

export const companyWords = (company: Company, { name }: Pick<Site, 'name'>): CardWords => ({
  title: [company.name, `An employer on ${name}`, 'An employer'],
  kind: ['Employer'],
  byline: [placesOf(company)],
  marked: company.openJobCount > 0 ? plural(company.openJobCount, 'open job') : undefined,
});

export const postWords = (post: BlogPost, { name }: Pick<Site, 'name'>): CardWords => ({
  title: [post.title, `The blog of ${name}`, 'The blog'],
  kind: ['Blog'],
  byline: [post.author?.name ?? '', post.publishedOn ? formatDay(post.publishedOn) : ''],
  marked: post.category?.name,
});

/** For all pages that have no card of their own. */
export const siteWords = ({ name, tagline, host }: Site): CardWords => ({
  title: [tagline, name, 'Jobs'],
  kind: [],
  byline: [],
  marked: host,
});
