import {
  type ApplicationStatus,
  CONTACT_KINDS,
  RECOMMENDATIONS,
} from '../../src/contracts/enums.ts';
import { SIGN_IN_MINUTES, WITHDRAWN_DAYS } from '../../src/contracts/lifetimes.ts';
import { type Block, line, type MailContent } from './blocks.ts';
import { formatGreeting, withoutLinks } from './strangers-words.ts';

/** Every mail of the site. URLs are absolute; times are Unix milliseconds. */

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const day = (ms: number) => dayFormat.format(ms);
const greeting = (name: string): Block => ({ text: [formatGreeting(name)] });
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The data of an application in mails. */
export interface MailedApplication {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly submittedAt: number;
  readonly jobTitle: string;
  /** null if the employer is not to be named. */
  readonly employer: string | null;
  readonly jobUrl: string;
}

const jobFacts = ({ jobTitle, employer, submittedAt }: MailedApplication): Block => ({
  facts: [
    ['Job', jobTitle],
    ['Employer', employer],
    ['Received', day(submittedAt)],
  ],
});

const BECAUSE_APPLIED = (siteName: string) =>
  `somebody applied with this address at ${siteName}; if that was not you, just leave it`;
const BECAUSE_OPERATOR = () => 'MAIL_OPERATOR names your address';

export const applicationReceived = (
  application: MailedApplication,
  accountUrl: string,
): MailContent => ({
  subject: line`We have your application: ${application.jobTitle}`,
  heading: 'We have your application',
  blocks: [
    greeting(application.firstName),
    {
      text: ['Thank you for applying. We’ll read your application and write to you either way.'],
    },
    jobFacts(application),
    { button: { label: 'See where it stands', url: accountUrl } },
    { note: ['You can withdraw it there at any time. To ask something, reply to this mail.'] },
  ],
  because: BECAUSE_APPLIED,
});

export const applicationReceivedNotice = (application: MailedApplication): MailContent => ({
  subject: line`New application: ${application.jobTitle}`,
  heading: 'A new application',
  blocks: [
    {
      facts: [
        ['Applicant', `${application.firstName} ${application.lastName}`],
        ['Email', application.email],
        ['Job', application.jobTitle],
        ['Application', application.id],
      ],
    },
    { button: { label: 'Open the job', url: application.jobUrl } },
    { note: ['To answer the applicant, reply to this mail.'] },
  ],
  because: BECAUSE_OPERATOR,
});

interface Move {
  readonly subject: (jobTitle: string) => MailContent['subject'];
  readonly heading: string;
  readonly words: readonly string[];
}

/** Personal, friendly wording. `submitted` is confirmed by its own mail. */
const MOVES: Readonly<Partial<Record<ApplicationStatus, Move>>> = {
  shortlisted: {
    subject: (job) => line`You are on the shortlist: ${job}`,
    heading: 'You are on the shortlist',
    words: [
      'Good news: your application stood out, and it goes on to the next round.',
      'There is nothing you need to do now. We will be in touch about what comes next.',
    ],
  },
  interviewing: {
    subject: (job) => line`The next step is a talk: ${job}`,
    heading: 'We would like to talk with you',
    words: [
      'Your application made us curious. The next step is an interview.',
      'We will write or call to find a time that suits you.',
    ],
  },
  offered: {
    subject: (job) => line`There is an offer for you: ${job}`,
    heading: 'There is an offer for you',
    words: [
      'Congratulations: you are to be offered the job.',
      'We will go through the details with you in person. Take the time you need to decide.',
    ],
  },
  hired: {
    subject: (job) => line`You have the job: ${job}`,
    heading: 'You have the job',
    words: ['Congratulations, and a very good start. It was a pleasure to have you on our roll.'],
  },
  unsuccessful: {
    subject: (job) => line`About your application: ${job}`,
    heading: 'This one did not work out',
    words: [
      'Thank you for the time and thought that you put into your application. This time the choice fell on somebody else.',
      'We know that this is not what you hoped to read. It is about this one job and says little about the next.',
    ],
  },
  withdrawn: {
    subject: (job) => line`Your application is withdrawn: ${job}`,
    heading: 'Your application is withdrawn',
    words: [
      `Nobody will consider it any further. In ${WITHDRAWN_DAYS} days we delete it, your resume with it.`,
      'If that was not what you wanted, reply to this mail, or apply again.',
    ],
  },
};

/** undefined for a state that needs no mail. */
export const applicationMoved = (
  application: MailedApplication,
  status: ApplicationStatus,
  urls: { readonly account: string; readonly jobs: string },
): MailContent | undefined => {
  const move = MOVES[status];
  const isOver = status === 'unsuccessful' || status === 'withdrawn';
  return (
    move && {
      subject: move.subject(application.jobTitle),
      heading: move.heading,
      blocks: [
        greeting(application.firstName),
        ...move.words.map((words) => ({ text: [words] })),
        jobFacts(application),
        {
          button: isOver
            ? { label: 'See open jobs', url: urls.jobs }
            : { label: 'See your application', url: urls.account },
        },
      ],
      because: BECAUSE_APPLIED,
    }
  );
};

export const applicationWithdrawnNotice = (application: MailedApplication): MailContent => ({
  subject: line`Withdrawn: ${application.firstName} ${application.lastName}, ${application.jobTitle}`,
  heading: 'An application was withdrawn',
  blocks: [
    {
      facts: [
        ['Applicant', `${application.firstName} ${application.lastName}`],
        ['Job', application.jobTitle],
        ['Application', application.id],
      ],
    },
    {
      note: [
        `Please stop considering it. In ${WITHDRAWN_DAYS} days it is deleted, its resume with it.`,
      ],
    },
  ],
  because: BECAUSE_OPERATOR,
});

/** Names the referrer; of the hired candidate it has only the application's id. */
export const referredHiredNotice = (
  application: MailedApplication,
  referral: { readonly name: string; readonly email: string },
): MailContent => ({
  subject: line`To be thanked: ${referral.name}, for ${application.jobTitle}`,
  heading: 'A referred candidate was hired',
  blocks: [
    {
      facts: [
        ['Referred by', referral.name],
        ['Email', referral.email],
        ['Job', application.jobTitle],
        ['Application', application.id],
      ],
    },
    {
      note: [
        'They agreed to be contacted when a referred candidate is hired. Your reply to this mail goes to them.',
      ],
    },
  ],
  because: BECAUSE_OPERATOR,
});

export const magicLink = (url: string, siteName: string): MailContent => ({
  subject: line`Sign in to ${siteName}`,
  heading: 'Your sign-in link',
  blocks: [
    { text: ['Press the button to sign in and see your applications.'] },
    { button: { label: 'Sign in', url } },
    {
      note: [
        `The link works once, and for ${SIGN_IN_MINUTES} minutes. Open it in the browser that you asked with: another one asks for the code that is shown there. If you did not ask for it, leave it: without this mail nobody gets in.`,
      ],
    },
  ],
  because: () => 'somebody asked to sign in with this address',
});

/** The data of a reviewer's grant in mails. */
export interface MailedGrant {
  readonly reviewerName: string;
  /** Number of applications in it. */
  readonly granted: number;
  /** Number of them whose reviews are open. */
  readonly waiting: number;
  readonly jobTitles: readonly string[];
  readonly expiresAt: number;
  readonly url: string;
}

const reviewLink = ({ url, expiresAt }: MailedGrant): Block[] => [
  { button: { label: 'Open the applications', url } },
  {
    note: [
      `The link works until ${day(expiresAt)}. It is yours alone and opens personal data: please do not pass it on.`,
    ],
  },
];

const BECAUSE_REVIEWER = (siteName: string) => `${siteName} asked you to review applications`;

export const reviewInvited = (grant: MailedGrant): MailContent => ({
  subject: [
    grant.waiting > 0 ? 'Applications for you to review' : 'A new link to what you reviewed',
  ],
  heading: grant.waiting > 0 ? 'We would like your opinion' : 'Your new link',
  blocks: [
    { text: line`Hello ${grant.reviewerName},` },
    {
      text:
        grant.waiting > 0
          ? line`we would like to know what you think of ${count(grant.waiting, 'application')} for ${grant.jobTitles.join(', ')}.`
          : line`here is a new link to ${count(grant.granted, 'application')} for ${grant.jobTitles.join(', ')}. We have your answer to all of it; nothing more is asked of you.`,
    },
    ...reviewLink(grant),
  ],
  because: BECAUSE_REVIEWER,
});

export const reviewReminded = (grant: MailedGrant): MailContent => ({
  subject: line`${count(grant.waiting, 'review')} still open, until ${day(grant.expiresAt)}`,
  heading: 'A few days left',
  blocks: [
    { text: line`Hello ${grant.reviewerName},` },
    {
      text: line`your link ends soon, and ${count(grant.waiting, 'review')} for ${grant.jobTitles.join(', ')} can still be given.`,
    },
    ...reviewLink(grant),
  ],
  because: BECAUSE_REVIEWER,
});

export const reviewSubmittedNotice = (
  application: MailedApplication,
  review: {
    readonly reviewerName: string;
    readonly recommendation: keyof typeof RECOMMENDATIONS | null;
  },
): MailContent => ({
  subject: line`Review by ${review.reviewerName}: ${application.jobTitle}`,
  heading: review.recommendation ? 'A review is in' : 'A review was declined',
  blocks: [
    {
      facts: [
        ['Reviewer', review.reviewerName],
        ['Recommendation', review.recommendation && RECOMMENDATIONS[review.recommendation]],
        ['Applicant', `${application.firstName} ${application.lastName}`],
        ['Job', application.jobTitle],
        ['Application', application.id],
      ],
    },
  ],
  because: BECAUSE_OPERATOR,
});

export interface MailedContactRequest {
  readonly id: string;
  readonly kind: keyof typeof CONTACT_KINDS;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly service: string | null;
  readonly message: string;
}

export const contactCopy = (request: MailedContactRequest): MailContent => ({
  subject: ['We have your message'],
  heading: 'We have your message',
  blocks: [
    greeting(request.name),
    {
      text: ['Thank you for writing. We’ll read your message and reply. This is what reached us:'],
    },
    { quote: withoutLinks(request.message) },
    {
      note: ['Web addresses are shown with brackets, so that this copy has no clickable links.'],
    },
  ],
  because: (siteName) =>
    `somebody wrote to ${siteName} with this address; if that was not you, just leave it`,
});

export const contactNotice = (request: MailedContactRequest): MailContent => ({
  subject: line`${CONTACT_KINDS[request.kind]}: ${request.company || request.name} asks to be contacted`,
  heading: 'A new contact request',
  blocks: [
    {
      facts: [
        ['About', CONTACT_KINDS[request.kind]],
        ['Name', request.name],
        ['Email', request.email],
        ['Phone', request.phone],
        ['Company', request.company],
        ['Service', request.service],
      ],
    },
    { quote: request.message },
    { note: ['To answer, reply to this mail.'] },
  ],
  because: BECAUSE_OPERATOR,
});

export const referralCreated = (name: string, url: string): MailContent => ({
  subject: ['Your link for referring a friend'],
  heading: 'Your referral link',
  blocks: [
    greeting(name),
    {
      text: [
        'Share this link with anyone who should know about our jobs. When they apply through it, we know to thank you.',
      ],
    },
    { button: { label: 'Open jobs, with your link', url } },
  ],
  because: (siteName) =>
    `somebody made a referral link with this address at ${siteName}; if that was not you, just leave it`,
});
