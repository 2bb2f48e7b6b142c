import { writeResume } from '../../worker/backend/applications/resume-store.ts';
import type { Bindings } from '../../worker/env.ts';
import { randomId } from '../../worker/http/secrets.ts';

export interface TestApplication {
  readonly id: string;
  readonly jobFid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly location: string | null;
  readonly links: Record<string, string>;
  readonly coverLetter: string | null;
  readonly answers: { questionId: string; label: string; values: string[] }[];
  readonly status: string;
  readonly submittedAt: number;
  /** The resume file, which is stored like an uploaded one. */
  readonly resume: { name: string; type: string; bytes: Uint8Array | Buffer } | null;
}

/**
 * Inserts an application as if it had been submitted. Returns its id, the last part of its file's
 * key, and the email address.
 */
export const insertTestApplication = async (
  { JOBS, PEOPLE, FILES }: Pick<Bindings, 'JOBS' | 'PEOPLE' | 'FILES'>,
  changes: Partial<TestApplication> & Pick<TestApplication, 'jobFid' | 'submittedAt'>,
): Promise<{ id: string; resumeId: string; email: string }> => {
  const application: TestApplication = {
    id: randomId(),
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${randomId().toLowerCase()}@example.com`,
    phone: '+44 20 7946 0958',
    location: 'London',
    links: { linkedin: 'https://linkedin.example/in/ada' },
    coverLetter: 'I count.',
    answers: [],
    status: 'submitted',
    resume: null,
    ...changes,
  };
  const { resume, submittedAt } = application;
  const stored =
    resume &&
    (await writeResume(
      FILES,
      { ...resume, bytes: new Uint8Array(resume.bytes) },
      'of no address: the record alone names it',
      submittedAt,
    ));
  const key = stored?.key ?? null;
  const job = await JOBS.prepare(
    `SELECT job.slug, title, company.slug AS companySlug, name, employer_visibility AS visibility
     FROM job JOIN company ON company.id = job.company_id WHERE fid = ?`,
  )
    .bind(application.jobFid)
    .first<Record<'slug' | 'title' | 'companySlug' | 'name' | 'visibility', string>>();
  if (!job) throw new Error(`There is no job ${application.jobFid}.`);
  await PEOPLE.prepare(
    `INSERT INTO application (id, first_name, last_name, email, phone, location, links,
       cover_letter, answers, resume_key, resume_name, resume_type, consent_store,
       consent_policy_id, consent_at, status, submitted_at, idempotency_hash, content_hash,
       job_fid, job_slug, job_title, company_slug, company_name, employer_visibility, repeats)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 'test', ?, ?, ?, ?, 'c', ?, ?, ?, ?, ?, ?,
       (SELECT id FROM application WHERE job_fid = ?17 AND email = ?4 AND repeats IS NULL))`,
  )
    .bind(
      application.id,
      application.firstName,
      application.lastName,
      application.email,
      application.phone,
      application.location,
      JSON.stringify(application.links),
      application.coverLetter,
      JSON.stringify(application.answers),
      key,
      resume?.name ?? null,
      resume?.type ?? null,
      submittedAt,
      application.status,
      submittedAt,
      randomId(),
      application.jobFid,
      job.slug,
      job.title,
      job.companySlug,
      job.name,
      job.visibility,
    )
    .run();
  const resumeId = key?.split('/').at(-1) ?? '';
  return { id: application.id, resumeId, email: application.email };
};
