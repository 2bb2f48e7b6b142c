import type { Alert, AlertId } from '../../../src/contracts/ops.ts';
import { BACKUP_MAX_AGE_MS } from '../../backend/backups/backup-health.ts';
import type { Bindings } from '../../env.ts';
import type { Fault } from '../../http/count-fault.ts';
import { COUNTED_MAX, FAULTS_FOR_MS, type Facts, readFacts } from './read-facts.ts';

/** The number of failed requests in `FAULTS_FOR_MS` from which operators are alerted. */
export const FAILED_RESPONSES_MIN = 20;

/** The names that an alert lists. */
const NAMES_SHOWN = 5;

const MINUTES = FAULTS_FOR_MS / 60_000;

const count = (n: number, one: string) =>
  `${n >= COUNTED_MAX ? `${n} or more` : n} ${one}${n === 1 ? '' : 's'}`;

/** An alert for an upstream whose circuit breaker opened. */
const upstream =
  (kind: Fault, name: string, remedy: string) =>
  ({ faults }: Facts): string | undefined =>
    faults[kind]
      ? `${name} failed several times in a row in the last ${MINUTES} minutes, so that calls to it are paused. ${remedy}`
      : undefined;

/** For each alert, a sentence about the problem and its remedy; undefined if all is well. */
const CONDITIONS: Readonly<Record<AlertId, (facts: Facts) => string | undefined>> = {
  failedMails: ({ failedMails: n }) =>
    n > 0
      ? `${count(n, 'email')} of the last two days failed and will not be retried. “npm run ops -- mail list --state failed” shows why, “mail retry --state failed” sends them again.`
      : undefined,
  lateMails: ({ lateMails: n }) =>
    n > 0
      ? `${count(n, 'email')} could not be sent for more than an hour. “npm run ops -- mail list --state waiting” shows the provider’s reason. Check the provider’s account, MAIL_API_KEY and MAIL_FROM, then run “mail retry”.`
      : undefined,
  suppressedNotices: ({ suppressedNotices: n }) =>
    n > 0
      ? `${count(n, 'notice')} of the last two days did not reach you, because the address in MAIL_OPERATOR or ALERT_EMAIL is suppressed. “npm run ops -- mail suppressed ADDRESS” shows why, “mail unsuppress ADDRESS” allows mail again.`
      : undefined,
  lateEvents: ({ lateEvents: n }) =>
    n > 0
      ? `${count(n, 'event')} could not be handled for more than an hour, so that mails or notifications are missing. The column last_error of the tables event and job_event has the reason (docs/operating.md, Troubleshooting).`
      : undefined,
  deadLetters: ({ deadLetters: n }) =>
    n > 0
      ? `The queue gave up on ${count(n, 'message')}. “npm run ops -- queue dead” lists them. Correct the reason, which the log shows, then run “queue retry”.`
      : undefined,
  backup: ({ backup }) => {
    if (!backup || backup.state === 'ok') return undefined;
    const problem =
      backup.state === 'failed'
        ? 'The last backup failed; each scheduled run continues it.'
        : `There is no complete backup of the last ${BACKUP_MAX_AGE_MS / 3_600_000} hours.`;
    return `${problem} “npm run ops -- backup list” shows the reason, “backup” continues it now.`;
  },
  sources: ({ sources }) => {
    if (sources.length === 0) return undefined;
    const names = sources.slice(0, NAMES_SHOWN).map((name) => `“${name}”`);
    const more = sources.length - names.length;
    return `${count(sources.length, 'source')} of jobs could not be read for a day, or have so few jobs that you have to agree before the others are closed: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. “npm run ops -- sources show NAME” shows the reason.`;
  },
  unconfirmedJobs: ({ unconfirmedJobs: n }) =>
    n > 0
      ? `${count(n, 'open job')} ${n === 1 ? 'was' : 'were'} not confirmed by the employer within 45 days. “npm run ops -- jobs unconfirmed” lists them; “jobs confirm FID” says that one is open, “jobs close FID” closes it.`
      : undefined,
  failedResponses: ({ faults }) => {
    const n = faults.responses ?? 0;
    return n >= FAILED_RESPONSES_MIN
      ? `At least ${n} requests failed with a 5xx status in the last ${MINUTES} minutes. The log has a line with the route and status of each (docs/operating.md, Logs), and /readyz shows what does not respond.`
      : undefined;
  },
  productApi: upstream('productApi', 'The product API', 'Check the service at API_BASE.'),
  contractorApi: upstream(
    'contractorApi',
    'The contractor services',
    'Check the service at CONTRACTOR_API_BASE.',
  ),
  content: upstream(
    'content',
    'Contentful',
    'Check its status page, and the reason in the log (“Content: …”).',
  ),
  jobEngine: upstream(
    'jobEngine',
    'The search in PostgreSQL',
    'The built-in index is used meanwhile. Check the database behind JOB_ENGINE.',
  ),
};

/** The alerts for these facts, in a fixed order. */
export const decideAlerts = (facts: Facts): Alert[] =>
  Object.entries(CONDITIONS).flatMap(([id, describe]) => {
    const message = describe(facts);
    return message ? [{ id: id as AlertId, message }] : [];
  });

/** The alerts at this moment. */
export const findAlerts = async (bindings: Bindings, now: number): Promise<Alert[]> =>
  decideAlerts(await readFacts(bindings, now));
