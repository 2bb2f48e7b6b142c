import { escapeHtml } from '../../../http/escape-html.ts';
import { anyHas, type FeedFormat } from './feed-format.ts';
import {
  isObject,
  type JsonObject,
  joinTexts,
  readCount,
  readObject,
  readObjects,
  readText,
} from './json-values.ts';
import { createPlace } from './place-words.ts';

const SECTIONS = [
  'companyDescription',
  'jobDescription',
  'qualifications',
  'additionalInformation',
];

/** Only the details of a posting contain its text. */
const readDescription = (jobAd: JsonObject): string | undefined => {
  const sections = readObject(jobAd.sections);
  return (
    SECTIONS.flatMap((name) => {
      const { title, text } = readObject(sections[name]);
      const html = readText(text);
      return html ? `<h3>${escapeHtml(readText(title) ?? '')}</h3>${html}` : [];
    }).join('\n') || undefined
  );
};

/** The page of a posting, which the list does not contain. */
const createUrl = (posting: JsonObject): string | undefined => {
  const [company, id] = [readText(readObject(posting.company).identifier), readText(posting.id)];
  return company && id ? `https://jobs.smartrecruiters.com/${company}/${id}` : undefined;
};

/**
 * SmartRecruiters' posting API, `api.smartrecruiters.com/v1/companies/{company}/postings`
 * (https://developers.smartrecruiters.com/docs/posting-api): the list, a list of details, or the
 * details of one posting.
 */
export const SMARTRECRUITERS: FeedFormat = {
  name: 'smartrecruiters',
  label: 'SmartRecruiters',
  list: 'content',
  find: (input) => {
    const postings = readObjects(isObject(input) && 'content' in input ? input.content : input);
    return anyHas(postings, 'name', 'releasedDate') || anyHas(postings, 'name', 'jobAd')
      ? postings
      : undefined;
  },
  read: (posting) => {
    if (posting.active === false) return undefined;
    const { city, region, country, remote, hybrid } = readObject(posting.location);
    const place = createPlace(city, region, country) ?? joinTexts([city, region, country]);
    const label = (value: unknown) => readText(readObject(value).label);
    return {
      requisitionId: readText(posting.id),
      title: readText(posting.name),
      company: readText(readObject(posting.company).name),
      descriptionHtml: readDescription(readObject(posting.jobAd)),
      applicationUrl: readText(posting.postingUrl) ?? createUrl(posting),
      locations: place ? [place] : [],
      employmentType: label(posting.typeOfEmployment),
      workplace: hybrid === true ? 'hybrid' : undefined,
      remote: remote === true ? true : undefined,
      publishedAt: readText(posting.releasedDate),
      language: readText(readObject(posting.language).code),
      department: joinTexts([label(posting.department), label(posting.function)], ' · '),
      level: label(posting.experienceLevel),
    };
  },
  total: ({ totalFound }) => readCount(totalFound),
  nextPage: (url, { totalFound }, found) => {
    if (found >= (readCount(totalFound) ?? 0)) return undefined;
    const next = new URL(url);
    next.searchParams.set('offset', String(found));
    return next;
  },
  wrap: (content) => ({ content }),
};
