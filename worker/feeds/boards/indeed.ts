import type { Job } from '../../../src/contracts/job.ts';
import { employerOf } from '../../../src/lib/employer-of.ts';
import { formatSalary } from '../../../src/lib/format.ts';
import type { Board } from './answer-board.ts';
import { cityOf, elements, HIDDEN_EMPLOYER, stateOf } from './board-xml.ts';

const JOB_TYPES: Readonly<Record<Job['employmentType'], string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  other: '',
};

const REMOTE_TYPES: Readonly<Record<Job['workplace'], string>> = {
  on_site: '',
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

/**
 * What Indeed reads (https://docs.indeed.com/indeed-apply/xml-feed). It wants one record for each place: a
 * job in several has as many, of which the first keeps the fid alone as its number.
 */
export const INDEED: Board = {
  head: ({ name, siteUrl, changedAt }) =>
    elements({
      publisher: name,
      publisherurl: siteUrl,
      lastBuildDate: new Date(changedAt).toUTCString(),
    }),
  records: (job, { name, siteUrl }) => {
    const places =
      job.locations.length > 0
        ? job.locations
        : job.remoteCountryCodes.map((countryCode) => ({
            displayName: '',
            countryCode,
            region: null,
          }));
    return (places.length > 0 ? places : [undefined]).map((place, i) =>
      elements({
        title: job.title,
        date: job.publishedAt,
        referencenumber: i === 0 ? job.fid : `${job.fid}-${i + 1}`,
        requisitionid: job.requisitionId ?? job.fid,
        url: `${siteUrl}${job.path}`,
        company: employerOf(job, name, HIDDEN_EMPLOYER),
        sourcename: name,
        city: place && (cityOf(place.displayName) || 'Remote'),
        state: place && stateOf(place.region),
        country: place?.countryCode,
        description: job.descriptionHtml,
        salary: formatSalary(job),
        jobtype: JOB_TYPES[job.employmentType],
        category: job.skills.join(', '),
        expirationdate: job.validThrough,
        remotetype: REMOTE_TYPES[job.workplace],
      }),
    );
  },
};
