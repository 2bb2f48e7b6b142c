import type { JOB_STATUSES } from '../../../src/contracts/enums.ts';

export type JobStatus = keyof typeof JOB_STATUSES;

/** What may follow a job's state. An archived one stays so: import it anew under another fid. */
const ALLOWED_JOB_MOVES: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
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
