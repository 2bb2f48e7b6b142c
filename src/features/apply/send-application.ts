import { BROKEN, OFFLINE, type SendResult } from '../../components/form/send-result.ts';
import type { FieldErrors } from '../../contracts/wire.ts';

/** The service's words for the applicant, whatever came back. */
export const readAnswer = (status: number, text: string): SendResult => {
  try {
    const { data, error } = JSON.parse(text) as {
      data?: { id?: string };
      error: { message?: string; fields?: FieldErrors };
    };
    // Anything else that calls itself a success, such as a hotel's log-in page, is none.
    if (status >= 200 && status < 300 && data?.id) return { ok: true, data };
    return { ok: false, errors: error.fields ?? { form: [error.message ?? BROKEN] } };
  } catch {
    return { ok: false, errors: { form: [status === 0 ? OFFLINE : BROKEN] } };
  }
};

/** Posts the form. XMLHttpRequest, as fetch tells nothing of an upload's progress. */
export const sendApplication = (options: {
  url: string;
  form: FormData;
  idempotencyKey: string;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}): Promise<SendResult> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', options.url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', options.idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(loaded / total);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve(readAnswer(0, ''));
    request.onabort = () =>
      resolve({
        ok: false,
        errors: {
          form: [
            'Sending was stopped. It may have arrived all the same; sending it again unchanged does no harm.',
          ],
        },
      });
    options.signal.onabort = () => request.abort();
    request.send(options.form);
  });
