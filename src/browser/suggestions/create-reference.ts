import type {
  AppSettings,
  Category,
  Country,
  JobTitle,
  State,
  SubscriptionPlan,
} from '../../contracts/reference.ts';

const isSettings = (data: unknown) => {
  const { resume } = (data ?? {}) as Partial<AppSettings>;
  return typeof resume?.maxBytes === 'number' && Array.isArray(resume.accept);
};

const isNamedList = (data: unknown) =>
  Array.isArray(data) && data.every((one) => typeof one?.name === 'string');

/**
 * Reference data (docs/specification.md, row 3.5), cached in memory. Each kind is requested once,
 * concurrent look-ups share the request, and a failed one is repeated by the next look-up.
 */
export const createReference = (
  /** Loads the `data` of a response. */
  load: (path: string) => Promise<unknown>,
) => {
  const asked = new Map<string, Promise<unknown>>();

  const ask = <Data>(path: string, fits: (data: unknown) => boolean = isNamedList) => {
    const known = asked.get(path);
    if (known) return known as Promise<Data>;
    const call = load(path).then((data) => {
      if (!fits(data)) throw new TypeError(`${path} has an unexpected shape.`);
      return data as Data;
    });
    asked.set(path, call);
    call.catch(() => asked.delete(path));
    return call;
  };

  return {
    countries: () => ask<Country[]>('/misc/countries'),
    /** States of a country, by its id. */
    states: (id: string) => ask<State[]>(`/misc/countries/${encodeURIComponent(id)}/states`),
    companyCategories: () => ask<Category[]>('/misc/company-categories'),
    jobTitles: () => ask<JobTitle[]>('/misc/job-titles'),
    jobCategories: () => ask<Category[]>('/misc/job-categories'),
    subscriptionPlans: () => ask<SubscriptionPlan[]>('/misc/subscription-plans'),
    appSettings: () => ask<AppSettings>('/misc/app-settings', isSettings),
  };
};
