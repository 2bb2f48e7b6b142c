import type { Enums } from '../../contracts/reference.ts';
import { pathWithin } from '../../lib/path-within.ts';

/**
 * What stands in the caches of specification 9: what a list shows of a job or an employer, and nothing of
 * whoever reads it. The guards are made by hand, as they run beside every page.
 */

export interface Entry {
  readonly key: string;
  /** When it came, Unix milliseconds. */
  readonly at: number;
}

export interface KeptJob {
  readonly fid: string;
  readonly path: string;
  readonly title: string;
  /** Empty where the agency stands in the employer's place. */
  readonly employer: string;
  readonly place: string;
  /** As `EnumDetails` has it. */
  readonly workplace: string;
  readonly excerpt: string;
}

export interface KeptCompany {
  readonly path: string;
  readonly name: string;
  readonly place: string;
  readonly summary: string;
}

/** By the page that showed them (`pageKey`). */
interface JobsEntry extends Entry {
  readonly jobs: readonly KeptJob[];
}
interface CompaniesEntry extends Entry {
  readonly companies: readonly KeptCompany[];
}
/** Specification 3, 'Company-jobs request'. The key is both. */
interface CompanyJobsEntry extends JobsEntry {
  readonly id: string;
  readonly page: number;
}
/** One entry, with an empty key. */
interface EnumsEntry extends Entry {
  readonly enums: Enums;
}
/** Specification 3, 'Resume-URL entry': the key is the job's fid. */
interface ResumeUrlEntry extends Entry {
  readonly url: string;
}

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

const hasTexts = (value: unknown, names: readonly string[]): value is Fields =>
  isFields(value) && names.every((name) => typeof value[name] === 'string');

/** A page of this site: anything else could lead a visitor elsewhere. */
const isOwnPath = (path: unknown) => typeof path === 'string' && pathWithin(path) !== undefined;

/** What `Date` can tell a day of (ECMA-262, 21.4.1.1). */
const isMoment = (at: unknown) => Math.abs(Number(at)) <= 8.64e15 && typeof at === 'number';

const isListOf = (isOne: (value: unknown) => boolean, list: unknown) =>
  Array.isArray(list) && list.every(isOne);

const isJob = (value: unknown) =>
  hasTexts(value, ['fid', 'path', 'title', 'employer', 'place', 'workplace', 'excerpt']) &&
  isOwnPath(value.path);

const isCompany = (value: unknown) =>
  hasTexts(value, ['path', 'name', 'place', 'summary']) && isOwnPath(value.path);

export const isEnums = (value: unknown): value is Enums =>
  isFields(value) &&
  Object.values(value).every((set) => isListOf((one) => hasTexts(one, ['value', 'label']), set));

const entryWith =
  (isRest: (entry: Fields) => boolean) =>
  (value: unknown): boolean =>
    hasTexts(value, ['key']) && isMoment(value.at) && isRest(value);

/** The keys of specification 9, and what may stand under each. */
export const CACHES = {
  Jobs: entryWith(({ jobs }) => isListOf(isJob, jobs)),
  EnumDetails: entryWith(({ enums }) => isEnums(enums)),
  Companies: entryWith(({ companies }) => isListOf(isCompany, companies)),
  CompanyJobs: entryWith(({ jobs }) => isListOf(isJob, jobs)),
  resume_urls: entryWith(({ url }) => isOwnPath(url)),
};
export type CacheName = keyof typeof CACHES;

export interface Entries {
  Jobs: JobsEntry;
  EnumDetails: EnumsEntry;
  Companies: CompaniesEntry;
  CompanyJobs: CompanyJobsEntry;
  resume_urls: ResumeUrlEntry;
}
