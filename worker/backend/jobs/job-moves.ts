import type { JOB_STATUSES } from '../../../src/contracts/enums.ts';
import type { JobRecord } from './save-jobs.ts';

export type JobStatus = keyof typeof JOB_STATUSES;

/** What may follow a job's state. An archived one stays so: import it anew under another fid. */
export const ALLOWED_JOB_MOVES: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  draft: ['open', 'archived'],
  open: ['closed', 'archived'],
  closed: ['open', 'archived'],
  archived: [],
};

/** Why a job cannot go from one state to another, as a sentence; undefined where it can. */
export const moveProblem = (from: JobStatus, to: JobStatus): string | undefined => {
  const allowed = ALLOWED_JOB_MOVES[from];
  if (from === to || allowed.includes(to)) return undefined;
  return allowed.length === 0
    ? `It is ${from} and stays so.`
    : `It is ${from} and cannot become ${to}. It can become: ${allowed.join(', ')}.`;
};

/** What keeps a job from being open, by the field that is to be put right. */
export const publishProblems = (
  job: Pick<
    JobRecord,
    'validThrough' | 'publishedAt' | 'locations' | 'remoteCountryCodes' | 'workplace'
  > & { readonly descriptionPlain: string },
  now: number,
): {
  field: 'validThrough' | 'publishedAt' | 'locations' | 'descriptionHtml';
  message: string;
}[] => {
  const problems: ReturnType<typeof publishProblems> = [];
  if (job.validThrough !== null && job.validThrough <= now) {
    problems.push({
      field: 'validThrough',
      message: 'It has passed. Give the job a later end, or leave it closed.',
    });
  }
  if (job.publishedAt !== null && job.publishedAt > now) {
    problems.push({
      field: 'publishedAt',
      message: 'It is in the future. Leave the job a draft until then.',
    });
  }
  if (
    job.locations.length === 0 &&
    !(job.workplace === 'remote' && job.remoteCountryCodes.length)
  ) {
    problems.push({
      field: 'locations',
      message:
        'An open job needs a place; a remote one a place or remoteCountryCodes, where it may be done.',
    });
  }
  if (job.descriptionPlain === '') {
    problems.push({
      field: 'descriptionHtml',
      message: 'No text is left of it. Describe the job.',
    });
  }
  return problems;
};
