import * as v from 'valibot';
import type { Variables } from '../env.ts';

export interface MailProvider {
  readonly apiUrl: string;
  readonly apiKey: string;
  /** The sender's address for all mails. */
  readonly from: string;
}

const RESEND_URL = 'https://api.resend.com/emails';

/**
 * The configured mail provider; undefined if there is none. A partial configuration is rejected
 * when the variables are parsed.
 */
export const mailProvider = ({
  MAIL_API_URL = RESEND_URL,
  MAIL_API_KEY,
  MAIL_FROM,
}: Variables): MailProvider | undefined =>
  MAIL_API_KEY && MAIL_FROM
    ? { apiUrl: MAIL_API_URL, apiKey: MAIL_API_KEY, from: MAIL_FROM }
    : undefined;

/** A mail as the provider expects it. */
export interface Mail {
  /**
   * The idempotency key: the provider accepts each id only once, however often the mail is sent.
   */
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers besides those that every mail has, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * `refused`: the provider will never accept this mail, for example because its address is invalid.
 * `trouble`: any other failure, from a wrong key or sender to an unreachable provider; the mail
 * itself may be valid, or may even have been sent.
 */
export type SendResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'trouble'; readonly error: string };

/**
 * Longer than sending a mail normally takes. After a time-out, the provider may still have accepted
 * the mail.
 */
const SEND_TIMEOUT_MS = 10_000;
/** Resend accepts two requests a second, and names the seconds to wait after more of them. */
const RATE_WAIT_MAX_S = 3;
const RESPONSE_MAX_BYTES = 10_000;
const ERROR_MAX_LENGTH = 300;

const SentSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const ErrorSchema = v.object({ name: v.optional(v.string(), ''), message: v.string() });
const SENDER_NAME = /from_address/;
const SENDER_PATTERN = /\bfrom\b|\bsender\b/i;

/**
 * Whether a refusal is about MAIL_FROM and so affects every mail: Resend's `invalid_from_address`,
 * or another provider's message about the sender. A message that may quote one of this mail's
 * addresses does not count. Otherwise, a visitor could submit an address that blocks all mails.
 */
const isAboutSender = (
  { name, message }: v.InferOutput<typeof ErrorSchema>,
  { recipient, replyTo }: Mail,
): boolean =>
  SENDER_NAME.test(name) ||
  (SENDER_PATTERN.test(message) && !SENDER_PATTERN.test(`${recipient} ${replyTo}`));

const readResponseText = async (response: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > RESPONSE_MAX_BYTES) break;
  }
  return text;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const postMail = async (
  { apiUrl, apiKey, from }: MailProvider,
  mail: Mail,
  timeoutMs: number,
): Promise<{ readonly response: Response; readonly text: string }> => {
  const response = await fetch(apiUrl, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': mail.id,
    },
    body: JSON.stringify({
      from,
      to: [mail.recipient],
      reply_to: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
    }),
    // Redirects are not followed, because the API key must be sent only to this URL.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { response, text: await readResponseText(response) };
};

/** Posts a mail, a second time if the provider asks to wait for no longer than a few seconds. */
const postAtProvidersRate = async (...mail: Parameters<typeof postMail>) => {
  const posted = await postMail(...mail);
  const { status, headers } = posted.response;
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (status !== 429 || !(seconds <= RATE_WAIT_MAX_S)) return posted;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  return postMail(...mail);
};

/**
 * Sends a mail through a provider that implements Resend's API (decision 18): `POST /emails`, one
 * JSON object, an `Idempotency-Key` that is valid for 24 hours.
 */
export const sendMail = async (
  provider: MailProvider,
  mail: Mail,
  timeoutMs = SEND_TIMEOUT_MS,
): Promise<SendResult> => {
  const createTrouble = (error: string) => ({ outcome: 'trouble', error }) as const;
  let response: Response;
  let text: string;
  try {
    ({ response, text } = await postAtProvidersRate(provider, mail, timeoutMs));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return createTrouble(
      isLate
        ? `The provider did not respond within ${timeoutMs / 1000} seconds.`
        : 'The provider could not be reached.',
    );
  }
  const body = parseJson(text);
  if (response.ok) {
    return v.is(SentSchema, body)
      ? { outcome: 'sent' }
      : createTrouble(`The provider responded with ${response.status} but without an email id.`);
  }
  const parsedError = v.safeParse(ErrorSchema, body);
  const detail = parsedError.success ? `: ${parsedError.output.message}` : '.';
  const error = `The provider responded with ${response.status}${detail}`.slice(
    0,
    ERROR_MAX_LENGTH,
  );
  const isRefused =
    (response.status === 400 || response.status === 422) &&
    !(parsedError.success && isAboutSender(parsedError.output, mail));
  if (!isRefused) return createTrouble(error);
  // The provider may have refused only the reply-to address. The mail is sent again without it,
  // because the mail's text contains the address anyway.
  if (mail.replyTo) {
    const again = { ...mail, id: `${mail.id}-without-reply-to`, replyTo: null };
    return sendMail(provider, again, timeoutMs);
  }
  return { outcome: 'refused', error };
};
