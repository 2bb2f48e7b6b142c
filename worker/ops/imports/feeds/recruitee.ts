import { anyHas, type FeedFormat } from './feed-format.ts';
import {
  isObject,
  type JsonObject,
  joinTexts,
  readAmount,
  readObject,
  readObjects,
  readText,
  readTexts,
} from './json-values.ts';
import { createPlace } from './place-words.ts';

const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    year: 'per_year',
    month: 'per_month',
    week: 'per_week',
    day: 'per_day',
    hour: 'per_hour',
  }),
);

const readPay = ({ min, max, currency, period }: JsonObject) => {
  const salaryTimeframe = PERIODS.get(readText(period) ?? '');
  const [salaryMin, salaryMax] = [readAmount(min), readAmount(max)];
  if (!salaryTimeframe || !(salaryMin || salaryMax)) return {};
  return { salaryMin, salaryMax, salaryCurrency: readText(currency), salaryTimeframe };
};

const readPlaces = (offer: JsonObject) => {
  const listed = readObjects(offer.locations);
  const places = (listed.length > 0 ? listed : [offer]).flatMap(
    (one) =>
      createPlace(one.city, one.state, one.country_code) ??
      joinTexts([one.city, one.state, one.country]) ??
      [],
  );
  return places.length > 0 ? places : readTexts(offer.location);
};

const readWorkplace = ({ remote, hybrid, on_site }: JsonObject): string | undefined => {
  if (hybrid === true) return 'hybrid';
  if (remote === true) return 'remote';
  return on_site === true ? 'on_site' : undefined;
};

/**
 * Recruitee's careers site API, `{company}.recruitee.com/api/offers/`
 * (https://docs.recruitee.com/reference/offers). Times are written `2026-08-05 07:43:59 UTC`.
 */
export const RECRUITEE: FeedFormat = {
  name: 'recruitee',
  label: 'Recruitee',
  list: 'offers',
  find: (input) => {
    const offers = isObject(input) ? readObjects(input.offers) : [];
    return anyHas(offers, 'title') ? offers : undefined;
  },
  read: (offer) => {
    const status = readText(offer.status);
    if (status && status !== 'published') return undefined;
    return {
      requisitionId: readText(offer.id),
      title: readText(offer.title),
      company: readText(offer.company_name),
      descriptionHtml: joinTexts([offer.description, offer.requirements], '\n'),
      applicationUrl: readText(offer.careers_url) ?? readText(offer.careers_apply_url),
      locations: readPlaces(offer),
      employmentType: readText(offer.employment_type_code),
      workplace: readWorkplace(offer),
      skills: readTexts(offer.tags),
      publishedAt: readText(offer.published_at) ?? readText(offer.created_at),
      validThrough: readText(offer.close_at),
      department: joinTexts([offer.department, offer.category_code], ' · '),
      level: readText(offer.experience_code),
      ...readPay(readObject(offer.salary)),
    };
  },
  wrap: (offers) => ({ offers }),
};
