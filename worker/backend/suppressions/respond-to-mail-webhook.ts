import * as v from 'valibot';
import { EmailSchema } from '../../../src/contracts/application.ts';
import { readVariables } from '../../env.ts';
import { parseJson } from '../../http/body/parse-json.ts';
import { readBody } from '../../http/body/read-body.ts';
import { HttpError } from '../../http/http-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { isSignedByMailProvider } from '../../mail/verify-webhook.ts';
import { type Suppression, suppressAddress } from './suppressions.ts';

/** Many times an event about one mail. */
const BODY_MAX_BYTES = 64 * 1024;
const MAX_MEMBERS = 2000;

const EventSchema = v.object({ type: v.string() });

/** A provider's own word such as `MailboxFull`. Other text could contain the address. */
const WordSchema = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))), null);

const entries = {
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  data: v.object({ to: v.array(v.string()) }),
};

/** Reports about mails to one address (https://resend.com/docs/webhooks/event-types). */
const ReportSchema = v.variant('type', [
  v.object({
    ...entries,
    type: v.literal('email.bounced'),
    data: v.object({
      ...entries.data.entries,
      // `Permanent`, `Transient` or `Undetermined`; the last two may end by themselves.
      bounce: v.object({ type: v.string(), subType: WordSchema }),
    }),
  }),
  v.object({ ...entries, type: v.literal('email.complained') }),
  v.object({
    ...entries,
    type: v.literal('email.suppressed'),
    data: v.object({ ...entries.data.entries, suppressed: v.object({ type: WordSchema }) }),
  }),
]);
type Report = v.InferOutput<typeof ReportSchema>;
const REPORTS: readonly string[] = ReportSchema.options.map(({ entries }) => entries.type.literal);

/** Why a report suppresses its address; undefined for a bounce that may end by itself. */
const findReason = (report: Report): Pick<Suppression, 'reason' | 'detail'> | undefined => {
  switch (report.type) {
    case 'email.bounced': {
      const { type, subType } = report.data.bounce;
      return type === 'Permanent' ? { reason: 'bounce', detail: subType } : undefined;
    }
    case 'email.complained':
      return { reason: 'complaint', detail: null };
    case 'email.suppressed':
      return { reason: 'provider', detail: report.data.suppressed.type };
  }
};

/**
 * The report in an event; undefined for an event of another kind.
 * @throws HttpError 422 if the event has not the form that the provider documents
 */
const readReport = (event: unknown): Report | undefined => {
  const { success, output } = v.safeParse(EventSchema, event);
  if (success && !REPORTS.includes(output.type)) return undefined;
  const report = v.safeParse(ReportSchema, event);
  if (report.success) return report.output;
  throw new HttpError(422, 'invalid', 'This is not an event of the mail provider.');
};

/**
 * Handles a webhook from the mail provider: suppresses the address of a hard bounce or a complaint
 * (decision 18). If the storage fails, the response is an error, so the provider sends the event
 * again.
 * @throws HttpError 400, 401, 404, 405, 408, 413, 422, 503
 */
export const respondToMailWebhook = async ({
  request,
  bindings,
}: Pick<RequestContext, 'request' | 'bindings'>): Promise<Response> => {
  const now = Date.now();
  const secret = readVariables(bindings).MAIL_WEBHOOK_SECRET;
  if (!secret) throw new HttpError(404, 'not_found', 'The webhook /hooks/mail is not enabled.');
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', 'Use POST.', { headers: { allow: 'POST' } });
  }
  const bytes = await readBody(request, BODY_MAX_BYTES, 'The body is too large for an event.');
  const body = new TextDecoder().decode(bytes);
  if (!(await isSignedByMailProvider(request.headers, body, { secret, now }))) {
    throw new HttpError(401, 'bad_signature', 'The signature is missing, wrong or too old.');
  }
  const report = readReport(parseJson(bytes, MAX_MEMBERS));
  const reason = report && findReason(report);
  const [address, ...others] = report?.data.to ?? [];
  // This site sends each mail to one address. Another program may share the provider's account, and
  // a report about several addresses does not say which of them it is about.
  const isSuppressed =
    report !== undefined &&
    reason !== undefined &&
    others.length === 0 &&
    v.is(EmailSchema, address);
  if (isSuppressed) {
    const suppressedAt = Math.min(Date.parse(report.created_at), now);
    await suppressAddress(bindings, String(address), { ...reason, suppressedAt });
  }
  return Response.json({ suppressed: isSuppressed }, { headers: { 'cache-control': 'no-store' } });
};
