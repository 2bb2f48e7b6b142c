import type { FieldErrors } from '../../contracts/wire.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/**
 * The result of sending a form: the response data, or messages by field (`form` for the whole
 * form).
 */
export type SendResult<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly errors: FieldErrors };

export const OFFLINE =
  'We couldn’t reach our server. Nothing you typed has been lost: check your connection and send the form again.';
export const BROKEN =
  'Something went wrong on our side. Nothing you typed has been lost: please send the form again.';

/** The message shown after a visitor cancels an upload. Cancelling is not an error. */
export const STOPPED =
  'Sending was cancelled. Your form may have arrived anyway, but it’s safe to send it again unchanged.';

/** Converts the outcome of an API call to a form result. */
export const sendResult = async <Data>(
  call: Promise<{ data: Data }>,
): Promise<SendResult<Data>> => {
  try {
    return { ok: true, data: (await call).data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { body, status } = error;
    return {
      ok: false,
      errors: body?.fields ?? { form: [body?.message ?? (status === 0 ? OFFLINE : BROKEN)] },
    };
  }
};
