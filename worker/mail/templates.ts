import {
  type ApplicationStatus,
  CONTACT_KINDS,
  RECOMMENDATIONS,
} from '../../src/contracts/enums.ts';
import {
  MAILED_RECEIPT_DAYS,
  SIGN_IN_MINUTES,
  WITHDRAWN_DAYS,
} from '../../src/contracts/lifetimes.ts';
import { REPORT_REASONS, type ReportReason } from '../../src/contracts/site/job-report.ts';
import { formatAnswerDays } from '../../src/lib/content/answer-days.ts';
import { type Block, line, type MailContent } from './blocks.ts';
import { formatGreeting, withoutLinks } from './untrusted-text.ts';

/** Every mail the site sends. URLs are absolute; times are Unix milliseconds. */

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const day = (ms: number) => dayFormat.format(ms);
const greeting = (name: string): Block => ({ text: [formatGreeting(name)] });
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The application data that mails use. */
export interface MailedApplication {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly submittedAt: number;
  readonly jobTitle: string;
  /** The employer's name; null if it must stay hidden. */
  readonly employer: string | null;
  readonly jobUrl: string;
  /** The number of earlier versions, sent from the same address for the same job. */
  readonly earlier: number;
}

const jobFacts = ({ jobTitle, employer, submittedAt }: MailedApplication): Block => ({
  facts: [
    ['Job', jobTitle],
    ['Employer', employer],
    ['Received', day(submittedAt)],
  ],
});

/** A command of `npm run ops` for this site, for operators to copy. */
const opsCommand = (siteUrl: string, label: string, args: string): Block => ({
  command: { label, line: `npm run ops -- ${args} --url ${siteUrl}` },
});
const openApplication = (siteUrl: string, id: string) =>
  opsCommand(siteUrl, 'To see the application', `applications show ${id}`);
const viewJob = ({ jobUrl }: MailedApplication): Block => ({
  button: { label: 'View job', url: jobUrl },
});

const BECAUSE_APPLIED = (siteName: string) =>
  `someone applied for a job at ${siteName} with this address. If it wasn’t you, you can ignore it`;
const BECAUSE_OPERATOR = () =>
  'this address receives the site’s notices (MAIL_OPERATOR, otherwise the email address in the site settings)';

export const applicationReceived = (
  application: MailedApplication,
  receiptUrl: string,
  answerDays: number,
): MailContent => ({
  subject: line`We’ve received your application: ${application.jobTitle}`,
  heading: 'We’ve received your application',
  blocks: [
    greeting(application.firstName),
    {
      text: [
        `Thank you for applying. Your application goes to one of our recruiters first, then to the employer. You’ll hear from us within ${formatAnswerDays(answerDays)}, whatever the outcome.`,
      ],
    },
    jobFacts(application),
    { button: { label: 'See your application', url: receiptUrl } },
    {
      note: [
        `There you can follow your application, replace your resume until somebody reads it, and withdraw at any time. The link works for ${MAILED_RECEIPT_DAYS} days. It opens what you sent without a password, so please don’t forward this email. If you have a question, reply to it.`,
      ],
    },
  ],
  because: BECAUSE_APPLIED,
});

export const applicationReceivedNotice = (
  application: MailedApplication,
  siteUrl: string,
): MailContent => ({
  subject: line`New application: ${application.jobTitle}`,
  heading: 'New application',
  blocks: [
    {
      facts: [
        ['Applicant', `${application.firstName} ${application.lastName}`],
        ['Email', application.email],
        ['Job', application.jobTitle],
        ['Application', application.id],
        ['Version', application.earlier > 0 ? String(application.earlier + 1) : null],
      ],
    },
    viewJob(application),
    openApplication(siteUrl, application.id),
    { note: ['Reply to this email to contact the applicant.'] },
  ],
  because: BECAUSE_OPERATOR,
});

/** An alert about the site itself. The first sentence of `message` is the subject. */
export const operatorAlert = (siteUrl: string, message: string): MailContent => ({
  subject: line`${new URL(siteUrl).host}: ${message.split('. ', 1).join('')}`,
  heading: 'Alert',
  blocks: [
    { text: [message] },
    opsCommand(siteUrl, 'To list the current alerts', 'alerts'),
    { note: ['While a problem lasts, its alert is sent once a day.'] },
  ],
  because: () => 'this address receives the site’s alerts (ALERT_EMAIL, otherwise MAIL_OPERATOR)',
});

/** How an application's move is reported to the candidate. */
export interface MailedMove {
  readonly status: ApplicationStatus;
  /** Whether the application had been unsuccessful. */
  readonly reopened?: boolean | undefined;
  /** The operator's own text, which replaces our text about the status. */
  readonly message?: string | undefined;
}

interface Move {
  readonly subject: (jobTitle: string) => MailContent['subject'];
  readonly heading: string;
  readonly words: readonly string[];
  /** Small print that no text of an operator replaces. */
  readonly note?: string;
}

/**
 * The mails about status changes, in a personal and friendly tone. An application becomes
 * `submitted` again only if it is reopened; the first time is confirmed by a separate mail.
 */
const MOVES: Readonly<Record<ApplicationStatus, Move>> = {
  submitted: {
    subject: (job) => line`We’re considering your application again: ${job}`,
    heading: 'We’re considering your application again',
    words: ['You don’t need to do anything now. We’ll be in touch, whatever the outcome.'],
  },
  shortlisted: {
    subject: (job) => line`You’ve been shortlisted: ${job}`,
    heading: 'You’ve been shortlisted',
    words: [
      'Good news: your application stood out and has moved to the next round.',
      'You don’t need to do anything now. We’ll be in touch about the next step.',
    ],
  },
  interviewing: {
    subject: (job) => line`Let’s arrange an interview: ${job}`,
    heading: 'We’d like to interview you',
    words: [
      'We enjoyed reading your application and would like to meet you.',
      'We’ll write or call to find a time that suits you.',
    ],
  },
  offered: {
    subject: (job) => line`You have an offer: ${job}`,
    heading: 'You have an offer',
    words: [
      'Congratulations! We’d like to offer you this job.',
      'We’ll go through the details with you in person. Take the time you need to decide.',
    ],
  },
  hired: {
    subject: (job) => line`You got the job: ${job}`,
    heading: 'You got the job',
    words: [
      'Congratulations! We wish you every success in your new job. It was a pleasure working with you.',
    ],
  },
  unsuccessful: {
    subject: (job) => line`About your application: ${job}`,
    heading: 'It didn’t work out this time',
    words: [
      'Thank you for the time and thought you put into your application. This time the employer chose another candidate.',
      'We know this isn’t the news you were hoping for. It was a decision about one job, not about you, and we’d be glad to see you apply again.',
    ],
  },
  withdrawn: {
    subject: (job) => line`You withdrew your application: ${job}`,
    heading: 'You withdrew your application',
    words: [
      'We won’t consider your application any further.',
      'Changed your mind? Reply to this email, or apply again.',
    ],
    note: `After ${WITHDRAWN_DAYS} days, we’ll delete your application and the resume you sent with it.`,
  },
};

const REOPENED = 'We’ve reopened your application. Please disregard our earlier email about it.';

/** An operator's text, as a block for each of its paragraphs. */
const paragraphs = (message: string): Block[] =>
  message
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ written: paragraph.trim() }));

/** The mail about an application's new status. */
export const applicationMoved = (
  application: MailedApplication,
  { status, reopened = false, message = '' }: MailedMove,
  urls: { readonly receipt: string; readonly jobs: string },
): MailContent => {
  const { subject, heading, words, note } = MOVES[status];
  const isOver = status === 'unsuccessful' || status === 'withdrawn';
  const ours = [...(reopened ? [REOPENED] : []), ...words].map((text): Block => ({ text: [text] }));
  return {
    subject: subject(application.jobTitle),
    heading,
    blocks: [
      greeting(application.firstName),
      ...(message ? paragraphs(message) : ours),
      jobFacts(application),
      {
        button: isOver
          ? { label: 'See open jobs', url: urls.jobs }
          : { label: 'See your application', url: urls.receipt },
      },
      ...(note ? [{ note: [note] }] : []),
    ],
    because: BECAUSE_APPLIED,
  };
};

export const applicationWithdrawnNotice = (
  application: MailedApplication,
  siteUrl: string,
): MailContent => ({
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
    viewJob(application),
    openApplication(siteUrl, application.id),
    {
      note: [
        `Please don’t consider this application any further. It will be deleted after ${WITHDRAWN_DAYS} days, along with the attached resume.`,
      ],
    },
  ],
  because: BECAUSE_OPERATOR,
});

/**
 * Tells operators that a referred candidate was hired. Gives the referrer's name, but identifies
 * the candidate only by the application's id.
 */
export const referredHiredNotice = (
  application: MailedApplication,
  referral: { readonly name: string; readonly email: string },
  siteUrl: string,
): MailContent => ({
  subject: line`Thank a referrer: ${referral.name}, ${application.jobTitle}`,
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
    viewJob(application),
    openApplication(siteUrl, application.id),
    {
      note: [
        'The referrer agreed to be contacted when someone they referred is hired. Reply to this email to contact them.',
      ],
    },
  ],
  because: BECAUSE_OPERATOR,
});

export const magicLink = (url: string, siteName: string): MailContent => ({
  subject: line`Sign in to ${siteName}`,
  heading: 'Your sign-in link',
  blocks: [
    { text: ['Use this link to sign in and see your applications.'] },
    { button: { label: 'Sign in', url } },
    {
      note: [
        `The link works once and expires in ${SIGN_IN_MINUTES} minutes. Open it in the browser you requested it from. In any other browser, you’ll need to enter the code shown in the original one. If you didn’t ask for this link, you can ignore this email: nobody can open your account without the link.`,
      ],
    },
  ],
  because: () => 'someone asked to sign in with this address',
});

/** The data from a reviewer's grant that mails use. */
export interface MailedGrant {
  readonly reviewerName: string;
  /** The number of applications in the grant. */
  readonly granted: number;
  /** The number of applications in the grant that can still be reviewed. */
  readonly waiting: number;
  readonly jobTitles: readonly string[];
  readonly expiresAt: number;
  readonly url: string;
}

const reviewLink = ({ url, expiresAt }: MailedGrant): Block[] => [
  { button: { label: 'View applications', url } },
  {
    note: [
      `The link works until ${day(expiresAt)}. It gives access to personal data, so please don’t share it.`,
    ],
  },
];

const BECAUSE_REVIEWER = (siteName: string) => `${siteName} asked you to review applications`;

export const reviewInvited = (grant: MailedGrant): MailContent => ({
  subject: [grant.waiting > 0 ? 'Applications for you to review' : 'A new link to your reviews'],
  heading: grant.waiting > 0 ? 'We’d like your opinion' : 'Your new link',
  blocks: [
    { text: line`Hello ${grant.reviewerName},` },
    {
      text:
        grant.waiting > 0
          ? line`We’d like to know what you think of ${count(grant.waiting, 'application')} for ${grant.jobTitles.join(', ')}.`
          : line`Here is a new link to ${count(grant.granted, 'application')} for ${grant.jobTitles.join(', ')}. There’s nothing left for you to review.`,
    },
    ...reviewLink(grant),
  ],
  because: BECAUSE_REVIEWER,
});

export const reviewReminded = (grant: MailedGrant): MailContent => ({
  subject: line`${count(grant.waiting, 'review')} due by ${day(grant.expiresAt)}`,
  heading: 'A few days left to review',
  blocks: [
    { text: line`Hello ${grant.reviewerName},` },
    {
      text: line`Your link expires soon. You can still submit ${count(grant.waiting, 'review')} for ${grant.jobTitles.join(', ')}.`,
    },
    ...reviewLink(grant),
  ],
  because: BECAUSE_REVIEWER,
});

export const reviewSubmittedNotice = (
  application: MailedApplication,
  review: {
    readonly reviewerName: string;
    readonly declined: boolean;
    readonly recommendation: keyof typeof RECOMMENDATIONS | null;
  },
  siteUrl: string,
): MailContent => ({
  subject: review.declined
    ? line`Review declined by ${review.reviewerName}: ${application.jobTitle}`
    : line`Review by ${review.reviewerName}: ${application.jobTitle}`,
  heading: review.declined ? 'Review declined' : 'New review',
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
    viewJob(application),
    openApplication(siteUrl, application.id),
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
  subject: ['We’ve received your message'],
  heading: 'We’ve received your message',
  blocks: [
    greeting(request.name),
    {
      text: [
        'Thank you for getting in touch. We’ll read your message and reply. Here is what you sent:',
      ],
    },
    { quote: withoutLinks(request.message) },
    {
      note: [
        'For your security, we’ve added brackets to web addresses so that they can’t be clicked.',
      ],
    },
  ],
  because: (siteName) =>
    `someone wrote to ${siteName} with this address. If it wasn’t you, you can ignore it`,
});

export const contactNotice = (request: MailedContactRequest, siteUrl: string): MailContent => ({
  subject: line`${CONTACT_KINDS[request.kind]}: ${request.company || request.name} would like to hear from you`,
  heading: 'New contact request',
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
    opsCommand(siteUrl, 'To mark it as handled', `contacts handle ${request.id}`),
    { note: ['If you reply to this email, your reply goes to the person who sent the request.'] },
  ],
  because: BECAUSE_OPERATOR,
});

/** The data about a reported job that the operators are mailed. */
export interface MailedReport {
  readonly fid: string;
  readonly title: string;
  readonly reason: ReportReason;
  /** The number of reports of the job that are not resolved. */
  readonly open: number;
  /** The URL of the job's page; null if it no longer has one. */
  readonly jobUrl: string | null;
}

/** Leaves out what the visitor wrote, and their address: both stay where they can be erased. */
export const jobReported = (report: MailedReport, siteUrl: string): MailContent => ({
  subject: line`Job reported: ${report.title}`,
  heading: 'A visitor reported a job',
  blocks: [
    {
      facts: [
        ['Job', report.title],
        ['Reason', REPORT_REASONS[report.reason]],
        ['Open reports', String(report.open)],
      ],
    },
    ...(report.jobUrl ? [{ button: { label: 'View job', url: report.jobUrl } }] : []),
    opsCommand(siteUrl, 'To read the reports', `reports list --job ${report.fid} --state new`),
    {
      note: [
        'However often a job is reported, we write at most once a day about it, until you resolve its reports.',
      ],
    },
  ],
  because: BECAUSE_OPERATOR,
});

/** The jobs that a visitor saved, those that are still open first. */
export const savedJobs = (
  jobs: readonly {
    readonly title: string;
    readonly path: string;
    readonly employer: string | null;
    readonly isOpen: boolean;
  }[],
  siteUrl: string,
): MailContent => {
  const list = (isOpen: boolean): Block[] => {
    const links = jobs
      .filter((job) => job.isOpen === isOpen)
      .map(({ title, path, employer }) => ({
        label: title,
        url: `${siteUrl}${path}`,
        details: [employer, isOpen ? '' : 'Closed'].filter(Boolean).join(', '),
      }));
    return links.length > 0 ? [{ links }] : [];
  };
  return {
    subject: [`Your ${count(jobs.length, 'saved job')}`],
    heading: 'Your saved jobs',
    blocks: [...list(true), ...list(false)],
    because: (siteName) =>
      `someone asked ${siteName} to send these jobs to this address. If it wasn’t you, you can ignore it: we won’t write again`,
  };
};

export const referralCreated = (name: string, url: string): MailContent => ({
  subject: ['Your referral link'],
  heading: 'Your referral link',
  blocks: [
    greeting(name),
    {
      text: [
        'Share this link with anyone who might be interested in our jobs. If they apply within 30 days of opening it and are hired, we’ll write to thank you.',
      ],
    },
    { button: { label: 'View your link', url } },
  ],
  because: (siteName) =>
    `someone created a referral link at ${siteName} with this address. If it wasn’t you, you can ignore it`,
});
