import type { CandidateExport } from '../../../src/contracts/candidate.ts';
import type { Bindings } from '../../env.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import { hideLinkSecrets } from '../../mail/hide-link-secrets.ts';
import { resumeUrl } from '../applications/resume-store.ts';
import type { Condition } from '../condition.ts';
import { formatSearch } from '../job-alerts/alert-query.ts';
import type { CandidateCaller } from './authenticate-candidate.ts';
import {
  findApplicationPaths,
  type OwnApplicationRow,
  reshapeOwnApplication,
  selectOwnApplications,
} from './list-applications.ts';
import { type CandidateRow, findCandidate, reshapeProfile } from './repository.ts';

const NOTE =
  'Download your files from the page where you got this export. Reviews of your applications also belong to their reviewers: contact us if you’d like to read them.';

interface TokenRow {
  kind: 'magic_link' | 'bearer';
  created_at: number;
  expires_at: number;
  used_at: number | null;
  last_used_at: number | null;
  browser: string | null;
}

interface ExportedApplicationRow extends OwnApplicationRow {
  submitted_at: number;
  source: string | null;
  referral_id: string | null;
  consent_policy_id: string;
  consent_at: number;
  history: string;
  resume_reads: number;
  reviews: number;
  comments: number;
}

interface ContactRow {
  kind: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service: string | null;
  message: string;
  consent_at: number;
  created_at: number;
}

interface EmployerContactRow {
  company: string;
  name: string;
  created_at: number;
  mailed_at: number | null;
}

interface ReferralRow {
  id: string;
  name: string;
  email: string;
  consent_at: number;
  created_at: number;
  opened: number;
}

interface JobAlertRow {
  name: string;
  query: string;
  frequency: string;
  created_at: number;
  confirmed_at: number | null;
  paused_at: number | null;
  last_used_at: number | null;
  last_mailed_at: number | null;
  jobs_mailed: number;
}

interface JobReportRow {
  job_fid: string;
  job_title: string;
  reason: string;
  details: string;
  email: string;
  created_at: number;
  resolved_at: number | null;
}

interface MailRow {
  template: string;
  subject: string;
  text: string;
  created_at: number;
  sent_at: number | null;
}

const MORE_COLUMNS = `, application.submitted_at, application.source, application.referral_id,
  application.consent_policy_id, application.consent_at,
  (SELECT json_group_array(json_object('status', status, 'at', at)) FROM (
     SELECT status, at FROM application_status
     WHERE application_id = application.id ORDER BY at)) AS history,
  (SELECT count(*) FROM resume_read WHERE application_id = application.id) AS resume_reads,
  (SELECT count(*) FROM review
   WHERE application_id = application.id AND status = 'received') AS reviews,
  (SELECT count(*) FROM feedback WHERE application_id = application.id) AS comments`;

const reshapeApplication = (
  row: ExportedApplicationRow,
  paths: ReadonlyMap<string, string>,
): CandidateExport['applications'][number] => ({
  ...reshapeOwnApplication(row, paths),
  submittedAt: isoDate(row.submitted_at),
  source: row.source,
  referralId: row.referral_id,
  consent: { policyId: row.consent_policy_id, at: isoDate(row.consent_at) },
  history: (JSON.parse(row.history) as { status: string; at: number }[]).map(({ status, at }) => ({
    status,
    at: isoDate(at),
  })),
  resumeReads: row.resume_reads,
  reviews: row.reviews,
  comments: row.comments,
});

/**
 * The applications that meet a condition, with everything stored about them, oldest first. Reviews
 * and comments are only counted.
 */
export const exportApplications = async (
  databases: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  { sql, values }: Condition,
  now: number,
): Promise<CandidateExport['applications']> => {
  const { results } = await databases.PEOPLE.prepare(
    `${selectOwnApplications(MORE_COLUMNS)} WHERE ${sql} ORDER BY application.submitted_at`,
  )
    .bind(...values)
    .all<ExportedApplicationRow>();
  const paths = await findApplicationPaths(databases, results, now);
  return results.map((row) => reshapeApplication(row, paths));
};

const reshapeAccount = (row: CandidateRow): CandidateExport['account'] => ({
  email: row.email,
  createdAt: isoDate(row.created_at),
  changedAt: isoDateOrNull(row.updated_at),
  profile: reshapeProfile(row.profile),
  resume: row.resume_key
    ? {
        name: row.resume_name ?? '',
        type: row.resume_type ?? '',
        url: resumeUrl(row.resume_key),
        at: isoDate(row.resume_at ?? 0),
      }
    : null,
});

/** All data stored about a candidate, found by account and by address. */
export const exportCandidate = async (
  databases: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  { email, candidateId }: CandidateCaller,
  now: number,
): Promise<CandidateExport> => {
  const { PEOPLE: db } = databases;
  const all = async <Row>(sql: string): Promise<Row[]> =>
    (await db.prepare(sql).bind(email).all<Row>()).results;
  const [
    account,
    tokens,
    applications,
    contactRequests,
    referrals,
    alerts,
    reports,
    contacts,
    mails,
  ] = await Promise.all([
    findCandidate(db, candidateId),
    all<TokenRow>('SELECT * FROM candidate_token WHERE email = ? ORDER BY created_at'),
    exportApplications(databases, { sql: 'application.email = ?', values: [email] }, now),
    all<ContactRow>('SELECT * FROM contact_request WHERE email = ? ORDER BY created_at'),
    all<ReferralRow>(
      `SELECT referral.*,
           (SELECT count(*) FROM job_interest WHERE referral_id = referral.id) AS opened
         FROM referral WHERE email = ? ORDER BY created_at`,
    ),
    all<JobAlertRow>(
      `SELECT job_alert.*, (SELECT count(*) FROM job_alert_mailed
         WHERE job_alert_mailed.address_id = job_alert.address_id) AS jobs_mailed
       FROM job_alert WHERE email = ? ORDER BY created_at`,
    ),
    all<JobReportRow>('SELECT * FROM job_report WHERE email = ? ORDER BY created_at'),
    all<EmployerContactRow>(
      'SELECT company, name, created_at, mailed_at FROM employer_contact WHERE email = ? ORDER BY company',
    ),
    all<MailRow>('SELECT * FROM outbox WHERE recipient = ? COLLATE NOCASE ORDER BY created_at'),
  ]);
  return {
    exportedAt: isoDate(now),
    note: NOTE,
    account: reshapeAccount(account),
    signIns: tokens.map((row) => ({
      kind: row.kind === 'bearer' ? 'session' : 'link',
      createdAt: isoDate(row.created_at),
      expiresAt: isoDate(row.expires_at),
      usedAt: isoDateOrNull(row.used_at ?? row.last_used_at),
      browser: row.browser,
    })),
    applications,
    contactRequests: contactRequests.map((row) => ({
      ...row,
      consentAt: isoDate(row.consent_at),
      createdAt: isoDate(row.created_at),
    })),
    referrals: referrals.map((row) => ({
      ...row,
      consentAt: isoDate(row.consent_at),
      createdAt: isoDate(row.created_at),
    })),
    jobAlerts: alerts.map(({ name, query, frequency, ...row }) => ({
      ...{ name, search: formatSearch(query), frequency },
      createdAt: isoDate(row.created_at),
      confirmedAt: isoDateOrNull(row.confirmed_at),
      pausedAt: isoDateOrNull(row.paused_at),
      lastUsedAt: isoDateOrNull(row.last_used_at),
      lastMailedAt: isoDateOrNull(row.last_mailed_at),
      jobsMailed: row.jobs_mailed,
    })),
    jobReports: reports.map((row) => ({
      job: row.job_fid,
      title: row.job_title,
      reason: row.reason,
      details: row.details,
      email: row.email,
      createdAt: isoDate(row.created_at),
      resolvedAt: isoDateOrNull(row.resolved_at),
    })),
    employerContacts: contacts.map(({ company, name, ...row }) => ({
      ...{ company, name },
      createdAt: isoDate(row.created_at),
      mailedAt: isoDateOrNull(row.mailed_at),
    })),
    mails: mails.map((row) => ({
      ...row,
      // The file must not open what the links in it open.
      text: /^(?:magic_link|job_alert)/.test(row.template) ? null : hideLinkSecrets(row.text),
      createdAt: isoDate(row.created_at),
      sentAt: isoDateOrNull(row.sent_at),
    })),
  };
};
