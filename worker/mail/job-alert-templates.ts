import { UNCONFIRMED_ALERT_DAYS } from '../../src/contracts/lifetimes.ts';
import { plural } from '../../src/lib/words/format.ts';
import { type Block, line, type MailContent } from './blocks.ts';

/** The mails about job alerts. URLs are absolute. */

/** A job as a mail lists it. */
export interface MailedJob {
  readonly title: string;
  readonly url: string;
  /** The employer, the places and the pay. */
  readonly details: string;
}

/** The new jobs of one alert. */
export interface MailedAlert {
  /** The search's name, such as `Nurse jobs in London`. */
  readonly name: string;
  readonly jobs: readonly MailedJob[];
  /** The number of new jobs that are not listed. */
  readonly more: number;
  /** Whether there may be more than that. */
  readonly isMany: boolean;
  /** The search, newest jobs first. */
  readonly url: string;
}

const BECAUSE_REQUESTED = (siteName: string) =>
  `someone asked for job emails from ${siteName} with this address`;

/** Contains nothing that the person who asked has typed: the address may be another person’s. */
export const jobAlertConfirm = (page: string, siteName: string, isKnown: boolean): MailContent => ({
  subject: isKnown ? ['Confirm your new job alert'] : ['Confirm your job alert'],
  heading: isKnown ? 'One more job alert' : 'Please confirm your job alert',
  blocks: [
    {
      text: isKnown
        ? ['You asked for another job alert. We’ll start sending it once you confirm it.']
        : line`You asked us to email you new jobs from ${siteName}. We’ll start once you confirm that you want them.`,
    },
    { button: { label: 'See and confirm', url: page } },
    {
      note: [
        `You can confirm within ${UNCONFIRMED_ALERT_DAYS} days, and change or stop your alerts there at any time. If you didn’t ask for this, ignore this email, and nothing will be sent.`,
      ],
    },
  ],
  because: BECAUSE_REQUESTED,
});

/** To an address whose alerts are all confirmed. `max`: how many it may have. */
export const jobAlertKnown = (page: string, max: number): MailContent => ({
  subject: ['You already have this job alert'],
  heading: 'Nothing to confirm',
  blocks: [
    {
      text: [
        `You asked for a job alert that you already have, or you have ${max} alerts, which is the most for one address. Here you can change or stop them.`,
      ],
    },
    { button: { label: 'Change or stop your alerts', url: page } },
  ],
  because: BECAUSE_REQUESTED,
});

const formatMore = ({ jobs, more, isMany }: MailedAlert): string => {
  const number = isMany ? `more than ${more}` : String(more);
  if (jobs.length === 0) return `See ${number} new ${more === 1 ? 'job' : 'jobs'}`;
  return `See ${number} more`;
};

const alertBlocks = (alert: MailedAlert, isOnly: boolean): Block[] => [
  ...(isOnly ? [] : [{ text: line`${alert.name}` }]),
  ...(alert.jobs.length > 0
    ? [{ links: alert.jobs.map(({ title, ...job }) => ({ label: title, ...job })) }]
    : []),
  ...(alert.more > 0 ? [{ button: { label: formatMore(alert), url: alert.url } }] : []),
];

/** New jobs for one or several alerts of an address. `page`: the page where they are changed. */
export const jobAlert = (alerts: readonly MailedAlert[], page: string): MailContent => {
  const [first, ...others] = alerts;
  const isOnly = first !== undefined && others.length === 0;
  const total = alerts.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0);
  const count = `${plural(total, 'new job')}`;
  return {
    subject: isOnly ? line`${count}: ${first.name}` : [`${count} for your alerts`],
    heading: isOnly ? first.name : 'New jobs for you',
    blocks: [
      ...(isOnly ? [{ text: [`${count} since our last email.`] }] : []),
      ...alerts.flatMap((alert) => alertBlocks(alert, isOnly)),
      { button: { label: 'Change or stop your alerts', url: page } },
    ],
    because: (siteName) => `you confirmed a job alert at ${siteName}`,
  };
};

/** Asks an address that has not used its link for a year. `days`: when its alerts end otherwise. */
export const jobAlertAsk = (page: string, days: number): MailContent => ({
  subject: ['Do you still want our job emails?'],
  heading: 'Do you still want our job emails?',
  blocks: [
    {
      text: [
        `It’s been a year since you last changed your job alerts. If they’re still useful, let us know. Otherwise, we’ll stop in ${days} days and delete your address.`,
      ],
    },
    { button: { label: 'Keep or stop your alerts', url: page } },
  ],
  because: (siteName) => `you confirmed a job alert at ${siteName}`,
});
