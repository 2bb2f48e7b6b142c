import type { D1Database } from '@cloudflare/workers-types';
import type { Answer, ApplicationForm } from '../../../src/contracts/application.ts';
import { CONSENT_POLICY_ID } from '../../../src/contracts/application-rules.ts';
import type { Job } from '../../../src/contracts/job.ts';
import type { Bindings } from '../../env.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import type { NewEvent } from '../events/record-event.ts';
import type { StoredResume } from './resume-store.ts';

/**
 * The job data copied into an application. The copy does not change if the job is later changed or
 * deleted.
 */
export interface AppliedJob
  extends Pick<
    Job,
    'fid' | 'slug' | 'title' | 'employerVisibility' | 'questions' | 'requireResume'
  > {
  /** The job's employer, stored even if the job hides it. */
  readonly employer: { readonly slug: string; readonly name: string };
}

export interface NewApplication {
  readonly id: string;
  readonly job: AppliedJob;
  readonly form: ApplicationForm;
  readonly answers: readonly Answer[];
  readonly resume: StoredResume | undefined;
  readonly idempotencyHash: string;
  readonly contentHash: string;
  /**
   * The event that reports the new application. It is written only if the application is written.
   */
  readonly received: NewEvent;
  /** Arrival time of the request, in Unix milliseconds. */
  readonly now: number;
}

export interface StoredApplication {
  readonly id: string;
  readonly resumeKey: string | null;
  readonly contentHash: string;
  /** Unix milliseconds. */
  readonly submittedAt: number;
}

const collectLinks = (form: ApplicationForm) =>
  Object.fromEntries(
    (['linkedin', 'github', 'portfolio'] as const).flatMap((kind) => {
      const url = form[`links.${kind}`];
      return url ? [[kind, url]] : [];
    }),
  );

const BY_HASH = `SELECT id, resume_key AS resumeKey, content_hash AS contentHash,
    submitted_at AS submittedAt
  FROM application WHERE idempotency_hash = ?`;

/**
 * Writes the application and its first status in one batch. If the request is a repeat, the first
 * application is kept and nothing is added. If the referral is the applicant's own, it is omitted
 * so that it is not credited.
 * @returns the application that now exists; undefined if nothing was written because the address
 * was erased after the request arrived
 */
export const insertApplication = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  application: NewApplication,
): Promise<StoredApplication | undefined> => {
  const { PEOPLE: db } = bindings;
  const { form, job, resume, now } = application;
  const results = await batchUnlessErased<StoredApplication>(
    bindings,
    form.email,
    now,
    (unless) => [
      db
        .prepare(
          `INSERT INTO application (id, job_fid, first_name, last_name, email, phone, location, links,
           cover_letter, answers, resume_key, resume_name, resume_type, source, referral_id,
           consent_store, consent_policy_id, consent_at, submitted_at, idempotency_hash, content_hash, repeats,
           job_slug, job_title, company_slug, company_name, employer_visibility)
         SELECT ?1, ?2, ?3, ?4, ?5, nullif(?6, ''), nullif(?7, ''), ?8, nullif(?9, ''), ?10,
           ?11, ?12, ?13, nullif(?14, ''),
           (SELECT nullif(?15, '') WHERE NOT EXISTS (
             SELECT 1 FROM referral WHERE id = ?15 AND email = ?5)), 1, ?16, ?17, ?17, ?18, ?19,
           (SELECT first.id FROM application AS first
            WHERE first.job_fid = ?2 AND first.email = ?5 AND first.repeats IS NULL),
           ?20, ?21, ?22, ?23, ?24
         WHERE ${unless.sql}
         ON CONFLICT (idempotency_hash) DO NOTHING`,
        )
        .bind(
          application.id,
          job.fid,
          form.firstName,
          form.lastName,
          form.email,
          form.phone,
          form.location,
          JSON.stringify(collectLinks(form)),
          form.coverLetter,
          JSON.stringify(application.answers),
          resume?.key ?? null,
          resume?.name ?? null,
          resume?.type ?? null,
          form.source,
          form.referralId,
          CONSENT_POLICY_ID,
          now,
          application.idempotencyHash,
          application.contentHash,
          job.slug,
          job.title,
          job.employer.slug,
          job.employer.name,
          job.employerVisibility,
          ...unless.values,
        ),
      db
        .prepare(
          `INSERT INTO application_status (application_id, status, at)
         SELECT id, 'submitted', submitted_at FROM application WHERE id = ?`,
        )
        .bind(application.id),
      application.received.statement,
      db.prepare(BY_HASH).bind(application.idempotencyHash),
    ],
  );
  if (!results) return undefined;
  const row = results[3]?.results[0];
  if (!row) throw new Error('The application was not written.');
  return row;
};

export const findApplicationByHash = (
  db: D1Database,
  idempotencyHash: string,
): Promise<StoredApplication | null> =>
  db.prepare(BY_HASH).bind(idempotencyHash).first<StoredApplication>();
