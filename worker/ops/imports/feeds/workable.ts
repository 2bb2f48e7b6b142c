import { anyHas, type FeedFormat } from './feed-format.ts';
import { isObject, type JsonObject, joinTexts, readObjects, readText } from './json-values.ts';
import { createPlace } from './place-words.ts';

const readPlaces = (job: JsonObject) => {
  // `hidden` places are not shown on the careers page either.
  const listed = readObjects(job.locations).filter(({ hidden }) => hidden !== true);
  return (listed.length > 0 ? listed : [job]).flatMap(
    ({ city, region, state, country, countryCode }) =>
      createPlace(city, region ?? state, countryCode) ??
      joinTexts([city, region ?? state, country]) ??
      [],
  );
};

/**
 * Workable's widget API, `apply.workable.com/api/v1/widget/accounts/{account}?details=true`
 * (https://help.workable.com/hc/en-us/articles/115012771647): the employer's name beside its jobs.
 */
export const WORKABLE: FeedFormat = {
  name: 'workable',
  label: 'Workable',
  list: 'jobs',
  find: (input) => {
    const jobs = isObject(input) ? readObjects(input.jobs) : [];
    return anyHas(jobs, 'title', 'shortcode') ? jobs : undefined;
  },
  read: (job, { name }) => ({
    requisitionId: readText(job.shortcode),
    title: readText(job.title),
    company: readText(name),
    descriptionHtml:
      joinTexts([job.description, job.requirements, job.benefits], '\n') ??
      readText(job.full_description),
    applicationUrl: readText(job.url) ?? readText(job.shortlink) ?? readText(job.application_url),
    locations: readPlaces(job),
    employmentType: readText(job.employment_type),
    workplace: readText(job.workplace_type) ?? readText(job.workplace),
    remote: job.telecommuting === true ? true : undefined,
    publishedAt: readText(job.published_on) ?? readText(job.created_at),
    department: readText(job.department) ?? readText(job.function),
    level: readText(job.experience),
  }),
  wrap: (jobs, { name }) => ({ ...(name !== undefined && { name }), jobs }),
};
