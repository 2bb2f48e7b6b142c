import { escapeHtml } from '../../../http/escape-html.ts';
import { anyHas, type FeedFormat } from './feed-format.ts';
import {
  type JsonObject,
  readAmount,
  readCount,
  readObject,
  readObjects,
  readText,
  readTexts,
} from './json-values.ts';

const PERIODS: Readonly<Record<string, string>> = {
  'per-year-salary': 'per_year',
  'per-month-salary': 'per_month',
  'per-week-salary': 'per_week',
  'per-day-wage': 'per_day',
  'per-hour-wage': 'per_hour',
};

const readPay = (range: JsonObject) => {
  const salaryTimeframe = PERIODS[readText(range.interval) ?? ''];
  // Amounts per half month or for a project have no equal here.
  if (!salaryTimeframe) return {};
  return {
    salaryMin: readAmount(range.min),
    salaryMax: readAmount(range.max),
    salaryCurrency: readText(range.currency),
    salaryTimeframe,
  };
};

/** The text consists of an introduction, lists with headings, and an end. */
const readDescription = (posting: JsonObject): string =>
  [
    readText(posting.description),
    ...readObjects(posting.lists).map(
      ({ text, content }) =>
        `<h3>${escapeHtml(readText(text) ?? '')}</h3><ul>${readText(content) ?? ''}</ul>`,
    ),
    readText(posting.salaryDescription),
    readText(posting.additional),
  ]
    .filter(Boolean)
    .join('\n');

/**
 * Lever's postings API, `api.lever.co/v0/postings/{site}?mode=json`
 * (https://github.com/lever/postings-api): a list. `createdAt` is in Unix milliseconds.
 */
export const LEVER: FeedFormat = {
  name: 'lever',
  label: 'Lever',
  list: '',
  find: (input) => {
    const postings = Array.isArray(input) ? readObjects(input) : [];
    return anyHas(postings, 'text', 'hostedUrl') || anyHas(postings, 'text', 'categories')
      ? postings
      : undefined;
  },
  read: (posting) => {
    const categories = readObject(posting.categories);
    const all = readTexts(categories.allLocations);
    const places = all.length > 0 ? all : readTexts(categories.location);
    const createdAt = new Date(readCount(posting.createdAt) ?? Number.NaN);
    return {
      requisitionId: readText(posting.id),
      title: readText(posting.text),
      descriptionHtml: readDescription(posting) || undefined,
      applicationUrl: readText(posting.hostedUrl) ?? readText(posting.applyUrl),
      locations: places.length > 0 ? places : readTexts(posting.country),
      employmentType: readText(categories.commitment),
      workplace: readText(posting.workplaceType),
      publishedAt: Number.isNaN(createdAt.getTime()) ? undefined : createdAt.toISOString(),
      department: readText(categories.department) ?? readText(categories.team),
      level: readText(categories.level),
      ...readPay(readObject(posting.salaryRange)),
    };
  },
  wrap: (postings) => postings,
};
