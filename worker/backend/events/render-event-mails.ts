import type { D1Database } from '@cloudflare/workers-types';
import { SIGN_IN_MINUTES } from '../../../src/contracts/lifetimes.ts';
import type { SiteFrame } from '../../../src/lib/content/site-frame.ts';
import { jobsPath, receiptPath, signInPath } from '../../../src/routes/hrefs.ts';
import type { MailContent } from '../../mail/blocks.ts';
import { renderMail } from '../../mail/render-mail.ts';
import * as templates from '../../mail/templates.ts';
import type { NewMail, Template } from '../outbox/write-mails.ts';
import { signReceiptLink } from '../receipts/receipt-link.ts';
import { findMailedJobs } from '../saved-jobs/find-mailed-jobs.ts';
import {
  findMailedApplication,
  findMailedContactRequest,
  findMailedGrant,
  findMailedReferral,
  findMailedReview,
} from './mailed-records.ts';
import type { EventKind, EventPayloads } from './record-event.ts';

export interface MailContext {
  readonly db: D1Database;
  /** The database of jobs. */
  readonly jobs: D1Database;
  readonly siteUrl: string;
  /** The sender's name and colours, and the response time promised to applicants. */
  readonly frame: Pick<SiteFrame, 'name' | 'colors' | 'answerDays'>;
  /** The operators' email address. */
  readonly operator: string;
  /** The current time, in Unix milliseconds. */
  readonly now: number;
  /** The time of the event, in Unix milliseconds. */
  readonly at: number;
}

type Draft = Omit<NewMail, 'subject' | 'text' | 'html'> & { readonly content: MailContent };

/** An email to a visitor; replies go to the operators. */
const createVisitorMail = (
  { operator }: MailContext,
  template: Template,
  recipient: string,
  about: string | null,
  content: MailContent,
): Draft => ({ template, recipient, replyTo: operator, about, content });

/** An email to the operators; replies go to the person it is about. */
const createNotice = (
  { operator }: MailContext,
  template: Template,
  replyTo: string | null,
  about: string,
  content: MailContent,
): Draft => ({ template, recipient: operator, replyTo, about, content });

/** The link to an application's receipt. It proves the address, because it is only mailed. */
const createReceiptUrl = async ({ db, siteUrl, at }: MailContext, id: string): Promise<string> =>
  `${siteUrl}${receiptPath(id, await signReceiptLink(db, id, 'mailed', at))}`;

type Drafts = {
  readonly [K in EventKind]: (payload: EventPayloads[K], to: MailContext) => Promise<Draft[]>;
};

/**
 * Notices for the status changes that are also reported to operators: a withdrawal, or the hire of
 * a referred candidate, for which the operators owe the referrer thanks.
 */
const createMoveNotices = async (
  application: NonNullable<Awaited<ReturnType<typeof findMailedApplication>>>,
  to: MailContext,
): Promise<Draft[]> => {
  const { email, id, status, referralId } = application;
  if (status === 'withdrawn') {
    const content = templates.applicationWithdrawnNotice(application, to.siteUrl);
    return [createNotice(to, 'application_withdrawn_notice', email, id, content)];
  }
  const referral =
    status === 'hired' && referralId ? await findMailedReferral(to.db, referralId) : null;
  if (!referral || !referralId) return [];
  const content = templates.referredHiredNotice(application, referral, to.siteUrl);
  return [createNotice(to, 'referred_hired_notice', referral.email, referralId, content)];
};

/**
 * Renders the emails for each kind of event; none if the record was deleted or its state has
 * changed since the event.
 */
const DRAFTS: Drafts = {
  async application_received({ applicationId }, to) {
    const application = await findMailedApplication(to, applicationId);
    if (!application) return [];
    const { email, id } = application;
    return [
      createVisitorMail(
        to,
        'application_received',
        email,
        id,
        templates.applicationReceived(
          application,
          await createReceiptUrl(to, id),
          to.frame.answerDays,
        ),
      ),
      createNotice(
        to,
        'application_received_notice',
        email,
        id,
        templates.applicationReceivedNotice(application, to.siteUrl),
      ),
    ];
  },

  async application_moved({ applicationId, silent = false, ...move }, to) {
    const application = await findMailedApplication(to, applicationId);
    if (!application || application.status !== move.status) return [];
    const { email, id, status } = application;
    const content = templates.applicationMoved(
      application,
      { ...move, status },
      { receipt: await createReceiptUrl(to, id), jobs: `${to.siteUrl}${jobsPath()}` },
    );
    return [
      ...(silent ? [] : [createVisitorMail(to, 'application_moved', email, id, content)]),
      ...(await createMoveNotices(application, to)),
    ];
  },

  async review_submitted({ reviewId }, to) {
    const review = await findMailedReview(to.db, reviewId);
    if (!review || review.status === 'requested') return [];
    const application = await findMailedApplication(to, review.applicationId);
    if (!application) return [];
    const content = templates.reviewSubmittedNotice(
      application,
      { ...review, declined: review.status === 'declined' },
      to.siteUrl,
    );
    return [createNotice(to, 'review_submitted_notice', null, reviewId, content)];
  },

  async review_invited({ grantId }, to) {
    const grant = await findMailedGrant(to.db, to.siteUrl, grantId, to.now);
    return grant && grant.granted > 0
      ? [
          createVisitorMail(
            to,
            'review_invited',
            grant.email,
            grantId,
            templates.reviewInvited(grant),
          ),
        ]
      : [];
  },

  async review_reminded({ grantId }, to) {
    const grant = await findMailedGrant(to.db, to.siteUrl, grantId, to.now);
    return grant && grant.waiting > 0
      ? [
          createVisitorMail(
            to,
            'review_reminded',
            grant.email,
            grantId,
            templates.reviewReminded(grant),
          ),
        ]
      : [];
  },

  async contact_requested({ contactRequestId }, to) {
    const request = await findMailedContactRequest(to.db, contactRequestId);
    if (!request) return [];
    const { email, id } = request;
    const notice = templates.contactNotice(request, to.siteUrl);
    return [
      createVisitorMail(to, 'contact_copy', email, id, templates.contactCopy(request)),
      createNotice(to, 'contact_notice', email, id, notice),
    ];
  },

  async referral_created({ referralId }, to) {
    const referral = await findMailedReferral(to.db, referralId);
    if (!referral) return [];
    const url = `${to.siteUrl}${jobsPath({ ref: referralId })}`;
    const content = templates.referralCreated(referral.name, url);
    return [createVisitorMail(to, 'referral_created', referral.email, referralId, content)];
  },

  async job_alert_requested({ email }, to) {
    const { createRequestMail } = await import('../job-alerts/request-mail.ts');
    const mail = await createRequestMail(to, email);
    if (!mail) return [];
    const { template, addressId, content, headers } = mail;
    return [{ ...createVisitorMail(to, template, email, addressId, content), headers }];
  },

  async job_reported({ jobReportId }, to) {
    const { findMailedReport } = await import('../job-reports/find-mailed-report.ts');
    const report = await findMailedReport(to, jobReportId);
    if (!report) return [];
    const content = templates.jobReported(report, to.siteUrl);
    return [createNotice(to, 'job_reported', null, report.fid, content)];
  },

  async saved_jobs_requested({ email, fids }, to) {
    const jobs = await findMailedJobs(to.jobs, fids, to.frame.name, to.now);
    if (jobs.length === 0) return [];
    const content = templates.savedJobs(jobs, to.siteUrl);
    return [createVisitorMail(to, 'saved_jobs', email, null, content)];
  },

  async magic_link_requested({ email, token }, to) {
    if (to.now >= to.at + SIGN_IN_MINUTES * 60_000) return [];
    const content = templates.magicLink(`${to.siteUrl}${signInPath(token)}`, to.frame.name);
    return [createVisitorMail(to, 'magic_link', email, null, content)];
  },
};

/**
 * Renders the emails for an event from the current state of its records.
 * @throws Error for an unknown kind
 */
export const renderEventMails = async (
  kind: string,
  payload: unknown,
  context: MailContext,
): Promise<NewMail[]> => {
  // The release before migration 0040 may have written a `jobs_changed` event just before it was
  // replaced. Search engines will find the change in the sitemap.
  if (kind === 'jobs_changed') return [];
  if (!Object.hasOwn(DRAFTS, kind)) throw new Error(`There is no event of kind ${kind}.`);
  const drafts = await DRAFTS[kind as EventKind](payload as never, context);
  return drafts.map(({ content, ...draft }) => ({
    ...draft,
    ...renderMail(content, context.siteUrl, context.frame),
  }));
};
