import { anyHas, type FeedFormat } from './feed-format.ts';
import {
  isObject,
  type JsonObject,
  joinTexts,
  readAmount,
  readObject,
  readObjects,
  readText,
} from './json-values.ts';

const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1 YEAR': 'per_year',
    '1 MONTH': 'per_month',
    '1 WEEK': 'per_week',
    '1 DAY': 'per_day',
    '1 HOUR': 'per_hour',
  }),
);

/** The salary, if all tiers (such as those of countries) have the same. */
const readPay = (compensation: JsonObject) => {
  const salaries = readObjects(compensation.compensationTiers)
    .flatMap(({ components }) => readObjects(components))
    .filter(({ compensationType }) => compensationType === 'Salary');
  const [salary] = salaries;
  const read = (one: JsonObject) => ({
    salaryMin: readAmount(one.minValue),
    salaryMax: readAmount(one.maxValue),
    salaryCurrency: readText(one.currencyCode),
    salaryTimeframe: PERIODS.get(readText(one.interval) ?? ''),
  });
  if (!salary || !read(salary).salaryTimeframe) return {};
  const isOne = salaries.every((one) => JSON.stringify(read(one)) === JSON.stringify(read(salary)));
  return isOne ? read(salary) : {};
};

const readPlace = ({ location, address }: JsonObject): string | undefined => {
  // Older responses have the address without the property `postalAddress`.
  const outer = readObject(address);
  const postal = isObject(outer.postalAddress) ? outer.postalAddress : outer;
  return (
    joinTexts([postal.addressLocality, postal.addressRegion, postal.addressCountry]) ??
    readText(location)
  );
};

/**
 * Ashby's job postings API, `api.ashbyhq.com/posting-api/job-board/{board}?includeCompensation=true`
 * (https://developers.ashbyhq.com/docs/public-job-posting-api). Unlisted jobs are not public.
 */
export const ASHBY: FeedFormat = {
  name: 'ashby',
  label: 'Ashby',
  list: 'jobs',
  find: (input) => {
    const jobs = isObject(input) ? readObjects(input.jobs) : [];
    return anyHas(jobs, 'title', 'jobUrl') ? jobs : undefined;
  },
  read: (job) => {
    if (job.isListed === false) return undefined;
    const jobUrl = readText(job.jobUrl);
    const places = [job, ...readObjects(job.secondaryLocations)].flatMap(
      (one) => readPlace(one) ?? [],
    );
    return {
      // The id is also the last part of the address.
      requisitionId: readText(job.id) ?? jobUrl?.split('/').at(-1),
      title: readText(job.title),
      descriptionHtml: readText(job.descriptionHtml) ?? readText(job.descriptionPlain),
      applicationUrl: jobUrl ?? readText(job.applyUrl),
      locations: places,
      employmentType: readText(job.employmentType),
      workplace: readText(job.workplaceType),
      remote: job.isRemote === true ? true : undefined,
      publishedAt: readText(job.publishedAt),
      department: readText(job.department) ?? readText(job.team),
      ...readPay(readObject(job.compensation)),
    };
  },
  wrap: (jobs) => ({ jobs }),
};
