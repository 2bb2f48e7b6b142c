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
 * Loads reference data (docs/specification.md, row 3.5) and caches it in memory. Each kind of data
 * is requested once, and concurrent lookups share that request. If it fails, the next lookup
 * retries.
 */
export const createReference = (
  /** Requests a path and returns the `data` field of the response. */
  load: (path: string) => Promise<unknown>,
) => {
  const requested = new Map<string, Promise<unknown>>();

  const fetchOnce = <Data>(path: string, fits: (data: unknown) => boolean = isNamedList) => {
    const known = requested.get(path);
    if (known) return known as Promise<Data>;
    const call = load(path).then((data) => {
      if (!fits(data)) throw new TypeError(`${path} has an unexpected shape.`);
      return data as Data;
    });
    requested.set(path, call);
    call.catch(() => requested.delete(path));
    return call;
  };

  return {
    countries: () => fetchOnce<Country[]>('/misc/countries'),
    /** Loads the states in a country, given the country's id. */
    states: (id: string) => fetchOnce<State[]>(`/misc/countries/${encodeURIComponent(id)}/states`),
    companyCategories: () => fetchOnce<Category[]>('/misc/company-categories'),
    jobTitles: () => fetchOnce<JobTitle[]>('/misc/job-titles'),
    jobCategories: () => fetchOnce<Category[]>('/misc/job-categories'),
    subscriptionPlans: () => fetchOnce<SubscriptionPlan[]>('/misc/subscription-plans'),
    appSettings: () => fetchOnce<AppSettings>('/misc/app-settings', isSettings),
  };
};
