import type { PlaceImport } from '../../../../src/contracts/import-records.ts';
import type { JsonObject } from './json-values.ts';

/**
 * A job as another system publishes it, with the names of our columns. What the system does not say
 * is undefined. The values may be dirty: `prepareJob` cleans them, and guesses what is missing.
 */
export interface FeedJob {
  /** The system's id of the posting. */
  readonly requisitionId: string | undefined;
  readonly title: string | undefined;
  /** The employer's name. Most feeds are those of one employer and do not name it. */
  readonly company?: string | undefined;
  readonly descriptionHtml: string | undefined;
  /** The posting's page. */
  readonly applicationUrl: string | undefined;
  /** As written: `Remote - EMEA`, `SF / NYC`. */
  readonly locations: readonly (string | PlaceImport)[];
  readonly employmentType?: string | undefined;
  readonly workplace?: string | undefined;
  readonly salaryMin?: number | undefined;
  readonly salaryMax?: number | undefined;
  readonly salaryCurrency?: string | undefined;
  readonly salaryTimeframe?: string | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly vacancies?: number | undefined;
  readonly publishedAt?: string | undefined;
  readonly validThrough?: string | undefined;
  /** ISO 639-1, perhaps with a region: `en`, `de-AT`. */
  readonly language?: string | undefined;
  /** Hints: what the category, the seniority and the workplace are guessed from. */
  readonly department?: string | undefined;
  readonly level?: string | undefined;
  readonly remote?: boolean | undefined;
}

/** The columns that are no fields of a job, but from which some are guessed. */
export const HINT_COLUMNS = ['department', 'level', 'remote'] as const;

/** A public format of another system, which is recognized by its shape. */
export interface FeedFormat {
  /** The name for `--format`. */
  readonly name: string;
  /** The system's name. */
  readonly label: string;
  /** The name of the list in the input, for the position of a record: `jobs` for `jobs[3]`. */
  readonly list: string;
  /** The records of an input; undefined if it has another shape. */
  readonly find: (input: unknown) => readonly JsonObject[] | undefined;
  /** Reads a record; undefined if it is not public. `input` is the whole input. */
  readonly read: (record: JsonObject, input: JsonObject) => FeedJob | undefined;
  /** The number of postings that there are, if the input says so. It may have only some of them. */
  readonly total?: (input: JsonObject) => number | undefined;
  /**
   * The address of the next page of a list that the system divides; undefined after the last. `found`
   * is the number of postings so far.
   */
  readonly nextPage?: (url: URL, input: JsonObject, found: number) => URL | undefined;
  /** The reverse of `find`: an input with only these records. */
  readonly wrap: (records: readonly JsonObject[], input: JsonObject) => unknown;
}

/** Whether any of the records has all these properties. Dirty records may lack some. */
export const anyHas = (records: readonly JsonObject[], ...names: readonly string[]): boolean =>
  records.some((record) => names.every((name) => name in record));
