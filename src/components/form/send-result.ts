import type { FieldErrors } from '../../contracts/wire.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** How sending a form ended: what came back, or messages by field (`form` for the whole). */
export type SendResult<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly errors: FieldErrors };

export const OFFLINE =
  'We could not reach our server. Nothing you typed is lost: check your connection and send it again.';
export const BROKEN =
  'Something went wrong on our side. Nothing you typed is lost: please send it again.';

/** Said where somebody stopped an upload: it is no error. */
export const STOPPED =
  'Sending was stopped. It may have arrived all the same; sending it again unchanged does no harm.';

/** The outcome of an API call, in words for whoever sent the form. */
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
