import type { Enums } from '../../contracts/reference.ts';
import { parseSitePath } from '../../lib/parse-site-path.ts';

/**
 * The types of the cache entries (docs/specification.md, row 9.4). They contain only the public
 * data that lists show about a job or an employer. The type guards are hand-written to keep them
 * small, because every page loads them.
 */

export interface Entry {
  readonly key: string;
  /** When the entry was stored, in Unix milliseconds. */
  readonly at: number;
}

export interface CachedJob {
  readonly fid: string;
  readonly path: string;
  readonly title: string;
  /** Empty if the agency's name is shown instead of the employer's. */
  readonly employer: string;
  readonly place: string;
  /** A workplace value listed in `EnumDetails`. */
  readonly workplace: string;
  readonly excerpt: string;
}

export interface CachedCompany {
  readonly path: string;
  readonly name: string;
  readonly place: string;
  readonly summary: string;
}

/** The key identifies the page that listed the jobs (`pageKey`). */
interface JobsEntry extends Entry {
  readonly jobs: readonly CachedJob[];
}
interface CompaniesEntry extends Entry {
  readonly companies: readonly CachedCompany[];
}
/** docs/specification.md, row 3.8. The key combines the employer's id and the page. */
interface CompanyJobsEntry extends JobsEntry {
  readonly id: string;
  readonly page: number;
}
/** The cache of enums has only one entry, whose key is empty. */
interface EnumsEntry extends Entry {
  readonly enums: Enums;
}
/** docs/specification.md, row 3.7: the key is the job's fid. */
interface ResumeUrlEntry extends Entry {
  readonly url: string;
}

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

const hasTexts = (value: unknown, names: readonly string[]): value is Fields =>
  isFields(value) && names.every((name) => typeof value[name] === 'string');

/** Accepts only paths on this site, because any other URL could send visitors to another site. */
const isOwnPath = (path: unknown) => typeof path === 'string' && parseSitePath(path) !== undefined;

/** Checks that the timestamp is within the range of valid dates (ECMA-262, 21.4.1.1). */
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

const createEntryCheck =
  (isRest: (entry: Fields) => boolean) =>
  (value: unknown): boolean =>
    hasTexts(value, ['key']) && isMoment(value.at) && isRest(value);

/**
 * The caches by name (docs/specification.md, row 9.4), each with the type guard for its entries.
 */
export const CACHES = {
  Jobs: createEntryCheck(({ jobs }) => isListOf(isJob, jobs)),
  EnumDetails: createEntryCheck(({ enums }) => isEnums(enums)),
  Companies: createEntryCheck(({ companies }) => isListOf(isCompany, companies)),
  CompanyJobs: createEntryCheck(({ jobs }) => isListOf(isJob, jobs)),
  resume_urls: createEntryCheck(({ url }) => isOwnPath(url)),
};
export type CacheName = keyof typeof CACHES;

export interface Entries {
  Jobs: JobsEntry;
  EnumDetails: EnumsEntry;
  Companies: CompaniesEntry;
  CompanyJobs: CompanyJobsEntry;
  resume_urls: ResumeUrlEntry;
}
