import type { FeedFormat } from './feed-format.ts';
import {
  isObject,
  type JsonObject,
  joinTexts,
  readAmount,
  readObject,
  readText,
  readTexts,
} from './json-values.ts';
import { createPlace } from './place-words.ts';

/** Longer texts are sentences. */
const SKILL_MAX_LENGTH = 60;
const SKILLS_MAX = 50;

/** Deeper than any real document. */
const DEPTH_MAX = 6;

/** Finds the postings in an object, a list, a `@graph` or an `ItemList`. */
const findPostings = (input: unknown, depth = 0): JsonObject[] => {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(input)) return input.flatMap((one) => findPostings(one, depth + 1));
  if (!isObject(input)) return [];
  const isPosting = readTexts(input['@type']).some((type) => /(?:^|\/|:)JobPosting$/.test(type));
  if (isPosting) return [input];
  return [input['@graph'], input.itemListElement, input.item, input.mainEntity].flatMap((one) =>
    findPostings(one, depth + 1),
  );
};

const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    YEAR: 'per_year',
    MONTH: 'per_month',
    WEEK: 'per_week',
    DAY: 'per_day',
    HOUR: 'per_hour',
  }),
);

const readPay = (salary: JsonObject) => {
  const value = isObject(salary.value) ? salary.value : salary;
  const unit = readText(value.unitText) ?? readText(salary.unitText) ?? '';
  const salaryTimeframe = PERIODS.get(unit.toUpperCase().replace(/LY$|S$/, ''));
  const whole = readAmount(value.value);
  const [salaryMin, salaryMax] = [
    readAmount(value.minValue) ?? whole,
    readAmount(value.maxValue) ?? whole,
  ];
  const salaryCurrency = readText(salary.currency) ?? readText(value.currency);
  if (!salaryTimeframe || !salaryCurrency || !(salaryMin || salaryMax)) return {};
  return { salaryMin, salaryMax, salaryCurrency, salaryTimeframe };
};

/** A text, or the name of an object such as `{ "@type": "Country", "name": "Germany" }`. */
const readName = (value: unknown): string | undefined =>
  readText(value) ?? readText(readObject(value).name);

const readPlaces = (posting: JsonObject) => {
  const values = Array.isArray(posting.jobLocation) ? posting.jobLocation : [posting.jobLocation];
  return values.flatMap((value) => {
    const { address, name } = readObject(value);
    const text = readText(value) ?? readText(address);
    if (text) return text;
    const { addressLocality, addressRegion, addressCountry } = readObject(address);
    const country = readName(addressCountry);
    return (
      createPlace(addressLocality, addressRegion, country) ??
      joinTexts([addressLocality, addressRegion, country]) ??
      readText(name) ??
      []
    );
  });
};

/** Skills may be a list, a text of words, or whole sentences, which are no skills. */
const readSkills = (skills: unknown): string[] =>
  readTexts(skills)
    .flatMap((text) => text.split(/[,;]/))
    .map((skill) => skill.trim())
    .filter((skill) => skill && skill.length <= SKILL_MAX_LENGTH)
    .slice(0, SKILLS_MAX);

const readId = (posting: JsonObject): string | undefined =>
  readText(posting.identifier) ??
  readText(readObject(posting.identifier).value) ??
  readText(posting['@id']) ??
  readText(posting.url);

/**
 * Postings in schema.org's JSON-LD (https://schema.org/JobPosting), as Google reads them
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export const JOB_POSTING: FeedFormat = {
  name: 'jobposting',
  label: 'schema.org JobPosting',
  list: 'JobPosting',
  find: (input) => {
    const postings = findPostings(input);
    return postings.length > 0 ? postings : undefined;
  },
  read: (posting) => {
    const isRemote = /telecommute/i.test(readTexts(posting.jobLocationType).join());
    const required = posting.applicantLocationRequirements;
    const countries = (Array.isArray(required) ? required : [required]).flatMap(
      (one) => readName(one) ?? [],
    );
    return {
      requisitionId: readId(posting),
      title: readText(posting.title) ?? readText(posting.name),
      company: readName(posting.hiringOrganization),
      descriptionHtml: readText(posting.description),
      applicationUrl: readText(posting.url),
      locations: [...readPlaces(posting), ...(isRemote ? countries : [])],
      employmentType: joinTexts(readTexts(posting.employmentType), ' '),
      remote: isRemote ? true : undefined,
      skills: readSkills(posting.skills),
      vacancies: readAmount(posting.totalJobOpenings),
      publishedAt: readText(posting.datePosted),
      validThrough: readText(posting.validThrough),
      language: readText(posting.inLanguage),
      department: joinTexts(
        [readName(posting.occupationalCategory), readName(posting.industry)],
        ' · ',
      ),
      level: readName(posting.experienceRequirements),
      ...readPay(readObject(posting.baseSalary)),
    };
  },
  wrap: (postings) => ({ '@context': 'https://schema.org', '@graph': postings }),
};
