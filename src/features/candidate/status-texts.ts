import type { CandidateApplication } from '../../contracts/application.ts';
import { type ApplicationStatus, ENDED_STATUSES } from '../../contracts/enums.ts';

/** The label and the explanation of each status, as shown to the applicant. */
export const STATUS_TEXTS: Readonly<
  Record<ApplicationStatus, { readonly label: string; readonly meaning: string }>
> = {
  submitted: {
    label: 'Received',
    meaning:
      'We’ve received your application. It goes to one of our recruiters first, then to the employer.',
  },
  shortlisted: { label: 'Shortlisted', meaning: 'The employer would like to know more about you.' },
  interviewing: { label: 'Interviewing', meaning: 'You’re talking with the employer.' },
  offered: { label: 'Offer made', meaning: 'You have an offer: check your email.' },
  hired: { label: 'Hired', meaning: 'The job is yours. Congratulations!' },
  unsuccessful: {
    label: 'Not this time',
    meaning: 'The employer chose another candidate. Thank you for your time and effort.',
  },
  withdrawn: {
    label: 'Withdrawn',
    meaning: 'You withdrew this application. We’ll delete it after 30 days.',
  },
};

/** True if the application has ended, so that it can no longer be withdrawn. */
export const hasEnded = (status: ApplicationStatus): boolean => ENDED_STATUSES.includes(status);

/** Lists the statuses that an application has had, earliest first, with their dates (ISO 8601). */
export const statusHistory = ({
  statusAt,
}: Pick<CandidateApplication, 'statusAt'>): { label: string; at: string }[] =>
  Object.entries(statusAt)
    .filter((entry): entry is [ApplicationStatus, string] => entry[0] in STATUS_TEXTS)
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([status, at]) => ({ label: STATUS_TEXTS[status].label, at }));
