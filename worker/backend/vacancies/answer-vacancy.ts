import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import type { ConfirmedJobsSchema, Vacancy } from '../../../src/contracts/site/vacancies.ts';
import { type PurgeContext, purgeCollected } from '../../cache/purge-pages.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { invalid } from '../../http/body/read-json.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDateOrNull } from '../../http/iso-date.ts';
import type { AuditEntry } from '../audit-log.ts';
import { announceEvents, recordJobEvent } from '../events/record-event.ts';
import { openJobIndex } from '../jobs/job-index.ts';
import { publishMoves } from '../jobs/publish-moves.ts';
import { formatJobPath, hasPage, type JobPathRow } from '../jobs/reshape.ts';
import type { ContactCaller } from './vacancies-link.ts';

type By = Pick<AuditEntry, 'actor' | 'detail'>;
/** The contact has no account, so the audit log names it in the detail. */
const BY_CONTACT: By = { actor: 'system', detail: { by: 'the employer’s contact' } };

const BY_OPERATOR: By = { actor: 'operator' };

/** SQL over `job`: it is open at `?2`, and no source says whether it is. */
const MAY_BE_CONFIRMED = `job.status = 'open' AND (job.valid_through IS NULL OR job.valid_through > ?2)
  AND NOT EXISTS (SELECT 1 FROM source_job WHERE source_job.job_id = job.id)`;
/** SQL over `job`: its employer was asked and has not answered. */
const IS_ASKED =
  'EXISTS (SELECT 1 FROM job_ask WHERE job_ask.job_id = job.id AND job_ask.sinks_at IS NOT NULL)';

/** The page has the jobs of a few mails; each mail asks about 20 at most. */
const LISTED_MAX = 200;

type VacancyRow = Omit<JobPathRow, 'status'> & {
  status: 'draft' | 'open' | 'closed' | 'archived';
  title: string;
  company_name: string;
  published_at: number | null;
  confirmed_at: number | null;
  isAsked: 0 | 1;
};

const findState = ({ status, valid_through, isAsked }: VacancyRow, now: number) => {
  if (status !== 'open' || (valid_through !== null && valid_through <= now)) return 'closed';
  return isAsked ? 'asked' : 'confirmed';
};

/**
 * The jobs that a contact was asked about and may answer for: those of its employers at this moment,
 * whose state no source decides.
 */
export const listVacancies = async (
  { JOBS }: Pick<Bindings, 'JOBS'>,
  contact: ContactCaller,
  now: number,
): Promise<Vacancy[]> => {
  const { results } = await JOBS.prepare(
    `SELECT job.fid, job.slug, job.title, job.employer_visibility, job.status, job.closed_at,
       job.valid_through, job.published_at, job.confirmed_at, job_ask.sinks_at IS NOT NULL AS isAsked,
       company.slug AS company_slug, company.name AS company_name
     FROM json_each(?1) AS own CROSS JOIN company ON company.slug = own.value
       CROSS JOIN job INDEXED BY job_of_employer ON job.company_id = company.id
       CROSS JOIN job_ask ON job_ask.job_id = job.id
     WHERE job.status IN ('open', 'closed', 'archived') AND job_ask.asked_at > ?2
       AND NOT EXISTS (SELECT 1 FROM source_job WHERE source_job.job_id = job.id)
     ORDER BY isAsked DESC, company.name, job.title, job.id LIMIT ${LISTED_MAX}`,
  )
    .bind(JSON.stringify(contact.map(({ company }) => company)), now - LIFETIMES.vacanciesLink)
    .all<VacancyRow>();
  return results.map((row) => {
    const isPublic = row.status === 'open' || row.status === 'closed';
    const path = { ...row, status: row.status as JobPathRow['status'] };
    return {
      ...{ fid: row.fid, title: row.title, company: row.company_name, state: findState(row, now) },
      path: isPublic && hasPage(path, now) ? formatJobPath(row) : null,
      publishedAt: isoDateOrNull(row.published_at),
      confirmedAt: isoDateOrNull(row.confirmed_at),
      closedAt: isoDateOrNull(row.closed_at),
    };
  });
};

/**
 * Notes that jobs are still open: their pages say so, and they rank as before.
 * @param onlyIf SQL over `job`, for the jobs that this confirms
 * @returns their fids
 */
const confirm = async (
  bindings: Bindings,
  execution: PurgeContext | undefined,
  { fids, onlyIf, by }: { fids: readonly string[]; onlyIf: string; by: By },
  now: number,
): Promise<string[]> => {
  const { JOBS } = bindings;
  const { results } = await JOBS.prepare(
    `SELECT fid FROM json_each(?1) AS named CROSS JOIN job ON job.fid = named.value
     WHERE ${MAY_BE_CONFIRMED} AND ${onlyIf}`,
  )
    .bind(JSON.stringify([...new Set(fids)]), now)
    .all<{ fid: string }>();
  const found = results.map(({ fid }) => fid);
  if (found.length === 0) return [];
  const audited = recordJobEvent(
    JOBS,
    'audited',
    {
      actor: by.actor,
      action: 'job.confirmed',
      records: found.map((subject) => ({ subject, ...(by.detail && { detail: by.detail }) })),
    },
    now,
    { sql: 'changes() > 0', values: [] },
  );
  await JOBS.batch([
    JOBS.prepare(
      `UPDATE job SET confirmed_at = ?2 WHERE fid IN (SELECT value FROM json_each(?1))
         AND ${MAY_BE_CONFIRMED} AND ${onlyIf}`,
    ).bind(JSON.stringify(found), now),
    audited.statement,
    JOBS.prepare(
      `UPDATE job_ask SET sinks_at = NULL, waits_at = NULL, sunk = 0
       WHERE job_id IN (SELECT id FROM job WHERE confirmed_at = ?2
         AND fid IN (SELECT value FROM json_each(?1)))`,
    ).bind(JSON.stringify(found), now),
  ]);
  await openJobIndex(bindings).changed();
  await purgeCollected(execution, bindings);
  await announceEvents(bindings, [audited]);
  return found;
};

/**
 * Takes a contact's answer. Repeating it changes nothing more.
 * @throws HttpError 422 if the contact may not answer for the job; 409 if the job changes meanwhile
 */
export const answerVacancy = async (
  bindings: Bindings,
  execution: PurgeContext | undefined,
  contact: ContactCaller,
  { fid, answer }: { readonly fid: string; readonly answer: 'open' | 'closed' },
  now: number,
): Promise<Vacancy[]> => {
  const vacancies = await listVacancies(bindings, contact, now);
  const vacancy = vacancies.find((one) => one.fid === fid);
  if (!vacancy) throw invalid({ form: ['We no longer ask you about this job.'] });
  if (vacancy.state === 'closed') return vacancies;
  if (answer === 'closed') {
    const close = () => publishMoves(bindings, execution, [fid], 'closed', now, BY_CONTACT);
    // The job may have changed since it was read: a second click, or an import.
    await close().catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 409) return close();
      throw error;
    });
  } else await confirm(bindings, execution, { fids: [fid], onlyIf: IS_ASKED, by: BY_CONTACT }, now);
  return listVacancies(bindings, contact, now);
};

/**
 * Confirms jobs in place of their employers.
 * @throws HttpError 409 if employers are not asked, so that pages say nothing of it
 */
export const confirmByOperator = async (
  bindings: Bindings,
  execution: PurgeContext | undefined,
  fids: readonly string[],
  now: number,
): Promise<v.InferOutput<typeof ConfirmedJobsSchema>> => {
  if (readVariables(bindings).CONFIRM_OPEN === 'off') {
    throw new HttpError(
      409,
      'not_asked',
      'Employers are not asked whether jobs are open, so no page says that one was confirmed. Set CONFIRM_OPEN=on.',
    );
  }
  const confirmed = await confirm(
    bindings,
    execution,
    { fids, onlyIf: 'TRUE', by: BY_OPERATOR },
    now,
  );
  const refused = [...new Set(fids)].filter((fid) => !confirmed.includes(fid));
  return { confirmed, refused };
};

/** Ends what was asked about the jobs of some employers, because nobody is asked for them any more. */
export const endAsking = (JOBS: D1Database, companies: readonly string[]): Promise<unknown> =>
  JOBS.prepare(
    `DELETE FROM job_ask WHERE job_id IN (
       SELECT job.id FROM json_each(?) AS ended CROSS JOIN company ON company.slug = ended.value
         CROSS JOIN job INDEXED BY job_of_employer ON job.company_id = company.id)`,
  )
    .bind(JSON.stringify(companies))
    .run();
