import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { SourceSettings } from '../../../src/contracts/site/sources.ts';
import { createSlug } from '../imports/create-slug.ts';
import type { Preparation } from '../imports/prepare/draft.ts';
import { MappingSchema, NO_MAPPING } from '../imports/prepare/mapping.ts';
import { prepareJob } from '../imports/prepare/prepare-job.ts';
import { loadReference } from '../imports/reference.ts';
import type { Posting } from './load-feed.ts';

/** A posting as a row of an import. */
export interface SourceRow {
  readonly at: string;
  readonly record: Record<string, unknown>;
  /** What the source calls it; empty if it has no id. */
  readonly posting: string;
  readonly given: string;
  readonly company: string;
  /** The company's name in the source. */
  readonly companyName: string | undefined;
}

/** A mapping that was checked when the settings were saved. */
const readMapping = ({ mapping }: SourceSettings) =>
  mapping ? v.parse(MappingSchema, mapping) : NO_MAPPING;

/** Turns postings into rows, with the source's mapping and the guesses of an import. */
export const createPreparer = async (
  db: D1Database,
  settings: SourceSettings,
  done: Preparation,
): Promise<(posting: Posting) => SourceRow> => {
  const mapping = readMapping(settings);
  const { jobCategories } = await loadReference(db);
  const options = {
    ...{ isOurs: false, mapping, company: settings.company },
    categories: new Set(jobCategories.keys()),
  };
  return ({ at, job, given }) => {
    const record = prepareJob({ ...job }, at, options, done);
    const company = createSlug(String(record.company ?? ''));
    const requisition = record.requisitionId === undefined ? '' : String(record.requisitionId);
    const isHidden = settings.visibility !== 'named';
    return {
      ...{ at, company, companyName: job.company, given },
      record: {
        ...record,
        employerVisibility: settings.visibility,
        // The link leads to the employer's site.
        ...(isHidden && { applicationUrl: undefined }),
      },
      // The ids of several employers may be the same.
      posting: requisition && (settings.company ? requisition : `${company} ${requisition}`),
    };
  };
};
