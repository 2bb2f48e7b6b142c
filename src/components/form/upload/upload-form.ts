import * as v from 'valibot';
import { ErrorBodySchema } from '../../../contracts/wire.ts';
import { BROKEN, OFFLINE, type SendResult, STOPPED } from '../send-result.ts';

/** Converts a response, whether valid or not, to a form result. */
export const readResponse = <Data>(
  status: number,
  text: string,
  data: v.GenericSchema<unknown, Data>,
): SendResult<Data> => {
  const failed = (message: string): SendResult<Data> => ({
    ok: false,
    errors: { form: [message] },
  });
  if (status === 0) return failed(OFFLINE);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed(BROKEN);
  }
  if (status >= 200 && status < 300) {
    // A 2xx response that does not match the schema, such as a Wi-Fi login page, is a failure.
    const parsed = v.safeParse(v.object({ data }), json);
    return parsed.success ? { ok: true, data: parsed.output.data } : failed(BROKEN);
  }
  const parsedError = v.safeParse(ErrorBodySchema, json);
  if (!parsedError.success) return failed(BROKEN);
  const { fields, message } = parsedError.output.error;
  return fields ? { ok: false, errors: fields } : failed(message);
};

/**
 * Posts a form with a file. It uses XMLHttpRequest, since fetch does not report upload progress.
 */
export const uploadForm = <Data>(options: {
  url: string;
  form: FormData;
  /** Schema of the response's `data`. */
  data: v.GenericSchema<unknown, Data>;
  idempotencyKey?: string;
  /** The value of the `Authorization` header, if any. */
  authorization?: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
  onUnauthorized?: () => void;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}): Promise<SendResult<Data>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', options.url);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of [
      ['idempotency-key', options.idempotencyKey],
      ['authorization', options.authorization],
      ...Object.entries(options.headers ?? {}),
    ] as const) {
      if (value !== undefined) request.setRequestHeader(name, value);
    }
    const settle = (status: number, text: string) =>
      resolve(readResponse(status, text, options.data));
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 401) options.onUnauthorized?.();
      settle(request.status, request.responseText);
    };
    request.onerror = () => settle(0, '');
    request.onabort = () => resolve({ ok: false, errors: { form: [STOPPED] } });
    options.signal.onabort = () => request.abort();
    request.send(options.form);
  });
