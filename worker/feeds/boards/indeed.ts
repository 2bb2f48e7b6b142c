import type { Job } from '../../../src/contracts/job.ts';
import { formatSalary, parseLocality, parseRegion } from '../../../src/lib/words/format.ts';
import { formatEmployer } from '../../../src/lib/words/format-employer.ts';
import { elements, HIDDEN_EMPLOYER } from './board-xml.ts';
import { placesByReference } from './job-places.ts';
import type { Board } from './send-board-feed.ts';

const JOB_TYPES: Readonly<Record<Job['employmentType'], string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  other: '',
};

const REMOTE_TYPES: Readonly<Record<NonNullable<Job['workplace']>, string>> = {
  on_site: '',
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

/**
 * Indeed does not decode HTML entities, so they are replaced by the characters they stand for.
 * Clean HTML (`rich-text.ts`) contains only two kinds of entity. A space is inserted after each `<`
 * that would otherwise start an element.
 */
const withoutEntities = (html: string): string =>
  html
    .replace(/&#x3C;(?=[a-z/!?])/gi, '< ')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

/**
 * Indeed's format (https://docs.indeed.com/indeed-apply/xml-feed). It requires one record per
 * place, with a reference number that never changes.
 */
export const INDEED: Board = {
  head: ({ name, siteUrl, now }) =>
    elements({
      publisher: name,
      publisherurl: siteUrl,
      lastBuildDate: new Date(now).toUTCString(),
    }),
  records: (job, { name, siteUrl, categories }) => {
    // Indeed requires a description, which the site of the employer has.
    if (!job.descriptionPlain) return [];
    return [...placesByReference(job)].map(([reference, place]) =>
      elements({
        title: job.title,
        date: job.publishedAt,
        referencenumber: reference,
        requisitionid: job.requisitionId ?? job.fid,
        url: `${siteUrl}${job.path}`,
        company: formatEmployer(job, name, HIDDEN_EMPLOYER),
        sourcename: name,
        city:
          place && (parseLocality(place) ?? (job.workplace === 'remote' ? 'Remote' : undefined)),
        state: place && parseRegion(place),
        country: place?.countryCode,
        description: withoutEntities(job.descriptionHtml),
        salary: formatSalary(job),
        jobtype: JOB_TYPES[job.employmentType],
        category: categories.get(job.category),
        expirationdate: job.validThrough,
        remotetype: job.workplace && REMOTE_TYPES[job.workplace],
      }),
    );
  },
};
