import { anyHas, type FeedFormat } from './feed-format.ts';
import {
  isObject,
  readAmount,
  readCount,
  readObject,
  readObjects,
  readText,
} from './json-values.ts';
import { namesPlace } from './place-words.ts';

const YEAR_MIN_CENTS = 500_000;

/** Pay ranges are given with `pay_transparency=true`, in cents and without a period. */
const readPay = (ranges: unknown) => {
  const [range, ...others] = readObjects(ranges);
  if (!range || others.length > 0) return {};
  const [min, max] = [readAmount(range.min_cents), readAmount(range.max_cents)];
  const isHourly = /hour/i.test(readText(range.title) ?? '');
  // Less than any pay for a year: the period is not known.
  if (!isHourly && (max ?? min ?? 0) < YEAR_MIN_CENTS) return {};
  return {
    salaryMin: min && Math.round(min / 100),
    salaryMax: max && Math.round(max / 100),
    salaryCurrency: readText(range.currency_type),
    salaryTimeframe: isHourly ? 'per_hour' : 'per_year',
  };
};

/**
 * Greenhouse's job board API, `boards-api.greenhouse.io/v1/boards/{board}/jobs?content=true`
 * (https://developers.greenhouse.io/job-board.html). `content` is escaped HTML.
 */
export const GREENHOUSE: FeedFormat = {
  name: 'greenhouse',
  label: 'Greenhouse',
  list: 'jobs',
  find: (input) => {
    const jobs = isObject(input) ? readObjects(input.jobs) : [];
    return anyHas(jobs, 'absolute_url', 'title') ? jobs : undefined;
  },
  read: (job) => {
    const place = readText(readObject(job.location).name);
    const offices = readObjects(job.offices).flatMap(
      ({ location, name }) => readText(location) ?? readText(name) ?? [],
    );
    return {
      requisitionId: readText(job.id),
      title: readText(job.title),
      company: readText(job.company_name),
      descriptionHtml: readText(job.content),
      applicationUrl: readText(job.absolute_url),
      // Some employers write only `Hybrid` as the place.
      locations:
        place && (namesPlace(place) || offices.length === 0)
          ? [place]
          : [...(place ? [place] : []), ...offices],
      publishedAt: readText(job.first_published) ?? readText(job.updated_at),
      language: readText(job.language),
      department: readText(readObjects(job.departments)[0]?.name),
      ...readPay(job.pay_input_ranges),
    };
  },
  total: ({ meta }) => readCount(readObject(meta).total),
  wrap: (jobs) => ({ jobs }),
};
