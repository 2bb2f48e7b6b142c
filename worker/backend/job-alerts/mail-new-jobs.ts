import { ALERT_FREQUENCIES, type AlertFrequency, listKeys } from '../../../src/contracts/enums.ts';
import type { JobHit } from '../../../src/contracts/job.ts';
import { readFrameIfLoaded, type SiteFrame } from '../../../src/lib/content/site-frame.ts';
import { formatPlaces, formatSalary } from '../../../src/lib/words/format.ts';
import { formatEmployer } from '../../../src/lib/words/format-employer.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { randomId } from '../../http/secrets.ts';
import { jobAlert, type MailedAlert } from '../../mail/job-alert-templates.ts';
import { mailProvider } from '../../mail/provider.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { restAfter } from '../budget.ts';
import type { Condition } from '../condition.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { mailStatements } from '../outbox/write-mails.ts';
import { createAlertLinks, unsubscribeHeaders } from './alert-links.ts';
import { formatSearch } from './alert-query.ts';
import { findNewJobs, NEW_JOBS_MAX, readOpenJobs } from './find-new-jobs.ts';
import { readMatchingState } from './match-jobs.ts';
import { HOUR_MS, nextPeriod } from './next-period.ts';

/*
 * Mails new jobs to the addresses whose alerts are due (decision 31). An address gets one mail for
 * all of its alerts that are due. One transaction writes the mail, notes its jobs and sets when the
 * alerts are due next, on the condition that they are still as they were read. So an interruption
 * loses no mail, and two runs at a time write it once.
 */

/** Addresses per slice. Their mails are delivered before the next slice is written. */
const ADDRESSES_AT_ONCE = 20;
/** The most jobs that a mail lists. */
const JOBS_PER_MAIL = 20;

/** SQL: whether a mail in the outbox waits for another attempt. */
const WAITING = '(sent_at IS NULL AND next_attempt_at IS NOT NULL)';

interface DueAlert {
  readonly id: string;
  readonly addressId: string;
  readonly email: string;
  readonly key: string;
  readonly query: string;
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly dueAt: number;
  readonly matchedTo: number;
}

/**
 * Whether a mail to the alert's address is still to be sent, or was sent in this hour (?3 is when the
 * hour began), as after a failure of the provider. Mails are attempted for less than a day.
 */
const HAS_LATE_MAIL = `EXISTS (SELECT 1 FROM outbox
  WHERE recipient = job_alert.email COLLATE NOCASE AND created_at > ?1 - ${DAY_MS}
    AND template = 'job_alert' AND (${WAITING} OR sent_at >= ?3))`;

/** Reads the due alerts of the addresses that have waited longest, at most `addresses`. */
const readDueAlerts = async (
  db: Bindings['PEOPLE'],
  addresses: number,
  now: number,
): Promise<DueAlert[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, address_id AS addressId, email, query_key AS key, query, name, frequency,
         due_at AS dueAt, matched_to AS matchedTo
       FROM job_alert WHERE due_at <= ?1 AND address_id IN (
         SELECT address_id FROM job_alert INDEXED BY job_alert_due
         WHERE due_at <= ?1 AND NOT ${HAS_LATE_MAIL}
         ORDER BY due_at, address_id LIMIT CAST(?2 AS INTEGER))
       ORDER BY created_at, id`,
    )
    .bind(now, addresses, now - (now % HOUR_MS))
    .all<DueAlert>();
  return results;
};

/** Reads which of the jobs were mailed to the addresses before, as `address id`. */
const readMailed = async (
  db: Bindings['PEOPLE'],
  jobs: readonly (readonly [addressId: string, job: number])[],
): Promise<ReadonlySet<string>> => {
  if (jobs.length === 0) return new Set();
  const { results } = await db
    .prepare(
      `SELECT mailed.address_id || ' ' || mailed.job_id AS job FROM json_each(?) AS one
       CROSS JOIN job_alert_mailed AS mailed ON mailed.address_id = one.value ->> 0
         AND mailed.job_id = one.value ->> 1`,
    )
    .bind(JSON.stringify(jobs))
    .all<{ job: string }>();
  return new Set(results.map(({ job }) => job));
};

/** The new jobs of an alert that its mail lists, and all that were not mailed before. */
interface Section {
  readonly alert: DueAlert;
  readonly listed: readonly number[];
  readonly left: number;
}

/** Divides the new jobs of an address among its alerts: each job once, up to `JOBS_PER_MAIL`. */
const divideJobs = (found: readonly (readonly [DueAlert, readonly number[]])[]): Section[] => {
  const seen = new Set<number>();
  let room = JOBS_PER_MAIL;
  return found.flatMap(([alert, jobs]) => {
    const own = jobs.filter((job) => !seen.has(job));
    if (own.length === 0) return [];
    for (const job of own) seen.add(job);
    const listed = own.slice(0, room);
    room -= listed.length;
    return [{ alert, listed, left: own.length - listed.length }];
  });
};

const describeJob = (job: JobHit, siteName: string): string =>
  [formatEmployer(job, siteName), formatPlaces(job), formatSalary(job)].filter(Boolean).join(' · ');

interface Site {
  readonly siteUrl: string;
  readonly frame: SiteFrame;
}

const describeAlert = (
  { alert, listed, left }: Section,
  jobs: ReadonlyMap<number, JobHit>,
  { siteUrl, frame }: Site,
): MailedAlert => ({
  name: alert.name,
  // A job that closed since it was found is left out.
  jobs: listed.flatMap((id) => {
    const job = jobs.get(id);
    return job
      ? [
          {
            title: job.title,
            url: `${siteUrl}${job.path}`,
            details: describeJob(job, frame.name),
          },
        ]
      : [];
  }),
  more: left,
  isMany: left > 0 && listed.length + left >= NEW_JOBS_MAX,
  url: `${siteUrl}/jobs?${formatSearch(alert.query)}&sort=newest`,
});

/** The condition that alerts are still as they were read. */
const areUnchanged = (alerts: readonly DueAlert[]): Condition => ({
  sql: `(SELECT count(*) FROM json_each(?) AS one JOIN job_alert ON job_alert.id = one.value ->> 0
      AND due_at = one.value ->> 1 AND matched_to = one.value ->> 2
      AND query_key = one.value ->> 3) = ?`,
  values: [
    JSON.stringify(alerts.map(({ id, dueAt, matchedTo, key }) => [id, dueAt, matchedTo, key])),
    alerts.length,
  ],
});

/** Sets when alerts are due next, and up to which batch of jobs they were mailed. */
const advance = (
  db: Bindings['PEOPLE'],
  alerts: readonly DueAlert[],
  done: number,
  { now, isMailed }: { readonly now: number; readonly isMailed: boolean },
) => {
  const onlyIf = areUnchanged(alerts);
  const next = listKeys(ALERT_FREQUENCIES).map((one) => nextPeriod(one, now));
  return db
    .prepare(
      `UPDATE job_alert SET matched_to = max(matched_to, ?),
         due_at = CASE frequency WHEN 'hour' THEN ? WHEN 'day' THEN ? ELSE ? END
         ${isMailed ? ', last_mailed_at = ?' : ''}
       WHERE id IN (SELECT value FROM json_each(?)) AND ${onlyIf.sql}`,
    )
    .bind(
      ...[done, ...next, ...(isMailed ? [now] : [])],
      ...[JSON.stringify(alerts.map(({ id }) => id)), ...onlyIf.values],
    );
};

/**
 * Writes the mail to an address.
 * @returns the id of its event in the outbox; undefined if all of its jobs have closed
 */
const writeMail = async (
  { PEOPLE, ...bindings }: Bindings,
  alerts: readonly DueAlert[],
  sections: readonly Section[],
  jobs: ReadonlyMap<number, JobHit>,
  { site, done, now }: { readonly site: Site; readonly done: number; readonly now: number },
): Promise<string | undefined> => {
  const variables = readVariables(bindings as Bindings);
  const mailed = sections
    .map((section) => describeAlert(section, jobs, site))
    .filter((one) => one.jobs.length + one.more > 0);
  const [{ addressId, email } = { addressId: '', email: '' }] = alerts;
  if (mailed.length === 0) {
    await advance(PEOPLE, alerts, done, { now, isMailed: false }).run();
    return undefined;
  }
  const { page, unsubscribe } = await createAlertLinks(PEOPLE, site.siteUrl, addressId, now);
  const eventId = `job-alerts ${randomId()}`;
  const onlyIf = areUnchanged(alerts);
  const mail = {
    ...{ template: 'job_alert' as const, recipient: email, about: addressId },
    replyTo: variables.MAIL_OPERATOR ?? site.frame.email,
    headers: unsubscribeHeaders(unsubscribe),
    ...renderMail(jobAlert(mailed, page), site.siteUrl, site.frame),
  };
  const occasion = { now, at: now, isDue: Boolean(mailProvider(variables)) };
  await PEOPLE.batch([
    ...mailStatements(PEOPLE, eventId, [mail], occasion, onlyIf),
    PEOPLE.prepare(
      `INSERT OR IGNORE INTO job_alert_mailed (address_id, job_id, at)
       SELECT ?, value, ? FROM json_each(?) WHERE ${onlyIf.sql}`,
    ).bind(
      ...[addressId, now, JSON.stringify(sections.flatMap(({ listed }) => listed))],
      ...onlyIf.values,
    ),
    advance(PEOPLE, alerts, done, { now, isMailed: true }),
  ]);
  return eventId;
};

/** What a slice did. */
interface Slice {
  /** The number of addresses whose alerts were due. */
  readonly addresses: number;
  /** The events of the mails written. */
  readonly events: readonly string[];
}

/** Writes the mails of the next addresses. */
const writeSlice = async (
  bindings: Bindings,
  site: Site,
  atOnce: number,
  now: number,
): Promise<Slice> => {
  const { JOBS, PEOPLE } = bindings;
  const due = await readDueAlerts(PEOPLE, atOnce, now);
  if (due.length === 0) return { addresses: 0, events: [] };
  // Read before the matches: a later batch may be incomplete.
  const { done } = await readMatchingState(JOBS);
  const found = await findNewJobs(
    JOBS,
    due.map(({ key, matchedTo }) => ({ key, after: matchedTo })),
    done,
    now,
  );
  const mailed = await readMailed(
    PEOPLE,
    due.flatMap(({ addressId }, i) =>
      (found[i] ?? []).map((job): [string, number] => [addressId, job]),
    ),
  );
  const addresses = [
    ...Map.groupBy(
      due.map((alert, i): [DueAlert, number[]] => [
        alert,
        (found[i] ?? []).filter((job) => !mailed.has(`${alert.addressId} ${job}`)),
      ]),
      ([{ addressId }]) => addressId,
    ).values(),
  ].map((one) => ({ alerts: one.map(([alert]) => alert), sections: divideJobs(one) }));
  for (const { alerts } of addresses.filter(({ sections }) => sections.length === 0)) {
    await advance(PEOPLE, alerts, done, { now, isMailed: false }).run();
  }
  const news = addresses.filter(({ sections }) => sections.length > 0);
  const ids = news.flatMap(({ sections }) => sections.flatMap(({ listed }) => listed));
  const jobs = ids.length > 0 ? await readOpenJobs(JOBS, [...new Set(ids)], now) : new Map();
  const events: string[] = [];
  for (const { alerts, sections } of news) {
    const eventId = await writeMail(bindings, alerts, sections, jobs, { site, done, now });
    if (eventId) events.push(eventId);
  }
  return { addresses: addresses.length, events };
};

/** Whether a mail about new jobs waits for another attempt. */
const isMailWaiting = async (db: Bindings['PEOPLE']): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM outbox WHERE ${WAITING} AND template = 'job_alert' LIMIT 1`)
    .first()) !== null;

/** Delivers mails just written. @returns whether the provider took all that it did not refuse */
const deliver = async (
  bindings: Bindings,
  events: readonly string[],
  clock: () => number,
): Promise<boolean> => {
  if (events.length === 0) return true;
  await deliverMails(bindings, clock, events);
  const waiting = await bindings.PEOPLE.prepare(
    `SELECT 1 FROM json_each(?) AS one CROSS JOIN outbox ON event_id = one.value
     WHERE ${WAITING} LIMIT 1`,
  )
    .bind(JSON.stringify(events))
    .first();
  return waiting === null;
};

/**
 * Mails new jobs to the addresses whose alerts are due, slice by slice. The mails of a slice are
 * delivered before the next ones are written, as jobs may close in between. If the provider fails,
 * the run ends, and as long as it fails, later runs write one mail each to try again.
 * @param mayGoOn whether another slice may start (`createBudget`)
 * @returns whether more addresses may be due now
 */
export const mailNewJobs = async (
  bindings: Bindings,
  clock: () => number,
  mayGoOn: () => boolean,
  rest: (ms: number) => Promise<void> = restAfter,
): Promise<boolean> => {
  const { PEOPLE } = bindings;
  const isDue = await PEOPLE.prepare('SELECT 1 FROM job_alert WHERE due_at <= ? LIMIT 1')
    .bind(clock())
    .first();
  if (!isDue) return false;
  const frame = await readFrameIfLoaded(contentSource(bindings));
  if (!frame) {
    throw new Error('The content service returned no site name, so no email was written.');
  }
  const site = { siteUrl: readVariables(bindings).SITE_URL, frame };
  let atOnce = (await isMailWaiting(PEOPLE)) ? 1 : ADDRESSES_AT_ONCE;
  while (mayGoOn()) {
    const start = Date.now();
    const { addresses, events } = await writeSlice(bindings, site, atOnce, clock());
    const took = Date.now() - start;
    if (!(await deliver(bindings, events, clock))) return false;
    if (addresses === 0) return false;
    if (events.length > 0) atOnce = ADDRESSES_AT_ONCE;
    await rest(took);
  }
  return true;
};
