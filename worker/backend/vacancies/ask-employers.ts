import type { D1Database } from '@cloudflare/workers-types';
import { readFrameIfLoaded } from '../../../src/lib/content/site-frame.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, readVariables, type Variables } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { randomId } from '../../http/secrets.ts';
import { mailProvider } from '../../mail/provider.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { stillOpen } from '../../mail/still-open-template.ts';
import { openJobIndex } from '../jobs/job-index.ts';
import { formatJobPath, type JobLightRow } from '../jobs/reshape.ts';
import { mailStatements } from '../outbox/write-mails.ts';
import { findSuppression } from '../suppressions/suppressions.ts';
import { endAsking } from './answer-vacancy.ts';
import { type EmployerContact, findContact } from './contacts.ts';
import { OPEN_SINCE } from './list-unconfirmed.ts';
import { createVacanciesLink } from './vacancies-link.ts';

/*
 * Asks the contacts of employers whether their jobs are still open (decision 35). A mail is due when
 * a job has been unconfirmed for 21 days. It also asks about the jobs that would be due within the
 * week in which the contact gets no other mail, so that each job is asked about in time.
 */

const ASK_DAYS = 21;
/** Nobody is mailed more often. */
const BETWEEN_MAILS_DAYS = 7;
const JOBS_PER_MAIL = 20;

/** When a job sinks and waits, in days since it opened or was confirmed, and since it was asked about. */
const SINK_DAYS = { unconfirmed: 30, asked: 7 };
const WAIT_DAYS = { unconfirmed: 45, asked: 22 };

/** Work per run; a contact takes about six statements. */
const CONTACTS_AT_ONCE = 10;
const JOBS_AT_ONCE = 200;
const COMPANIES_AT_ONCE = 50;

/** Whether employers are asked: the setting is on, and mails are sent. */
export const areEmployersAsked = (variables: Variables): boolean =>
  variables.CONFIRM_OPEN === 'on' && mailProvider(variables) !== undefined;

/** Ends what was asked about jobs whose employers no longer have the same contact. */
const endContacts = async ({ JOBS, PEOPLE }: Bindings): Promise<number> => {
  const { results } = await PEOPLE.prepare(
    `SELECT company FROM employer_contact_ended LIMIT ${COMPANIES_AT_ONCE}`,
  ).all<{ company: string }>();
  if (results.length === 0) return 0;
  const companies = results.map(({ company }) => company);
  await endAsking(JOBS, companies);
  await PEOPLE.prepare(
    'DELETE FROM employer_contact_ended WHERE company IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(companies))
    .run();
  return companies.length;
};

/** Lets the jobs sink whose time is over. */
const sinkJobs = async ({ JOBS }: Bindings, now: number): Promise<number> => {
  const { meta } = await JOBS.prepare(
    `UPDATE job_ask SET sunk = 1 WHERE job_id IN (
       SELECT job_id FROM job_ask INDEXED BY job_ask_to_sink
       WHERE sunk = 0 AND sinks_at IS NOT NULL AND sinks_at <= ? LIMIT ${JOBS_AT_ONCE})`,
  )
    .bind(now)
    .run();
  return meta.changes;
};

/** If employers are no longer asked, no job sinks or waits. */
const forgetAsked = async ({ JOBS }: Bindings): Promise<number> => {
  const { meta } = await JOBS.prepare(
    `DELETE FROM job_ask WHERE job_id IN (
       SELECT job_id FROM job_ask INDEXED BY job_ask_waiting WHERE waits_at IS NOT NULL
       LIMIT ${JOBS_AT_ONCE})`,
  ).run();
  return meta.changes;
};

interface DueJob extends JobLightRow {
  readonly id: number;
  readonly since: number;
  readonly isDue: 0 | 1;
}

/**
 * Finds the jobs to ask a contact about, those that wait longest first. A job that was asked about
 * after the last mail was written is asked about again, because its mail was not.
 */
const findDueJobs = async (
  JOBS: D1Database,
  contact: readonly EmployerContact[],
  now: number,
): Promise<DueJob[]> => {
  const { results } = await JOBS.prepare(
    `SELECT *, last <= ?3 OR isLost AS isDue FROM (
       SELECT job.id, job.fid, job.slug, job.title, job.employer_visibility, job.updated_at,
         company.slug AS company_slug, ${OPEN_SINCE} AS since,
         coalesce(asked_at > (own.value ->> 1), 0) AS isLost,
         max(${OPEN_SINCE}, iif(asked_at > (own.value ->> 1), 0, coalesce(asked_at, 0))) AS last
       FROM json_each(?1) AS own CROSS JOIN company ON company.slug = own.value ->> 0
         CROSS JOIN job INDEXED BY job_of_employer
           ON job.company_id = company.id AND job.status = 'open'
         LEFT JOIN job_ask ON job_ask.job_id = job.id
       WHERE (job.valid_through IS NULL OR job.valid_through > ?4)
         AND NOT EXISTS (SELECT 1 FROM source_job WHERE source_job.job_id = job.id))
     WHERE last <= ?2 ORDER BY last, id LIMIT ${JOBS_PER_MAIL}`,
  )
    .bind(
      JSON.stringify(contact.map(({ company, mailedAt }) => [company, mailedAt ?? 0])),
      now - (ASK_DAYS - BETWEEN_MAILS_DAYS) * DAY_MS,
      now - ASK_DAYS * DAY_MS,
      now,
    )
    .all<DueJob>();
  return results.some(({ isDue }) => isDue) ? results : [];
};

/** Notes that jobs are asked about. Those that wait for an answer already keep their times. */
const noteAsked = (JOBS: D1Database, jobs: readonly DueJob[], now: number): Promise<unknown> => {
  const after = (since: number, days: typeof SINK_DAYS) =>
    Math.max(since + days.unconfirmed * DAY_MS, now + days.asked * DAY_MS);
  return JOBS.prepare(
    `INSERT INTO job_ask (job_id, asked_at, sinks_at, waits_at)
     SELECT value ->> 0, ?2, value ->> 1, value ->> 2 FROM json_each(?1)
     WHERE EXISTS (SELECT 1 FROM job WHERE id = value ->> 0 AND status = 'open')
       AND NOT EXISTS (SELECT 1 FROM source_job WHERE job_id = value ->> 0)
     ON CONFLICT (job_id) DO UPDATE SET asked_at = excluded.asked_at,
       sinks_at = coalesce(sinks_at, excluded.sinks_at),
       waits_at = coalesce(waits_at, excluded.waits_at)`,
  )
    .bind(
      JSON.stringify(
        jobs.map(({ id, since }) => [id, after(since, SINK_DAYS), after(since, WAIT_DAYS)]),
      ),
      now,
    )
    .run();
};

const checkAgain = (PEOPLE: D1Database, contactId: string, at: number) =>
  PEOPLE.prepare('UPDATE employer_contact SET check_at = ? WHERE contact_id = ?').bind(
    at,
    contactId,
  );

/** SQL: an address was asked within the last week, as whichever contact. */
const WAS_ASKED = `EXISTS (SELECT 1 FROM outbox WHERE recipient = ? COLLATE NOCASE
  AND template = 'still_open' AND created_at > ?)`;

/**
 * Asks one contact, if a mail is due. The jobs are noted first: if the mail is then not written,
 * they are found again.
 * @returns whether a mail was written
 */
const askContact = async (bindings: Bindings, contactId: string, now: number): Promise<boolean> => {
  const { JOBS, PEOPLE } = bindings;
  const contact = await findContact(PEOPLE, contactId);
  const [{ email, name } = { email: '', name: '' }] = contact;
  const companies = contact.map(({ company }) => company);
  if (await findSuppression(bindings, email)) {
    await endAsking(JOBS, companies);
    await checkAgain(PEOPLE, contactId, now + DAY_MS).run();
    return false;
  }
  const recently = [email, now - BETWEEN_MAILS_DAYS * DAY_MS];
  const wasAsked = await PEOPLE.prepare(`SELECT ${WAS_ASKED} AS wasAsked`)
    .bind(...recently)
    .first<{ wasAsked: 0 | 1 }>();
  const jobs = wasAsked?.wasAsked ? [] : await findDueJobs(JOBS, contact, now);
  if (jobs.length === 0) {
    await checkAgain(PEOPLE, contactId, now + DAY_MS).run();
    return false;
  }
  const variables = readVariables(bindings);
  const frame = await readFrameIfLoaded(contentSource(bindings));
  if (!frame) {
    throw new Error('The content service returned no site name, so no email was written.');
  }
  await noteAsked(JOBS, jobs, now);
  const page = await createVacanciesLink(PEOPLE, variables.SITE_URL, contactId, now);
  const listed = jobs.map((job) => ({
    label: job.title,
    url: `${variables.SITE_URL}${formatJobPath(job)}`,
    details: '',
  }));
  const mail = {
    ...{ template: 'still_open' as const, recipient: email, about: contactId },
    replyTo: variables.MAIL_OPERATOR ?? frame.email,
    ...renderMail(stillOpen(name, listed, page), variables.SITE_URL, frame),
  };
  const occasion = { now, at: now, isDue: true };
  const onlyIf = { sql: `NOT ${WAS_ASKED}`, values: recently };
  const [written] = await PEOPLE.batch([
    ...mailStatements(PEOPLE, `still-open ${randomId()}`, [mail], occasion, onlyIf),
    PEOPLE.prepare(
      'UPDATE employer_contact SET mailed_at = ?1 WHERE contact_id = ?2 AND changes() = 1',
    ).bind(now, contactId),
    checkAgain(PEOPLE, contactId, now + DAY_MS),
  ]);
  return written?.meta.changes === 1;
};

/**
 * Continues asking employers by schedule, lets unconfirmed jobs sink, and ends what is over.
 * @returns what there was to do; 0 if nothing
 */
export const askEmployers = async (bindings: Bindings, now: number): Promise<unknown> => {
  if (!areEmployersAsked(readVariables(bindings))) {
    const forgotten = await forgetAsked(bindings);
    if (forgotten > 0) await openJobIndex(bindings).changed();
    return forgotten;
  }
  const { PEOPLE } = bindings;
  const ended = await endContacts(bindings);
  const { results: due } = await PEOPLE.prepare(
    `SELECT DISTINCT contact_id AS id FROM (
       SELECT contact_id FROM employer_contact AS due WHERE check_at <= ? AND NOT EXISTS (
         SELECT 1 FROM employer_contact AS own JOIN employer_contact_ended USING (company)
         WHERE own.contact_id = due.contact_id)
       ORDER BY check_at LIMIT ${CONTACTS_AT_ONCE})`,
  )
    .bind(now)
    .all<{ id: string }>();
  let mailed = 0;
  for (const { id } of due) if (await askContact(bindings, id, now)) mailed += 1;
  const sunk = await sinkJobs(bindings, now);
  if (ended + sunk + due.length > 0) await openJobIndex(bindings).changed();
  return ended + sunk + mailed > 0 ? { ended, mailed, sunk } : 0;
};
