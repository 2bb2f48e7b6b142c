import * as v from 'valibot';
import type { Variables } from '../env.ts';

export interface MailProvider {
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Who mails come from. */
  readonly from: string;
}

const RESEND_URL = 'https://api.resend.com/emails';

/** undefined where none is set up. Parsing saw to it that nothing is set half-way. */
export const mailProvider = ({
  MAIL_API_URL = RESEND_URL,
  MAIL_API_KEY,
  MAIL_FROM,
}: Variables): MailProvider | undefined =>
  MAIL_API_KEY && MAIL_FROM
    ? { apiUrl: MAIL_API_URL, apiKey: MAIL_API_KEY, from: MAIL_FROM }
    : undefined;

/** A mail as the provider takes it. */
export interface Mail {
  /** The provider takes a mail of the same id but once, however often it is handed over. */
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * `refused`: this mail will never be taken, such as one to an address that cannot be. `trouble`:
 * anything else, from a wrong key or sender to a dead provider; the mail itself may be good, or even
 * sent.
 */
export type SendResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'trouble'; readonly error: string };

/** Longer than a mail takes; a provider that is slower may still have taken it. */
const SEND_TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 10_000;
const ERROR_MAX_LENGTH = 300;

const SentSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const ErrorSchema = v.object({ name: v.optional(v.string(), ''), message: v.string() });
const SENDER_NAME = /from_address/;
const SENDER_WORDS = /\bfrom\b|\bsender\b/i;

/**
 * Whether a refusal is about MAIL_FROM, so about every mail: Resend's `invalid_from_address`, or words
 * of others. Words that may quote an address of this mail say nothing: whoever chose it would hold up
 * the mails of all.
 */
const isAboutSender = (
  { name, message }: v.InferOutput<typeof ErrorSchema>,
  { recipient, replyTo }: Mail,
): boolean =>
  SENDER_NAME.test(name) ||
  (SENDER_WORDS.test(message) && !SENDER_WORDS.test(`${recipient} ${replyTo}`));

const readAnswer = async (answer: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > ANSWER_MAX_BYTES) break;
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

/**
 * Hands a mail to a provider that speaks Resend's API (`POST /emails`, one JSON object, an
 * `Idempotency-Key` that holds for 24 hours): docs/decisions/0020.
 */
export const sendMail = async (
  { apiUrl, apiKey, from }: MailProvider,
  mail: Mail,
  timeoutMs = SEND_TIMEOUT_MS,
): Promise<SendResult> => {
  const trouble = (error: string) => ({ outcome: 'trouble', error }) as const;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(apiUrl, {
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
      }),
      // The key belongs to this address and no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readAnswer(answer);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return trouble(
      isLate
        ? `The provider did not answer within ${timeoutMs / 1000} seconds.`
        : 'The provider could not be reached.',
    );
  }
  const body = parseJson(text);
  if (answer.ok) {
    return v.is(SentSchema, body)
      ? { outcome: 'sent' }
      : trouble(`The provider answered ${answer.status} without the id of a mail.`);
  }
  const said = v.safeParse(ErrorSchema, body);
  const words = said.success ? `: ${said.output.message}` : '.';
  const error = `The provider answered ${answer.status}${words}`.slice(0, ERROR_MAX_LENGTH);
  const isRefused =
    (answer.status === 400 || answer.status === 422) &&
    !(said.success && isAboutSender(said.output, mail));
  if (!isRefused) return trouble(error);
  // It may be the address for replies that it does not take, which the text names too.
  if (mail.replyTo) {
    const again = { ...mail, id: `${mail.id}-without-reply-to`, replyTo: null };
    return sendMail({ apiUrl, apiKey, from }, again, timeoutMs);
  }
  return { outcome: 'refused', error };
};
