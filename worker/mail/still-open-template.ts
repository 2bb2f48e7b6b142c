import { VACANCIES_LINK_DAYS } from '../../src/contracts/lifetimes.ts';
import { plural } from '../../src/lib/words/format.ts';
import type { Block, MailContent } from './blocks.ts';
import { formatGreeting } from './untrusted-text.ts';

/** Asks an employer's contact whether jobs are still open. URLs are absolute. */
export const stillOpen = (
  name: string,
  jobs: Extract<Block, { links: unknown }>['links'],
  page: string,
): MailContent => {
  const isOne = jobs.length === 1;
  return {
    subject: [isOne ? 'Is your job still open?' : `Are your ${jobs.length} jobs still open?`],
    heading: isOne ? 'Is this job still open?' : 'Are these jobs still open?',
    blocks: [
      { text: [formatGreeting(name)] },
      {
        text: [
          `One click ${isOne ? '' : 'per job '}is enough. We show applicants when a job was last confirmed, and they prefer jobs that were. If we don’t hear from you within a week or two, we’ll list ${isOne ? 'it' : 'them'} below others.`,
        ],
      },
      { links: jobs },
      { button: { label: `Answer for ${plural(jobs.length, 'job')}`, url: page } },
      {
        note: [
          `The link works for ${VACANCIES_LINK_DAYS} days, without a password, so please don’t forward this email. If somebody else should answer, or you don’t want to be asked, reply to this email.`,
        ],
      },
    ],
    because: (siteName) => `you are named as the contact for these jobs at ${siteName}`,
  };
};
