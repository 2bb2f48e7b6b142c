import type { JOB_STATUSES } from '../../../src/contracts/enums.ts';

export type JobStatus = keyof typeof JOB_STATUSES;

/**
 * The states that each state can change to. An archived job cannot be reopened; it must be imported
 * again under another fid.
 */
const ALLOWED_JOB_MOVES: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  draft: ['open', 'archived'],
  open: ['closed', 'archived'],
  closed: ['open', 'archived'],
  archived: [],
};

/**
 * Explains in one sentence why a job cannot change from one state to another; undefined if it can.
 */
export const moveProblem = (from: JobStatus, to: JobStatus): string | undefined => {
  const allowed = ALLOWED_JOB_MOVES[from];
  if (from === to || allowed.includes(to)) return undefined;
  return allowed.length === 0
    ? `The job is ${from} and cannot change.`
    : `The job is ${from} and cannot become ${to}. It can become: ${allowed.join(', ')}.`;
};
